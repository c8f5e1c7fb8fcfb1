import type { Section } from '../../../../../contract/report/index.ts'
import type { Paper } from '../paper.ts'
import type { Density } from '../style.ts'
import { columnPlaces } from './columns.ts'
import type { Part, TableParts } from './part.ts'
import { columnNames, headingOf } from './table-head.ts'
import { tableRow } from './table-row.ts'

/** A section as a table; one without rows is its heading and its words. */
export function table(paper: Paper, section: Section, density: Density): Part | TableParts {
  const heading = headingOf(paper, section)
  if (section.rows.length === 0) return heading
  const places = columnPlaces(section)
  const names = columnNames(paper, section, places)
  return {
    heading,
    names: names.first,
    repeat: names.again,
    rows: section.rows.map((row) => tableRow(paper, row, places, density)),
    closes: section.rows.map(({ kind }) => kind !== 'line'),
    within: (body) => paper.element('Table', body),
  }
}
