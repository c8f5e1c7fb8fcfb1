import type { Calculation } from '../calculation.ts'
import type { Section } from '../report.ts'
import { ledgerColumns, naira, row } from '../table.ts'
import { benefitNames } from '../words.ts'

/** BENEFITS IN KIND: each of the four, those of nothing too, and their sum. */
export function benefitsSection({ open, lines }: Calculation): Section {
  const amountOf = (id: string) => lines.find((line) => line.id === id)?.amount ?? 0
  return {
    id: 'benefits',
    heading: 'BENEFITS IN KIND',
    intro: null,
    columns: ledgerColumns('Benefit'),
    rows: [
      ...Object.entries(benefitNames).map(([id, name]) => row([name, naira(open && amountOf(id))])),
      row(['Total Benefits in Kind', naira(open?.benefitsInKind)], 'sum'),
    ],
  }
}
