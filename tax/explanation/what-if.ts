import { type AmountKey, amountOf } from '../answers/keys.ts'
import { add, type Exact, lessOrNothing } from '../money/exact.ts'
import { assess, type Assessment } from '../rules/assess.ts'
import { charge } from '../rules/bands.ts'
import { type Declared, given } from '../rules/declared.ts'

/** The same declaration with one amount changed, in kobo. */
export function withAmount(declared: Declared, key: AmountKey, kobo: number): Declared {
  return withAmounts(declared, [key], kobo)
}

/** The same declaration with each of some amounts changed to the same, in kobo. */
export function withAmounts(
  { taxYear, status, amounts }: Declared,
  keys: readonly AmountKey[],
  kobo: number,
): Declared {
  const changed = amounts.slice()
  for (const key of keys) changed[amountOf(key).index] = kobo
  return { taxYear, status, amounts: changed }
}

/** The same declaration with more income, of no particular kind. */
export function withMoreIncome(declared: Declared, kobo: number): Declared {
  return withAmount(declared, 'otherIncome', (given(declared, 'otherIncome') ?? 0) + kobo)
}

/** How the tax would change on another declaration, in whole naira: negative when it would be less. */
export function effectOf(changed: Declared, { totalTax }: Assessment): number {
  return assess(changed).totalTax - totalTax
}

/**
 * How the tax would change, in whole naira, if `less` of what is taken off the income were not, and `more` were: the
 * income stays, so the bands alone are asked again.
 */
export function effectOfTakingOff(more: Exact, less: Exact, assessment: Assessment): number {
  const { income, off, law, totalTax } = assessment
  const changed = add(lessOrNothing(off, less), more)
  return charge(lessOrNothing(income, changed), law.bands.list).totalTax - totalTax
}
