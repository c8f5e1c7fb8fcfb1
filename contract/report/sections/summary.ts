import { paperName, totalDeductionsOf } from '../../../tax/index.ts'
import type { Calculation } from '../calculation.ts'
import type { Section } from '../report.ts'
import { ledgerColumns, naira, row } from '../table.ts'

/** INCOME SUMMARY: what came in, what came off, what is taxed. */
export function summarySection({ open }: Calculation): Section {
  return {
    id: 'summary',
    heading: 'INCOME SUMMARY',
    intro: null,
    columns: ledgerColumns('For the year'),
    rows: [
      row([paperName('annualIncome'), naira(open?.annualIncome)]),
      row([paperName('totalDeductions'), naira(open && -totalDeductionsOf(open))]),
      row([paperName('taxableIncome'), naira(open?.taxableIncome)], 'sum'),
    ],
  }
}
