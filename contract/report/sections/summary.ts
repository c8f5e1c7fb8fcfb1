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
      row(['Total Gross Income', naira(open?.annualIncome)]),
      row(['Total Deductions', naira(open && totalDeductions(open))]),
      row(['Taxable Income', naira(open?.taxableIncome)], 'sum'),
    ],
  }
}

/** Deductions and reliefs together [spec 14.16], in naira, summed in kobo. */
export function totalDeductions(of: { deductionsApplied: number; reliefApplied: number }): number {
  return Math.round(of.deductionsApplied * 100 + of.reliefApplied * 100) / 100
}
