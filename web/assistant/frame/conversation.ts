import type { ShownReading } from '../../../contract/http/assistant.ts'

/** An article of the guide behind an answer. */
export interface Source {
  article: string
  title: string
  sections: string[]
}

/** One turn of the conversation. */
export interface Turn {
  by: 'person' | 'assistant'
  text: string
  /** How the question was read, above the answer. */
  reading?: ShownReading
  sources?: Source[]
  note?: string | null
  /** Who answered: the guide, or the language model. */
  from?: 'guide' | 'model'
  /** Language of the text, where it is not English. */
  language?: string
}

/** Most turns that are kept in the tab; older ones are dropped. */
const maxTurns = 40

const isTurn = (value: unknown): value is Turn =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'by' in value &&
  (value.by === 'person' || value.by === 'assistant')

/** Parses a stored conversation; any other text counts as an empty one. */
export function parseConversation(stored: string | null): Turn[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(read) ? read.filter(isTurn).slice(-maxTurns) : []
  } catch {
    return []
  }
}

/** The conversation with what was said last, within the most that is kept. */
export function withTurns(turns: readonly Turn[], ...said: Turn[]): Turn[] {
  return [...turns, ...said].slice(-maxTurns)
}

/** A conversation as plain text, with how each question was read and the sources of the answers. */
export function asText(turns: readonly Turn[]): string {
  const paragraphs = turns.map(({ by, text, reading, sources = [], note }) =>
    [
      `${by === 'person' ? 'You' : 'Teni'}:`,
      ...(reading?.chips.length ? [`Read as: ${readAs(reading)}`] : []),
      text,
      ...sources.map(({ title, sections }) => `Source: ${[title, ...sections].join('; ')}`),
      ...(note ? [note] : []),
    ].join('\n'),
  )
  return ['Conversation with Teni, who is not a tax consultant.', ...paragraphs].join('\n\n') + '\n'
}

/** What was read in a question, in one line. */
export function readAs({ chips }: ShownReading): string {
  return chips.map(({ label }) => label).join('; ')
}

/** Downloads the conversation as a file; the product stores none. */
export function saveAsFile(turns: readonly Turn[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([asText(turns)], { type: 'text/plain;charset=utf-8' }))
  link.download = 'Teni conversation.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}
