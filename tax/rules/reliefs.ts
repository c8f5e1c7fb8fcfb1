import type { ReliefKey } from '../answers/amounts.ts'
import { add, type Exact, least, percentOf, wholeKobo } from '../money/exact.ts'
import type { TaxLaw } from '../years/law.ts'

/** What comes off the income because of what the person paid, which is not what was paid itself. Not capped at the income. */
export type ReliefRule = (paid: Exact, law: TaxLaw) => Exact

/** A share of the rent that the person paid, up to a limit (Nigeria Tax Act 2025, section 30(2)(a)(vi)). */
const rentRelief: ReliefRule = (paid, law) =>
  least(percentOf(law.rentReliefRate.value, paid), wholeKobo(law.rentReliefLimit.value * 100))

/** The rule of each relief. */
export const reliefRules: Readonly<Record<ReliefKey, ReliefRule>> = { rentPaidBySelf: rentRelief }

/** A fixed sum and a share of annual income, for tax years before 2026 (SPEC section 9). */
export function consolidatedRelief(income: Exact, law: TaxLaw): Exact {
  return add(wholeKobo(law.consolidatedFixed.value * 100), percentOf(law.consolidatedRate.value, income))
}
