import {
  formatEffectiveRate,
  formatNaira,
  formatRate,
  type Line,
  type OldLaw,
  type OldLawReading,
  type Result,
} from '../../../../tax/index.ts'
import type { LedgerLine } from '../../../components/figures/index.ts'
import type { VerdictWords } from './Verdict.tsx'

/** The rows of the sum behind a line, closed by the line's own figure where its steps are parts. */
export function ledgerOf({ role, label, amount, steps }: Line): LedgerLine[] {
  if (steps.length === 0) return []
  const isSum = role === 'sum' || role === 'total'
  const rows = isSum ? [...steps, { label, amount }] : steps
  return rows.map((row, index) => ({
    label: row.label,
    amount: formatNaira(row.amount),
    kind: index === rows.length - 1 ? 'sum' : 'line',
  }))
}

/** A row of the comparison: one figure under both laws, formatted. */
export interface ComparedRow {
  label: string
  before: string
  now: string
}

/** A row whose figure is the same under both laws. */
function both(label: string, naira: number): ComparedRow {
  return { label, before: formatNaira(naira), now: formatNaira(naira) }
}

/** The rows from income to tax under both laws; deductions are the same under both, and shown when there are any. */
export function comparedRows(result: Result, before: OldLawReading): ComparedRow[] {
  return [
    both('Total income', result.annualIncome),
    ...(result.deductionsApplied > 0 ? [both('Deductions', result.deductionsApplied)] : []),
    {
      label: 'Reliefs',
      before: formatNaira(before.consolidatedRelief),
      now: formatNaira(result.reliefApplied),
    },
    {
      label: 'Taxable income',
      before: formatNaira(before.taxableIncome),
      now: formatNaira(result.taxableIncome),
    },
    {
      label: 'Highest rate reached',
      before: formatRate(before.highestRate),
      now: formatRate(result.breakdown[result.breakdown.length - 1]?.rate ?? 0),
    },
    {
      label: 'Effective rate',
      before: formatEffectiveRate(before.effectiveRate),
      now: formatEffectiveRate(result.effectiveRate),
    },
  ]
}

/** Whether the two figures and their label are too wide for one line on a phone. */
export function isLong({ before, now }: ComparedRow): boolean {
  return Math.max(before.length, now.length) > '₦9,999,999'.length
}

/**
 * The comparison in a sentence: "You pay ₦62,000 less than under the old law."
 * @param taxYear decides the wording for years in which the old law was in force: the result is then an estimate.
 */
export function verdictOf({ difference, wasInForce }: OldLaw, taxYear: number): VerdictWords {
  const gap = formatNaira(Math.abs(difference))
  if (wasInForce) {
    const before = `The law of ${taxYear} asks `
    if (difference === 0) return { before, figure: 'the same', after: ' as this estimate.' }
    return { before, figure: `${gap} ${difference < 0 ? 'more' : 'less'}`, after: ' than this estimate.' }
  }
  if (difference === 0) return { before: 'You pay ', figure: 'the same', after: ' as under the old law.' }
  return {
    before: 'You pay ',
    figure: `${gap} ${difference < 0 ? 'less' : 'more'}`,
    after: ' than under the old law.',
  }
}

/** Explains why the old law has two figures, or why both are the same. */
export function readingsInWords({ net, plain }: OldLaw): string {
  if (net.totalTax !== plain.totalTax)
    return 'The old relief can be read in two ways. The first is compared above; some calculators use the second.'
  return net.consolidatedRelief === plain.consolidatedRelief
    ? 'The old relief can be read in two ways. Both give this figure for you, because no contribution or premium was taken off your income.'
    : 'The old relief can be read in two ways. Both give this figure for you.'
}

/** Explains the minimum tax where the bands of the old law charged less; undefined elsewhere. */
export function minimumTaxInWords({ net: { bandTax, minimumTax, totalTax } }: OldLaw): string | undefined {
  if (bandTax >= totalTax) return undefined
  return `The old bands alone come to ${formatNaira(bandTax)}. The old law asked for at least 1% of income, which is ${formatNaira(minimumTax)}.`
}
