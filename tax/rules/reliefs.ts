import { add, type Exact, least, percentOf, wholeKobo } from '../money/exact.ts'
import type { TaxLaw } from '../years/law.ts'
import type { Declared } from './declared.ts'

export interface Reliefs {
  readonly rent: Exact
  readonly consolidated: Exact
  readonly total: Exact
}

/** A share of the rent that the person paid, up to a limit (Nigeria Tax Act 2025, section 30(2)(a)(vi)). */
export function rentRelief(rentPaid: Exact, law: TaxLaw): Exact {
  return least(percentOf(law.rentReliefRate.value, rentPaid), wholeKobo(law.rentReliefLimit.value * 100))
}

/** A fixed sum and a share of annual income, for tax years before 2026 (SPEC section 9). */
function consolidatedRelief(income: Exact, law: TaxLaw): Exact {
  return add(wholeKobo(law.consolidatedFixed.value * 100), percentOf(law.consolidatedRate.value, income))
}

/**
 * The reliefs of a year. Neither is capped at the income.
 * @param income annual income.
 */
export function reliefs({ amounts }: Declared, law: TaxLaw, income: Exact): Reliefs {
  const rent = rentRelief(wholeKobo(amounts.rentPaidBySelf ?? 0), law)
  const consolidated = consolidatedRelief(income, law)
  return { rent, consolidated, total: add(rent, consolidated) }
}
