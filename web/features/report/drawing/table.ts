import type { Row, Section } from '../../../../contract/report/index.ts'
import {
  baselineIn,
  bodyWidth,
  columnWidths,
  headingStyle,
  layout,
  lineHeight,
  reportColours,
  rowPadding,
  rowStyles,
  textStyles,
  type Density,
} from '../../../../contract/report/layout.ts'
import type { Part, TableParts } from './flow.ts'
import type { Paper } from './paper.ts'
import { paragraph } from './paragraph.ts'

const { ink, line } = reportColours
const { margin } = layout.page
const measures = layout.table

/** Position of a column in points. */
interface Place {
  readonly x: number
  readonly width: number
}

/** A section as a table; a section without rows as its heading and text. */
export function table(paper: Paper, section: Section, density: Density): Part | TableParts {
  const heading = headingOf(paper, section)
  if (section.rows.length === 0) return heading
  let x: number = margin
  const places = columnWidths(section.columns).map((width) => {
    const place = { x, width }
    x += width
    return place
  })
  const names = columnNames(paper, section, places)
  return {
    heading,
    names: names.first,
    repeat: names.again,
    rows: section.rows.map((row) => tableRow(paper, row, places, density)),
    concludes: section.rows.map(({ kind }) => kind !== 'line'),
    within: (body) => paper.element('Table', body),
  }
}

function headingOf(paper: Paper, section: Section): Part {
  const { heading, intro } = section
  const title = paragraph(paper, heading, bodyWidth, textStyles[headingStyle(section)])
  const words = intro === null ? null : paragraph(paper, intro, bodyWidth, textStyles.note)
  return {
    height: title.height + (words?.height ?? 0),
    draw(y) {
      paper.content('H2', () => title.draw(margin, y))
      if (words) paper.content('P', () => words.draw(margin, y + title.height))
    },
  }
}

/** The column names over a rule: header cells the first time, artifacts when repeated on later pages. */
function columnNames(
  paper: Paper,
  { columns }: Section,
  places: readonly Place[],
): { first: Part; again: Part } {
  const { top, bottom, rule } = measures.head
  const height = top + lineHeight(textStyles.label) + bottom + rule
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
function tableRow(paper: Paper, row: Row, places: readonly Place[], density: Density): Part {
  const { kind, cells, notes } = row
  const styles = rowStyles(row)
  const figureStyle = textStyles[styles.figure]
  const [first] = places
  const width = (first?.width ?? bodyWidth) - measures.gutter
  const name = paragraph(paper, cells[0] ?? '', width, textStyles[styles.name])
  const noteTexts = notes.map((words) => paragraph(paper, words, width, textStyles.note))
  const padding = rowPadding(density)
  const text = noteTexts.reduce((sum, words) => sum + words.height, name.height + 2 * padding)
  const height = kind === 'final' ? text + measures.final.bottom : text
  const drawName = (x: number, y: number) => {
    name.draw(x, y)
    let top = y + name.height
    for (const words of noteTexts) {
      words.draw(x, top)
      top += words.height
    }
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
          const figure = cells[index + 1] ?? ''
          const figureWidth = paper.widthOf(figure, figureStyle)
          const x = place.x + place.width - figureWidth
          const { gap, doubleRule } = measures.final
          const underline = y + padding + lineHeight(figureStyle) + gap
          if (kind === 'final' && figure !== '')
            paper.artifact(() => paper.doubleRule(x, underline, figureWidth, doubleRule, ink))
          paper.content('TD', () => paper.text(figure, x, y + padding + baselineIn(figureStyle), figureStyle))
        })
      })
    },
  }
}
