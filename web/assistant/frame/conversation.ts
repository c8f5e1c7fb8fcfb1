/** Where an answer can be checked. */
export interface Source {
  article: string
  title: string
  sections: string[]
}

/** One thing that was said. */
export interface Said {
  by: 'person' | 'assistant'
  text: string
  sources?: Source[]
  note?: string | null
}

/** Most turns that are kept and shown again: older ones fall away. */
const most = 40

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'by' in value &&
  (value.by === 'person' || value.by === 'assistant')

/** Reads what was kept; anything else counts as an empty conversation. */
export function readKept(kept: string | null): Said[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(read) ? read.filter(isSaid).slice(-most) : []
  } catch {
    return []
  }
}

/** The last turns as the server takes them: at most ten, each cut to its bound. */
export function historyOf(said: readonly Said[]): { by: Said['by']; text: string }[] {
  return said
    .filter(({ text }) => text.trim() !== '')
    .slice(-10)
    .map(({ by, text }) => ({ by, text: text.slice(0, 4000) }))
}

/** A conversation as plain text: who said what, and where an answer can be checked. */
export function asText(said: readonly Said[]): string {
  const turns = said.map(({ by, text, sources = [], note }) =>
    [
      `${by === 'person' ? 'You' : 'Teni'}:`,
      text,
      ...sources.map(({ title, sections }) => `Source: ${[title, ...sections].join('; ')}`),
      ...(note ? [note] : []),
    ].join('\n'),
  )
  return ['Conversation with Teni, who is not a tax consultant.', ...turns].join('\n\n') + '\n'
}

/** Gives the conversation to the person as a file; the product keeps none. */
export function saveAsFile(said: readonly Said[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([asText(said)], { type: 'text/plain;charset=utf-8' }))
  link.download = 'Teni conversation.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}
