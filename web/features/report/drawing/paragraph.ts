import { baselineIn, lineHeight, type TextStyle } from '../../../../contract/report/layout.ts'
import type { Paper } from './paper.ts'

/** A text broken into lines, ready to be drawn anywhere. */
export interface Paragraph {
  readonly height: number
  /** @param top of the first line's height. */
  draw: (x: number, top: number) => void
}

/** Breaks a text into lines of at most `width` points. */
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

/** A letter with its marks: a line never breaks inside one. */
const letters = /\P{M}\p{M}*|\p{M}+/gu

/**
 * Breaks a text into lines that are no wider than allowed: at blanks, and inside a word only where the word alone is
 * wider than a line.
 * @param widthOf of a text on one line, in the unit of `width`.
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
  /** It goes on with the word before it, without a blank. */
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
