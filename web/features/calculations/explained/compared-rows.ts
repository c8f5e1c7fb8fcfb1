import {
  formatEffectiveRate,
  formatNaira,
  formatRate,
  type OldLawReading,
  type Result,
} from '../../../../tax/index.ts'

/** One figure under both laws, formatted. */
export interface ComparedRow {
  label: string
  before: string
  now: string
}

/** A figure that no law changes. */
function both(label: string, naira: number): ComparedRow {
  return { label, before: formatNaira(naira), now: formatNaira(naira) }
}

/** How both laws get from the income to the tax; deductions are the same under both, and told when there are any. */
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

/** Whether two such figures and their name are too wide for one line of a phone. */
export function isLong({ before, now }: ComparedRow): boolean {
  return Math.max(before.length, now.length) > '₦9,999,999'.length
}
