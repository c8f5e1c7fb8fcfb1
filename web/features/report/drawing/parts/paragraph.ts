import type { Paper } from '../paper.ts'
import type { Type } from '../style.ts'
import { wrap } from '../wrap.ts'

/** A text broken into lines, ready to be drawn anywhere. */
export interface Paragraph {
  readonly height: number
  readonly lineHeight: number
  /** From the top to where the first line's letters stand. */
  readonly firstBaseline: number
  /** @param top of the first line's height. */
  draw: (x: number, top: number) => void
}

/** Where letters stand in a line's height: a little below its middle. */
const baselineAt = 0.73

/** @param leading height of a line as a multiple of the type's size. */
export function paragraph(paper: Paper, text: string, width: number, type: Type, leading = 1.36): Paragraph {
  const lines = wrap(text, width, (line) => paper.widthOf(line, type))
  const lineHeight = type.size * leading
  return {
    height: lines.length * lineHeight,
    lineHeight,
    firstBaseline: baselineAt * lineHeight,
    draw(x, top) {
      lines.forEach((line, index) => paper.text(line, x, top + (index + baselineAt) * lineHeight, type))
    },
  }
}
