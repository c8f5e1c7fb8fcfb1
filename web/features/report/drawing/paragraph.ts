import { baselineIn, lineHeight, type TextStyle } from '../../../../contract/report/layout.ts'
import type { Paper } from './paper.ts'

/** A wrapped text, ready to be drawn. */
export interface Paragraph {
  readonly height: number
  /** @param top y of the top of the first line. */
  draw: (x: number, top: number) => void
}

/** Wraps a text to lines of at most `width` points. */
export function paragraph(paper: Paper, text: string, width: number, style: TextStyle): Paragraph {
  const lines = wrap(text, width, (line) => paper.widthOf(line, style))
  const height = lineHeight(style)
  return {
    height: lines.length * height,
    draw(x, top) {
      lines.forEach((line, index) => paper.text(line, x, top + index * height + baselineIn(style), style))
    },
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
