import type { ShownReading } from '../../../contract/http/index.ts'
import type { Source } from './answering/index.ts'
import type { Language } from './reading/index.ts'

/** The source of an answer: the guide and the engine alone, or the language model with their figures. */
export type AnsweredBy = 'guide' | 'model'

/** An answer to stream. */
export interface Answer {
  kind: string
  text: string
  sources: readonly Source[]
  by: AnsweredBy
  /** How the question was read; null where no amount was. */
  reading: ShownReading | null
  language: Language
  /** A remark on how the answer came about; null when there is none. */
  note: string | null
}

/** Characters in a streamed piece, so that reading can begin early. */
const pieceLength = 48

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** Splits a text into pieces that end between words; joined they are the text. */
export function piecesOf(text: string): string[] {
  return text.match(new RegExp(`[^]{1,${pieceLength}}(?=\\s|$)|[^]{1,${pieceLength}}`, 'gu')) ?? []
}

/** Streams an answer as server-sent events: how the question was read, the text, the sources, and a closing event. */
export async function* asEvents(answer: Promise<Answer>): AsyncGenerator<string> {
  // A comment is sent at once: it tells proxies and browsers that the response has started.
  yield ': asked\n\n'
  const { text, sources, kind, by, note, reading, language } = await answer
  if (reading !== null) yield event('reading', reading)
  for (const piece of piecesOf(text)) yield event('delta', { text: piece })
  yield event('sources', sources)
  yield event('done', { kind, by, note, language })
}
