import type { TextStyle } from '../layout.ts'

/** Points that a text takes on one line. Each writer measures with the fonts that it prints with. */
export type WidthOf = (text: string, style: TextStyle) => number

/** The lines of a text, each at most `width` points wide. */
export type LinesOf = (text: string, width: number, style: TextStyle) => readonly string[]

/** Sets texts in lines. Both writers break them here, so that their pages are alike. */
export function typesetter(widthOf: WidthOf): LinesOf {
  const cache = new Map<string, readonly string[]>()
  return (text, width, style) => {
    const key = `${style.font} ${style.size} ${width} ${text}`
    const lines = cache.get(key) ?? wrap(text, width, (line) => widthOf(line, style))
    cache.set(key, lines)
    return lines
  }
}

/** A letter with its combining marks, which a line break must not separate. */
const letters = /\P{M}\p{M}*|\p{M}+/gu

/**
 * Wraps a text to lines no wider than `width`: at blanks, and inside a word only when the word alone is too wide.
 * @param widthOf width of a text on one line, in the unit of `width`.
 */
export function wrap(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((long) => pieces(long, width, widthOf))) {
    const longer = line === '' ? word.text : `${line}${word.joins ? '' : ' '}${word.text}`
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line)
      line = word.text
    } else line = longer
  }
  return [...lines, line]
}

interface Piece {
  readonly text: string
  /** Whether it continues the previous piece without a blank. */
  readonly joins: boolean
}

function pieces(word: string, width: number, widthOf: (text: string) => number): Piece[] {
  if (widthOf(word) <= width) return [{ text: word, joins: false }]
  const parts: string[] = []
  let part = ''
  for (const letter of word.match(letters) ?? []) {
    if (part !== '' && widthOf(part + letter) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].map((text, index) => ({ text, joins: index > 0 }))
}
