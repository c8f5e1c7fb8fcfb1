import type { Fact } from '../../../../../contract/report/index.ts'
import type { Paper } from '../paper.ts'
import { bodyWidth, page, types } from '../style.ts'
import { paragraph } from './paragraph.ts'
import type { Part } from './part.ts'

/** Shares of the width: a name needs most of it, a year least. */
const shares = [0.34, 0.18, 0.12, 0.36]
const gutter = 14

/** Taxpayer, TIN, Tax Year and Employment Status, side by side; a long name goes on below itself. */
export function facts(paper: Paper, given: readonly Fact[]): Part {
  let x: number = page.margin
  const columns = given.map(({ label, value }, index) => {
    const width = bodyWidth * (shares[index] ?? 1 / given.length)
    const column = {
      x,
      label: paragraph(paper, label, width - gutter, types.label),
      value: paragraph(paper, value, width - gutter, types.fact, 1.3),
    }
    x += width
    return column
  })
  return {
    height: Math.max(...columns.map(({ label, value }) => label.height + value.height)),
    draw(y) {
      for (const column of columns)
        paper.content('P', () => {
          column.label.draw(column.x, y)
          column.value.draw(column.x, y + column.label.height)
        })
    },
  }
}
