import type { Row, Section } from '../../../../contract/report/index.ts'
import {
  baselineIn,
  bodyWidth,
  columnWidths,
  layout,
  lineHeight,
  reportColours,
  rowPadding,
  textStyles,
  type Density,
} from '../../../../contract/report/layout.ts'
import {
  columnNamesHeight,
  headingHeight,
  heightOf,
  rowHeight,
} from '../../../../contract/report/setting/heights.ts'
import type { LinesOf } from '../../../../contract/report/setting/lines.ts'
import { setHeading, setRow } from '../../../../contract/report/setting/texts.ts'
import type { Part, SectionParts } from './flow.ts'
import type { Paper } from './paper.ts'
import { drawText } from './paragraph.ts'

const { ink, line } = reportColours
const { margin } = layout.page
const measures = layout.table

/** Position of a column in points. */
interface Place {
  readonly x: number
  readonly width: number
}

/** A section as a table; a section without rows as its heading and text. */
export function sectionParts(
  paper: Paper,
  linesOf: LinesOf,
  section: Section,
  density: Density,
): SectionParts {
  const heading = headingOf(paper, linesOf, section)
  if (section.rows.length === 0) return { section, heading }
  let x: number = margin
  const places = columnWidths(section.columns).map((width) => {
    const place = { x, width }
    x += width
    return place
  })
  const names = columnNames(paper, section, places)
  const table = {
    names: names.first,
    repeat: names.again,
    rows: section.rows.map((row) => tableRow(paper, linesOf, row, { section, places, density })),
    within: (body: () => void) => paper.element('Table', body),
  }
  return { section, heading, table }
}

function headingOf(paper: Paper, linesOf: LinesOf, section: Section): Part {
  const { title, intro } = setHeading(linesOf, section)
  return {
    height: headingHeight(linesOf, section),
    draw(y) {
      paper.content('H2', () => drawText(paper, title, margin, y))
      if (intro) paper.content('P', () => drawText(paper, intro, margin, y + heightOf(title)))
    },
  }
}

/** The column names over a rule: header cells the first time, artifacts when repeated on later pages. */
function columnNames(
  paper: Paper,
  { columns }: Section,
  places: readonly Place[],
): { first: Part; again: Part } {
  const { top, rule } = measures.head
  const height = columnNamesHeight()
  const drawName = (index: number, y: number) => {
    const column = columns[index]
    const place = places[index]
    if (column === undefined || place === undefined) return
    const width = paper.widthOf(column.label, textStyles.label)
    const x = column.align === 'end' ? place.x + place.width - width : place.x
    paper.text(column.label, x, y + top + baselineIn(textStyles.label), textStyles.label)
  }
  const drawRule = (y: number) => paper.box(margin, y + height - rule, bodyWidth, rule, ink)
  return {
    first: {
      height,
      draw(y) {
        paper.artifact(() => drawRule(y))
        paper.element('TR', () => {
          columns.forEach((_, index) => paper.content('TH', () => drawName(index, y), { scope: 'Column' }))
        })
      },
    },
    again: {
      height,
      draw(y) {
        paper.artifact(() => {
          drawRule(y)
          columns.forEach((_, index) => drawName(index, y))
        }, 'Pagination')
      },
    },
  }
}

/** An unbreakable row: its label with the notes below, and its figures aligned in their columns. */
function tableRow(
  paper: Paper,
  linesOf: LinesOf,
  row: Row,
  { section: { columns }, places, density }: { section: Section; places: readonly Place[]; density: Density },
): Part {
  const { kind } = row
  const [first] = places
  const { name, notes, cells: texts } = setRow(linesOf, row, columns)
  const padding = rowPadding(density)
  const height = rowHeight(linesOf, row, { columns, density })
  const drawName = (x: number, y: number) => {
    let top = drawText(paper, name, x, y)
    for (const note of notes) top = drawText(paper, note, x, top)
  }
  return {
    height,
    draw(y) {
      paper.artifact(() => {
        if (kind !== 'line') paper.box(margin, y, bodyWidth, measures.sumRule, ink)
        paper.box(margin, y + height - measures.rowRule, bodyWidth, measures.rowRule, line)
      })
      paper.element('TR', () => {
        paper.content('TH', () => drawName(first?.x ?? margin, y + padding), { scope: 'Row' })
        places.slice(1).forEach((place, index) => {
          const text = texts[index]
          if (text === undefined) return
          if (columns[index + 1]?.align === 'start') {
            paper.content('TD', () => drawText(paper, text, place.x, y + padding))
            return
          }
          const [figure = ''] = text.lines
          const { style } = text
          const figureWidth = paper.widthOf(figure, style)
          const x = place.x + place.width - figureWidth
          const { gap, doubleRule } = measures.final
          const underline = y + padding + lineHeight(style) + gap
          if (kind === 'final' && figure !== '')
            paper.artifact(() => paper.doubleRule(x, underline, figureWidth, doubleRule, ink))
          paper.content('TD', () => drawText(paper, text, x, y + padding))
        })
      })
    },
  }
}
