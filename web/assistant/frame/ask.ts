import type { Given } from '../messages.ts'
import type { Said, Source } from './conversation.ts'

/** What becomes of a question. */
export interface Hearing {
  delta: (text: string) => void
  sources: (sources: Source[]) => void
  note: (note: string) => void
}

const away = 'No answer came. Check your network and ask again.'

/** Words of a refusal, with how to go on. */
async function refusalOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined)
  if (answer.status === 401) return 'This conversation was idle too long. Ask again.'
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : away
}

/** Asks the server and hears the answer as it comes. @throws Error whose message can be shown. */
export async function ask(
  question: { message: string; history: Pick<Said, 'by' | 'text'>[]; consent: boolean },
  { token, submissionId }: Given,
  hearing: Hearing,
): Promise<void> {
  if (token === undefined) throw new Error('Teni is part of Pro, and needs you to be signed in.')
  let complete = false
  const answer = await fetch('/api/assistant/messages', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...question, ...(submissionId !== undefined && { submissionId }) }),
  }).catch(() => {
    throw new Error(away)
  })
  if (!answer.ok || !answer.body) throw new Error(await refusalOf(answer))
  await readEvents(answer.body, ({ name, data }) => {
    if (name === 'delta') hearing.delta((data as { text: string }).text)
    if (name === 'sources') hearing.sources(data as Source[])
    if (name !== 'done') return
    complete = true
    const { note } = data as { note: string | null }
    if (note !== null) hearing.note(note)
  }).catch(() => {
    throw new Error(away)
  })
  if (!complete) throw new Error(away)
}

/** One server-sent event. */
export interface StreamEvent {
  name: string
  data: unknown
}

/** Takes the whole events off the front of what has come so far. @returns them, and what is left for later. */
export function takeEvents(text: string): { events: StreamEvent[]; rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks.flatMap((block): StreamEvent[] => {
    const name = /^event: (.*)$/m.exec(block)?.[1]
    const data = /^data: (.*)$/m.exec(block)?.[1]
    return name === undefined || data === undefined ? [] : [{ name, data: JSON.parse(data) as unknown }]
  })
  return { events, rest }
}

/** Calls `hear` with every event of a stream as it comes. @throws when the connection breaks. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  hear: (event: StreamEvent) => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let waiting = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const { events, rest } = takeEvents(waiting + decoder.decode(value, { stream: true }))
    waiting = rest
    events.forEach(hear)
  }
}
