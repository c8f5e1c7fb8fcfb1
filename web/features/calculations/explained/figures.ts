import {
  formatEffectiveRate,
  formatNaira,
  formatRate,
  type Line,
  type OldLaw,
  type Result,
  signedAmount,
  totalDeductionsOf,
  totalName,
} from '../../../../tax/index.ts'
import type { LedgerLine } from '../../../components/figures/index.ts'
import type { VerdictWords } from './Verdict.tsx'

/** The rows of the sum behind a line, closed by the line's own figure where its steps are parts. */
export function ledgerOf(line: Line): LedgerLine[] {
  const { role, label, steps } = line
  if (steps.length === 0) return []
  const isSum = role === 'sum' || role === 'total'
  const rows = isSum ? [...steps, { label, amount: signedAmount(line) }] : steps
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

/** Deductions and reliefs together, with the minus that they have wherever they stand. */
function takenOff(of: Pick<Result, 'deductionsApplied' | 'reliefApplied'>): string {
  return formatNaira(-totalDeductionsOf(of))
}

/** Pay that the old law leaves out of the income; no row where it leaves out none. */
function exemptPayRow({ exemptPay }: OldLaw): ComparedRow[] {
  return exemptPay === 0
    ? []
    : [{ label: 'Exempt pay', before: formatNaira(-exemptPay), now: formatNaira(0) }]
}

/** The rows from income to tax under the first reading of the old law and in the result. */
export function comparedRows(result: Result, oldLaw: OldLaw): ComparedRow[] {
  const { net: before, deductionsApplied } = oldLaw
  return [
    {
      label: totalName('annualIncome'),
      before: formatNaira(result.annualIncome),
      now: formatNaira(result.annualIncome),
    },
    ...exemptPayRow(oldLaw),
    {
      label: totalName('totalDeductions'),
      before: takenOff({ deductionsApplied, reliefApplied: before.consolidatedRelief }),
      now: takenOff(result),
    },
    {
      label: totalName('taxableIncome'),
      before: formatNaira(before.taxableIncome),
      now: formatNaira(result.taxableIncome),
    },
    {
      label: 'Highest rate reached',
      before: formatRate(before.highestRate),
      now: formatRate(result.breakdown[result.breakdown.length - 1]?.rate ?? 0),
    },
    {
      label: totalName('effectiveRate'),
      before: formatEffectiveRate(before.effectiveRate),
      now: formatEffectiveRate(result.effectiveRate),
    },
  ]
}

/**
 * The comparison in a sentence: "You pay ₦62,000 less than under the old law."
 * @param taxYear decides the wording for years in which the old law was in force: the result is then an estimate.
 */
export function verdictOf(
  { difference, wasInForce, exemptPay, isAllPayExempt, actTax }: OldLaw,
  taxYear: number,
): VerdictWords {
  // The result taxes a job that the Act exempts as well: nobody pays more than before on it.
  if (!wasInForce && exemptPay > 0) {
    const pay = isAllPayExempt ? 'your pay' : 'part of your pay'
    return { before: `Under the old law ${pay} is `, figure: 'exempt', after: '.' }
  }
  if (difference === null)
    return {
      before: 'Which of the two is higher is ',
      figure: 'not certain',
      after: ', for the reason above. Both stand below as they come out.',
    }
  const gap = formatNaira(Math.abs(difference))
  if (wasInForce) {
    const before = `The law of ${taxYear} asks `
    if (difference === 0) return { before, figure: 'the same', after: ' as this estimate.' }
    return { before, figure: `${gap} ${difference < 0 ? 'more' : 'less'}`, after: ' than this estimate.' }
  }
  const payer = actTax === null ? 'You pay ' : 'By the Act you pay '
  if (difference === 0) return { before: payer, figure: 'the same', after: ' as under the old law.' }
  return {
    before: payer,
    figure: `${gap} ${difference < 0 ? 'less' : 'more'}`,
    after: ' than under the old law.',
  }
}

/** What the old law would come to if pay that is in doubt is exempt; undefined where nothing is in doubt. */
export function ifExemptInWords({ totalTaxIfExempt }: OldLaw): string | undefined {
  return totalTaxIfExempt === null
    ? undefined
    : `If your pay is exempt, the old law asks ${formatNaira(totalTaxIfExempt)}.`
}

/** Explains why the old law has two figures, or why both are the same. */
export function readingsInWords({ net, plain, exemptPay, difference }: OldLaw): string {
  if (exemptPay > 0 && net.totalTax === plain.totalTax)
    return 'The old relief can be read in two ways. Both give this figure for what is left of your income.'
  if (net.totalTax !== plain.totalTax)
    return `The old relief can be read in two ways. The first ${difference === null ? 'stands' : 'is compared'} above; some calculators use the second.`
  return `The old relief can be read in two ways. Both give this figure for you${net.consolidatedRelief === plain.consolidatedRelief ? ', because no contribution or premium was taken off your income' : ''}.`
}

/** Explains the minimum tax where the bands of the old law charged less; undefined elsewhere. */
export function minimumTaxInWords({ net, exemptPay }: OldLaw): string | undefined {
  const { bandTax, minimumTax, totalTax } = net
  if (bandTax >= totalTax) return undefined
  const base = exemptPay > 0 ? 'the income that is left' : 'income'
  return `The old bands alone come to ${formatNaira(bandTax)}. The old law asked for at least 1% of ${base}, which is ${formatNaira(minimumTax)}.`
}
