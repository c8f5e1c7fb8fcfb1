import { type Line, rowsOf } from '../../../tax/index.ts'
import type { Calculation } from '../calculation.ts'
import type { Row, Section } from '../report.ts'
import { ledgerColumns, naira, nothingIn, row } from '../table.ts'

const names: ReadonlyMap<string, string> = new Map(
  rowsOf('earned', 'exempt', 'investment').map(({ lineId, reportName }) => [lineId, reportName]),
)

/** DETAILED INCOME BREAKDOWN: the lines above zero; in words where there are none. */
export function incomeSection({ open, lines }: Calculation): Section {
  const declared = lines.flatMap((line) => {
    const name = names.get(line.id)
    return name !== undefined && line.amount > 0 ? [incomeRow(name, line, open !== undefined)] : []
  })
  const section = {
    id: 'income',
    heading: 'DETAILED INCOME BREAKDOWN',
    intro: null,
    columns: ledgerColumns('Income'),
    // A kept calculation of a free account does not come with its amounts, so its lines are not known.
    rows: declared.length > 0 ? declared : [row(['Income declared', naira(null)])],
  } as const satisfies Section
  return open && declared.length === 0 ? nothingIn(section, 'No income declared.') : section
}

function incomeRow(name: string, { role, amount }: Line, isOpen: boolean): Row {
  return row([role === 'exempt' ? `${name} (not counted)` : name, naira(isOpen ? amount : null)])
}
