import { paperName } from '../../../tax/index.ts'
import type { Calculation } from '../calculation.ts'
import type { Row, Section } from '../report.ts'
import { effectiveRate, naira, percent, row } from '../table.ts'
import { bandOrdinals } from '../words.ts'

/** TAX BREAKDOWN BY BAND: each band that holds some income, their sum, and the effective rate. */
export function bandsSection(calculation: Calculation): Section {
  const { open } = calculation
  return {
    id: 'bands',
    heading: 'TAX BREAKDOWN BY BAND',
    intro: null,
    columns: [
      { label: 'Band', align: 'start' },
      { label: 'Amount', align: 'end' },
      { label: 'Rate', align: 'end' },
      { label: 'Tax', align: 'end' },
    ],
    rows: [
      ...bandRows(calculation),
      row([paperName('totalTax'), '', '', naira(open?.totalTax)], 'final'),
      row([paperName('effectiveRate'), '', '', effectiveRate(open?.effectiveRate)]),
    ],
  }
}

function bandRows({ open, result }: Calculation): Row[] {
  if (open)
    return open.breakdown.map(({ band, amount, rate, tax }) =>
      row([band, naira(amount), percent(rate), naira(tax)]),
    )
  return result.breakdown.map((_, index) =>
    row([`${bandOrdinals[index] ?? 'Next'} band`, naira(null), percent(null), naira(null)]),
  )
}
