import type { Said } from './conversation.ts'

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
