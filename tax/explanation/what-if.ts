import type { AmountKey } from '../answers/keys.ts'
import { assess, type Assessment } from '../rules/assess.ts'
import type { Declared } from '../rules/declared.ts'

/** The same declaration with some amounts changed, in kobo; null makes one "not given". */
export function withAmounts(
  { taxYear, status, amounts }: Declared,
  changes: Readonly<Partial<Record<AmountKey, number | null>>>,
): Declared {
  // A copy that is then changed keeps the shape of the original, and with it the engine's speed.
  return { taxYear, status, amounts: Object.assign({ ...amounts }, changes) }
}

/** The same declaration with more income, of no particular kind. */
export function withMoreIncome(declared: Declared, kobo: number): Declared {
  return withAmounts(declared, { otherIncome: (declared.amounts.otherIncome ?? 0) + kobo })
}

/** The same declaration with more taken off in full, whatever the status. */
export function withMoreTakenOff(declared: Declared, kobo: number): Declared {
  return withAmounts(declared, { lifeAssurance: (declared.amounts.lifeAssurance ?? 0) + kobo })
}

/** How the tax would change, in whole naira: negative when it would be less. */
export function effectOf(changed: Declared, { totalTax }: Assessment): number {
  return assess(changed).totalTax - totalTax
}
