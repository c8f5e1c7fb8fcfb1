import { type Line, rowsOf } from '../../../tax/index.ts'
import type { Calculation } from '../calculation.ts'
import type { Row, Section } from '../report.ts'
import { ledgerColumns, naira, row } from '../table.ts'

const names: ReadonlyMap<string, string> = new Map(
  rowsOf('earned', 'exempt', 'investment').map(({ lineId, reportName }) => [lineId, reportName]),
)

/** DETAILED INCOME BREAKDOWN: the lines above zero. */
export function incomeSection({ open, lines }: Calculation): Section {
  const declared = lines.flatMap((line) => {
    const name = names.get(line.id)
    return name !== undefined && line.amount > 0 ? [incomeRow(name, line, open !== undefined)] : []
  })
  return {
    id: 'income',
    heading: 'DETAILED INCOME BREAKDOWN',
    intro: null,
    columns: ledgerColumns('Income'),
    rows: declared.length > 0 ? declared : [noLine(open)],
  }
}

function incomeRow(name: string, { role, amount }: Line, isOpen: boolean): Row {
  return row([role === 'exempt' ? `${name} (not counted)` : name, naira(isOpen ? amount : null)])
}

/** A kept calculation of a free account does not come with its amounts, so its lines are not known. */
function noLine(open: Calculation['open']): Row {
  return open ? row(['No income declared', naira(0)]) : row(['Income declared', naira(null)])
}
