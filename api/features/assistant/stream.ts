import type { Source } from './answering/index.ts'

/** Who gave an answer: the guide and the engine, or the language model with their figures. */
export type AnsweredBy = 'guide' | 'model'

/** An answer as it is sent. */
export interface Answer {
  kind: string
  text: string
  sources: readonly Source[]
  by: AnsweredBy
  /** What the person should know of how it came about; null when there is nothing. */
  note: string | null
}

/** Some words at a time, so that reading can begin with the first. */
const pieceLength = 48

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** A text in pieces that end between words; together they are the text. */
export function piecesOf(text: string): string[] {
  return text.match(new RegExp(`[^]{1,${pieceLength}}(?=\\s|$)|[^]{1,${pieceLength}}`, 'gu')) ?? []
}

/** An answer as server-sent events: its words, where to check them, and that it is complete. */
export async function* asEvents(answer: Promise<Answer>): AsyncGenerator<string> {
  // A comment at once: proxies and browsers know then that the answer is on its way.
  yield ': asked\n\n'
  const { text, sources, kind, by, note } = await answer
  for (const piece of piecesOf(text)) yield event('delta', { text: piece })
  yield event('sources', sources)
  yield event('done', { kind, by, note })
}
