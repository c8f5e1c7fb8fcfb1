import { pageInWords, reportColours, type Report } from '../../../../contract/report/index.ts'
import type { Paper } from './paper.ts'
import { bodyWidth, page, types } from './style.ts'

/** On every page: the date, whose service it is and Page X of Y; from the second on, a slim head that names the report. */
export function drawFeet(paper: Paper, { footer, title, subtitle }: Report): void {
  paper.eachPage((number, pages) =>
    paper.artifact(() => {
      if (number > 1) drawRunningHead(paper, `${title}: ${subtitle}`)
      const y = page.height - page.foot + 14
      const count = pageInWords(number, pages)
      const right = page.margin + bodyWidth
      paper.rule(page.margin, y, bodyWidth, 0.5, reportColours.line)
      paper.text(footer.date, page.margin, y + 12, types.label)
      paper.text(count, right - paper.widthOf(count, types.label), y + 12, types.label)
      paper.text(footer.owner, page.margin, y + 22, { ...types.label, size: 6.6 })
    }, 'Pagination'),
  )
}

function drawRunningHead(paper: Paper, words: string): void {
  paper.box(0, 0, page.width, 9, reportColours.deep)
  paper.box(0, 9, page.width, 1.5, reportColours.gold)
  paper.text(words, page.margin, 25, types.label)
}
