import { presumptiveTax } from '../../act/presumptive.ts'
import { formatNaira, formatRate } from '../../money/format.ts'
import { section } from '../../years/sections.ts'
import { told } from '../../years/told.ts'
import { sumOfKobo } from '../kobo.ts'
import type { WorkedSection } from '../rules.ts'
import { final, sum } from './lines.ts'
import type { Pool } from './pool.ts'
import { salesLine } from './profit-section.ts'

const { presumptiveFreeTurnover, presumptiveShare } = told

/** The tax of trades without records: on what they sold [spec 27.11]. */
export function salesSection({ outcomes }: Pool): WorkedSection {
  const sales = sumOfKobo(outcomes.map((outcome) => outcome.sales))
  const isFree = Number(sales) <= presumptiveFreeTurnover.value * 100
  // The Act's total has whole naira.
  const tax = BigInt(Math.round(presumptiveTax(Number(sales)) / 100)) * 100n
  const rule = isFree
    ? `Sales of up to ${formatNaira(presumptiveFreeTurnover.value)} in a year are free`
    : `${formatRate(presumptiveShare.value)} of all sales, because they are above ${formatNaira(presumptiveFreeTurnover.value)}`
  return {
    heading: 'Tax on the sales, without records',
    lines: [
      ...outcomes.map((outcome) => salesLine(outcome, `Sales of ${outcome.row.name}`)),
      sum('All sales', sales, `Costs, losses and allowances do not come off them. ${section('29')}.`),
      final(
        'Tax on the sales by the Act',
        tax,
        `${rule}: so reported, by the ${presumptiveFreeTurnover.reportedBy}. ${section('29')}.`,
        'You may choose tax on the profit instead, never both.',
      ),
    ],
  }
}
