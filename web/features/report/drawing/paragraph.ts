import { baselineIn, lineHeight } from '../../../../contract/report/layout.ts'
import { heightOf } from '../../../../contract/report/setting/heights.ts'
import type { SetText } from '../../../../contract/report/setting/texts.ts'
import type { Paper } from './paper.ts'

/** Draws a text that is set in lines. @param top y of the top of the first line. @returns y of its end. */
export function drawText(paper: Paper, text: SetText, x: number, top: number): number {
  const { lines, style } = text
  lines.forEach((line, index) =>
    paper.text(line, x, top + index * lineHeight(style) + baselineIn(style), style),
  )
  return top + heightOf(text)
}
