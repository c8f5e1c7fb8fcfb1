import { reportColours, type Section } from '../../../../../contract/report/index.ts'
import type { Paper } from '../paper.ts'
import { bodyWidth, page, types } from '../style.ts'
import type { ColumnPlace } from './columns.ts'
import { paragraph } from './paragraph.ts'
import type { Part } from './part.ts'

const namesHeight = 15

/** Heading and introduction of a table. */
export function headingOf(paper: Paper, { id, heading, intro }: Section): Part {
  const type = id === 'worked-out' ? types.appendix : types.heading
  const title = paragraph(paper, heading, bodyWidth, type)
  const words = intro === null ? null : paragraph(paper, intro, bodyWidth, types.note)
  return {
    height: title.height + (words?.height ?? 0),
    draw(y) {
      paper.content('H2', () => title.draw(page.margin, y))
      if (words) paper.content('P', () => words.draw(page.margin, y + title.height))
    },
  }
}

/** The names of the columns over a rule: header cells the first time, repeated for the eye on later pages. */
export function columnNames(
  paper: Paper,
  { columns }: Section,
  places: readonly ColumnPlace[],
): { first: Part; again: Part } {
  const drawName = (index: number, y: number) => {
    const column = columns[index]
    const place = places[index]
    if (column === undefined || place === undefined) return
    const width = paper.widthOf(column.label, types.label)
    const x = column.align === 'end' ? place.x + place.width - width : place.x
    paper.text(column.label, x, y + 9.5, types.label)
  }
  const drawRule = (y: number) =>
    paper.rule(page.margin, y + namesHeight - 0.6, bodyWidth, 1.2, reportColours.ink)
  return {
    first: {
      height: namesHeight,
      draw(y) {
        paper.artifact(() => drawRule(y))
        paper.element('TR', () => {
          columns.forEach((_, index) => paper.content('TH', () => drawName(index, y), { scope: 'Column' }))
        })
      },
    },
    again: {
      height: namesHeight,
      draw(y) {
        paper.artifact(() => {
          drawRule(y)
          columns.forEach((_, index) => drawName(index, y))
        }, 'Pagination')
      },
    },
  }
}
