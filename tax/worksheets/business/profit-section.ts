import { formatNaira } from '../../money/format.ts'
import { reporters } from '../../years/reporters.ts'
import { section } from '../../years/sections.ts'
import { told } from '../../years/told.ts'
import type { WorkedLine, WorkedSection } from '../rules.ts'
import { less, line, sum } from './lines.ts'
import { type CostSum, daysCounted, type Outcome } from './outcome.ts'
import { dayInWords, endOf } from './period.ts'

/**
 * What a business took in, less the costs that come off.
 * @param heading its name, told apart from another of the same name.
 */
export function profitSection(outcome: Outcome, heading: string, taxYear: number): WorkedSection {
  const { row, allowed, profit } = outcome
  const end = endOf(row, taxYear)
  const period =
    row.from === undefined
      ? `Accounts of the twelve months up to ${dayInWords(end)}`
      : `Accounts from ${dayInWords(row.from)} to ${dayInWords(end)}`
  return {
    heading,
    lines: [
      salesLine(outcome),
      ...allowed.map(({ label, amount, section: place }) => less(label, amount, `${place}.`)),
      profit < 0n
        ? sum('Loss', profit, `${period}. ${section('22')}.`)
        : sum('Profit', profit, `${period}. ${section('22')}.`),
    ],
  }
}

/** What came in; for a trade whose sales nobody knows, how they are counted. */
export function salesLine({ row, sales }: Outcome, label = 'Sales'): WorkedLine {
  if (row.kind === 'letting')
    return line('Rent received', sales, `Letting is a business too. ${section('202')}.`)
  if (row.turnover !== undefined || row.dailyTakings === undefined)
    return line(label, sales, `${section('20')}.`)
  const words = `${formatNaira(row.dailyTakings)} a day for ${daysCounted(row)} days, because the sales were not typed. At most ${told.presumptiveDays.value} days count: so reported, by the ${reporters.presumptive}.`
  return line(label, sales, words)
}

/** Costs that do not come off, each with its reason; none where all do. */
export function refusedSections(outcomes: readonly Outcome[]): readonly WorkedSection[] {
  const refused = outcomes.flatMap((outcome) => outcome.refused.map((cost) => ({ outcome, cost })))
  if (refused.length === 0) return []
  const isOne = outcomes.length === 1
  return [
    {
      heading: 'Costs that do not come off',
      lines: refused.map(({ outcome, cost }) => refusedLine(cost, isOne ? '' : `${outcome.row.name}: `)),
    },
  ]
}

function refusedLine({ label, amount, refusedBecause, section: place }: CostSum, before: string): WorkedLine {
  return line(`${before}${label}`, amount, `${refusedBecause ?? ''}. ${place}.`)
}
