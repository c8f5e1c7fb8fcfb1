import { rowsOf } from '../../../tax/index.ts'
import type { Calculation } from '../calculation.ts'
import type { Section } from '../report.ts'
import { ledgerColumns, naira, row } from '../table.ts'

/** BENEFITS IN KIND: each of them, those of nothing too, and their sum. */
export function benefitsSection({ open, lines }: Calculation): Section {
  const amountOf = (id: string) => lines.find((line) => line.id === id)?.amount ?? 0
  return {
    id: 'benefits',
    heading: 'BENEFITS IN KIND',
    intro: null,
    columns: ledgerColumns('Benefit'),
    rows: [
      ...rowsOf('benefit').map(({ lineId, reportName }) =>
        row([reportName, naira(open && amountOf(lineId))]),
      ),
      row(['Total Benefits in Kind', naira(open?.benefitsInKind)], 'sum'),
    ],
  }
}
