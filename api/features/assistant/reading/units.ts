import type { Token } from './numbers/token.ts'

/** A token as phrases see it: what stands for an amount, a percentage, a year or a count is one sign. */
export interface Unit {
  readonly token: Token
  readonly word: string
  /** '#' an amount, '%' a percentage, '@' a year, 'n' a count in figures; else the word. */
  readonly key: string
}

/** Marks that say nothing between words: "take-home", quotation marks, "(", "*". */
const silent = new Set([
  '-',
  '–',
  '—',
  '"',
  '“',
  '”',
  "'",
  '‘',
  '’',
  '(',
  ')',
  '[',
  ']',
  '*',
  '_',
  '~',
  '`',
  '\u0000',
])

function keyOf({ kind, isPercent, word, text }: Token): string {
  if (kind === 'number') return isPercent ? '%' : '#'
  if (kind === 'year') return '@'
  return kind === 'count' && /^\d/.test(text) ? 'n' : word
}

/** The tokens as units: silent marks left out, joined words ("take-home") apart. */
export function unitsOf(tokens: readonly Token[]): Unit[] {
  return tokens.flatMap((token): Unit[] => {
    if (token.kind === 'mark' && silent.has(token.text)) return []
    if (token.kind === 'word' && token.word.includes('-')) {
      return token.word
        .split('-')
        .filter((word) => word !== '')
        .map((word) => ({ token, word, key: word }))
    }
    return [{ token, word: token.word, key: keyOf(token) }]
  })
}

export const isAmount = ({ token }: Unit): boolean => token.kind === 'number'
/** A mark that ends a sentence. */
export const isStop = ({ token }: Unit): boolean => token.kind === 'mark' && /^[.?!;\n]$/.test(token.text)
