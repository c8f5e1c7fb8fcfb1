import type { Line } from '../../../tax/index.ts'
import type { Calculation } from '../calculation.ts'
import type { Row, Section } from '../report.ts'
import { ledgerColumns, naira, row } from '../table.ts'
import { incomeNames } from '../words.ts'

const names: Readonly<Record<string, string>> = incomeNames

/** DETAILED INCOME BREAKDOWN: the lines above zero. */
export function incomeSection({ open, lines }: Calculation): Section {
  const declared = lines.filter(({ id, amount }) => names[id] !== undefined && amount > 0)
  return {
    id: 'income',
    heading: 'DETAILED INCOME BREAKDOWN',
    intro: null,
    columns: ledgerColumns('Income'),
    rows: declared.length > 0 ? declared.map((line) => incomeRow(line, open !== undefined)) : [noLine(open)],
  }
}

function incomeRow({ id, role, amount }: Line, isOpen: boolean): Row {
  const name = names[id] ?? id
  return row([role === 'exempt' ? `${name} (not counted)` : name, naira(isOpen ? amount : null)])
}

/** A kept calculation of a free account does not come with its amounts, so its lines are not known. */
function noLine(open: Calculation['open']): Row {
  return open ? row(['No income declared', naira(0)]) : row(['Income declared', naira(null)])
}
