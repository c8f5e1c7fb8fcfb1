import { type AmountKey, amountOf } from '../answers/keys.ts'
import { add, type Exact, lessOrNothing } from '../money/exact.ts'
import { assess, type Assessment } from '../rules/assess.ts'
import { charge } from '../rules/bands.ts'
import { type Declared, given } from '../rules/declared.ts'

/** The same declaration with one amount changed, in kobo. */
export function withAmount(declared: Declared, key: AmountKey, kobo: number): Declared {
  return withAmounts(declared, [key], kobo)
}

/** The same declaration with each of these amounts set to the same value, in kobo. */
export function withAmounts(declared: Declared, keys: readonly AmountKey[], kobo: number): Declared {
  const changed = declared.amounts.slice()
  for (const key of keys) changed[amountOf(key).index] = kobo
  return { ...declared, amounts: changed }
}

/** The same declaration with additional income of no particular kind. */
export function withMoreIncome(declared: Declared, kobo: number): Declared {
  return withAmount(declared, 'otherIncome', (given(declared, 'otherIncome') ?? 0) + kobo)
}

/** The tax on another declaration less the tax of the assessment, in whole naira: negative when it is lower. */
export function effectOf(changed: Declared, { totalTax, law }: Assessment): number {
  return assess(changed, law).totalTax - totalTax
}

/**
 * The change of the tax, in whole naira, if `more` were deducted additionally and `less` no longer: the income stays,
 * so only the bands are calculated again.
 */
export function effectOfTakingOff(more: Exact, less: Exact, assessment: Assessment): number {
  const { income, off, law, totalTax } = assessment
  const changed = add(lessOrNothing(off, less), more)
  return charge(lessOrNothing(income, changed), law.bands.list).totalTax - totalTax
}
