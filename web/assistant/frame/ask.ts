import type { AnswerEnd, ShownReading } from '../../../contract/http/assistant.ts'
import type { TokenReply } from '../messages.ts'
import type { Source } from './conversation.ts'
import type { Said } from './history.ts'

/** Callbacks for the parts of an answer. */
export interface AnswerHandlers {
  delta: (text: string) => void
  reading: (reading: ShownReading) => void
  sources: (sources: Source[]) => void
  end: (end: AnswerEnd) => void
}

const noAnswer = 'No answer came. Check your network and ask again.'

/** The message of a refusal, which says how to go on. */
async function refusalOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined)
  if (answer.status === 401) return 'This conversation was idle too long. Ask again.'
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : noAnswer
}

/** Sends a question and passes the answer on as it streams in. @throws Error whose message can be shown. */
export async function ask(
  question: { message: string; history: Said[]; consent: boolean },
  { token, submissionId }: TokenReply,
  handlers: AnswerHandlers,
): Promise<void> {
  if (token === undefined) throw new Error('Teni is part of Pro, and needs you to be signed in.')
  let complete = false
  const answer = await fetch('/api/assistant/messages', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...question, ...(submissionId !== undefined && { submissionId }) }),
  }).catch(() => {
    throw new Error(noAnswer)
  })
  if (!answer.ok || !answer.body) throw new Error(await refusalOf(answer))
  await readEvents(answer.body, ({ name, data }) => {
    if (name === 'delta') handlers.delta((data as { text: string }).text)
    if (name === 'reading') handlers.reading(data as ShownReading)
    if (name === 'sources') handlers.sources(data as Source[])
    if (name !== 'done') return
    complete = true
    handlers.end(data as AnswerEnd)
  }).catch(() => {
    throw new Error(noAnswer)
  })
  if (!complete) throw new Error(noAnswer)
}

/** One server-sent event. */
export interface StreamEvent {
  name: string
  data: unknown
}

/** Parses the complete events of the text received so far. @returns them, and the rest of the text. */
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

/** Calls `onEvent` with every event of a stream as it arrives. @throws when the connection breaks. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let buffer = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const { events, rest } = takeEvents(buffer + decoder.decode(value, { stream: true }))
    buffer = rest
    events.forEach(onEvent)
  }
}
