import { hasEmployment, paperName, rowsOf } from '../../../tax/index.ts'
import type { Calculation } from '../calculation.ts'
import type { Section } from '../report.ts'
import { ledgerColumns, naira, nothingIn, row } from '../table.ts'

/** BENEFITS IN KIND: those above zero, and their sum; in words where there are none. */
export function benefitsSection({ open, lines, status }: Calculation): Section {
  const amountOf = (id: string) => lines.find((line) => line.id === id)?.amount ?? 0
  const section = {
    id: 'benefits',
    heading: 'BENEFITS IN KIND',
    intro: null,
    columns: ledgerColumns('Benefit'),
    rows: [
      // Hidden, each that the status can have stands there, so that which of them a person has is not told.
      ...rowsOf('benefit')
        .filter(({ lineId }) => !open || amountOf(lineId) > 0)
        .map(({ lineId, reportName }) => row([reportName, naira(open && amountOf(lineId))])),
      row([paperName('benefitsInKind'), naira(open?.benefitsInKind)], 'sum'),
    ],
  } as const satisfies Section
  const isNone = open ? open.benefitsInKind === 0 : !hasEmployment(status)
  return isNone ? nothingIn(section, 'None.') : section
}
