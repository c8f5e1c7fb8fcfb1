import { reportColours, type Report } from '../../../../../contract/report/index.ts'
import type { Paper } from '../paper.ts'
import { page, types } from '../style.ts'
import type { Part } from './part.ts'

const height = 76
const rim = 3

/** The green header with the product's title and the subtitle, over a gold rule, to the edges of the sheet. */
export function header(paper: Paper, { title, subtitle }: Report): Part {
  return {
    height: height + rim,
    draw(y) {
      paper.artifact(() => {
        paper.box(0, y, page.width, height, reportColours.deep)
        paper.box(0, y + height, page.width, rim, reportColours.gold)
      })
      paper.content('H1', () => {
        paper.text(title, page.margin, y + 37, types.title)
        paper.text(subtitle, page.margin, y + 56, types.subtitle)
      })
    },
  }
}
