import type { AmountKey } from '../answers/keys.ts'
import { add, type Exact, lessOrNothing } from '../money/exact.ts'
import { type Assessment, totalTaxOf } from '../rules/assess.ts'
import { taxOn } from '../rules/bands.ts'
import type { Declared } from '../rules/declared.ts'

/** The same declaration with one amount changed, in kobo. */
export function withAmount({ taxYear, status, amounts }: Declared, key: AmountKey, kobo: number): Declared {
  // A copy that is then changed keeps the shape of the original, and with it the engine's speed.
  const changed: Record<AmountKey, number | null> = { ...amounts }
  changed[key] = kobo
  return { taxYear, status, amounts: changed }
}

/** The same declaration with some amounts changed, in kobo; null makes one "not given". */
export function withAmounts(
  { taxYear, status, amounts }: Declared,
  changes: Readonly<Partial<Record<AmountKey, number | null>>>,
): Declared {
  return { taxYear, status, amounts: Object.assign({ ...amounts }, changes) }
}

/** The same declaration with more income, of no particular kind. */
export function withMoreIncome(declared: Declared, kobo: number): Declared {
  return withAmount(declared, 'otherIncome', (declared.amounts.otherIncome ?? 0) + kobo)
}

/** How the tax would change on another declaration, in whole naira: negative when it would be less. */
export function effectOf(changed: Declared, { totalTax }: Assessment): number {
  return totalTaxOf(changed) - totalTax
}

/**
 * How the tax would change, in whole naira, if `less` of what is taken off the income were not, and `more` were: the
 * income stays, so the bands alone are asked again.
 */
export function effectOfTakingOff(more: Exact, less: Exact, assessment: Assessment): number {
  const { income, deductions, reliefs, law, totalTax } = assessment
  const off = add(lessOrNothing(add(deductions.total, reliefs.total), less), more)
  return taxOn(lessOrNothing(income, off), law.bands.list) - totalTax
}
