import { reportColours } from '../../../../../contract/report/index.ts'
import type { Paper } from '../paper.ts'
import { bodyWidth, page, types } from '../style.ts'
import { paragraph } from './paragraph.ts'
import type { Part } from './part.ts'

const inset = 10
const padding = 6

/** Sentences under the answer, on gold: an estimate, or how to see what is hidden. */
export function remarks(paper: Paper, given: readonly string[]): Part {
  const lines = given.map((words) => paragraph(paper, words, bodyWidth - 2 * inset, types.body))
  const height = lines.reduce((sum, line) => sum + line.height, 2 * padding)
  return {
    height,
    draw(y) {
      paper.artifact(() => {
        paper.box(page.margin, y, bodyWidth, height, reportColours.goldTint)
        paper.box(page.margin, y, bodyWidth, 2, reportColours.gold)
      })
      let top = y + padding + 1
      for (const line of lines) {
        const at = top
        paper.content('P', () => line.draw(page.margin + inset, at))
        top += line.height
      }
    },
  }
}
