/** Up to three words of a person, each once, as they are said back. */
export const quoted = (words: readonly string[]): string[] =>
  [...new Set(words)].slice(0, 3).map((word) => `“${word.slice(0, 30)}”`)
