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
  sources?: Source[]
  note?: string | null
}

/** Most turns that are restored; older ones are dropped. */
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

/** The last turns within the server's limits: at most ten, each of at most 4,000 characters. */
export function historyOf(turns: readonly Turn[]): { by: Turn['by']; text: string }[] {
  return turns
    .filter(({ text }) => text.trim() !== '')
    .slice(-10)
    .map(({ by, text }) => ({ by, text: text.slice(0, 4000) }))
}

/** A conversation as plain text, with the sources of the answers. */
export function asText(turns: readonly Turn[]): string {
  const paragraphs = turns.map(({ by, text, sources = [], note }) =>
    [
      `${by === 'person' ? 'You' : 'Teni'}:`,
      text,
      ...sources.map(({ title, sections }) => `Source: ${[title, ...sections].join('; ')}`),
      ...(note ? [note] : []),
    ].join('\n'),
  )
  return ['Conversation with Teni, who is not a tax consultant.', ...paragraphs].join('\n\n') + '\n'
}

/** Downloads the conversation as a file; the product stores none. */
export function saveAsFile(turns: readonly Turn[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([asText(turns)], { type: 'text/plain;charset=utf-8' }))
  link.download = 'Teni conversation.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}
