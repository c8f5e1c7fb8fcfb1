import { rulesOf, type WorksheetKind } from '../../../../tax/worksheets/index.ts'
import type { WorkedLine } from '../../../../tax/worksheets/rules.ts'
import type { Row, Section } from '../../report.ts'
import { ledgerColumns, naira, row } from '../../table.ts'
import type { Pack } from '../pack.ts'
import { packSection } from '../section.ts'

/** What a worksheet works out, each line with its section of the Act. */
export function workedSections({ worksheets, taxYear }: Pack, kind: WorksheetKind): readonly Section[] {
  const content = worksheets[kind]
  if (content === undefined) return []
  const sections = rulesOf<WorksheetKind>(kind).sections(content, { taxYear })
  return sections.map(({ heading, lines }, index) =>
    packSection({
      id: `${kind}-worked-${index}`,
      heading: heading.toUpperCase(),
      columns: ledgerColumns('Line'),
      rows: lines.map(workedRow),
    }),
  )
}

/** A line of what was worked out. */
export function workedRow({ label, amount, kind, notes }: WorkedLine): Row {
  return row([label, amount === null ? '' : naira(amount)], kind, notes)
}
