import type { ReliefKey } from '../answers/amounts.ts'
import { add, type Exact, least, percentOf, wholeKobo } from '../money/exact.ts'
import type { TaxLaw } from '../years/law.ts'
import type { TakenOffRule } from './deductions.ts'

/** A share of the rent that the person paid, up to a limit (Nigeria Tax Act 2025, section 30(2)(a)(vi)). */
const rentRelief: TakenOffRule = (paid, _income, law) =>
  least(percentOf(law.rentReliefRate.value, wholeKobo(paid ?? 0)), wholeKobo(law.rentReliefLimit.value * 100))

/** The rule of each relief: what comes off is not what was paid. */
export const reliefRules: Readonly<Record<ReliefKey, TakenOffRule>> = { rentPaidBySelf: rentRelief }

/** A fixed sum and a share of annual income, for tax years before 2026 [spec 14.15]. */
export function consolidatedRelief(income: Exact, law: TaxLaw): Exact {
  return add(wholeKobo(law.consolidatedFixed.value * 100), percentOf(law.consolidatedRate.value, income))
}
