import { add, type Exact, nothing, percentOf, wholeKobo } from '../money/exact.ts'
import type { TaxLaw } from '../years/law.ts'
import type { Declared } from './declared.ts'

/** What comes off income before the bands (Nigeria Tax Act 2025, section 30(2)(a)(i) to (v)). */
export interface Deductions {
  readonly pension: Exact
  readonly nhf: Exact
  readonly nhis: Exact
  readonly lifeAssurance: Exact
  readonly mortgageInterest: Exact
  readonly total: Exact
}

/**
 * The contribution given, zero included; else the law's default share of annual income. Pensioners: none, even when
 * given (SPEC section 9).
 */
function contribution(declared: Declared, given: number | null, percent: number, income: Exact): Exact {
  if (declared.status === 'pensioner') return nothing
  return given === null ? percentOf(percent, income) : wholeKobo(given)
}

/**
 * The deductions of a year. None is capped at the income.
 * @param income annual income, which every default is a share of.
 */
export function deductions(declared: Declared, law: TaxLaw, income: Exact): Deductions {
  const { amounts } = declared
  const pension = contribution(declared, amounts.pensionContribution, law.pensionDefault.value, income)
  const nhf = contribution(declared, amounts.nhfContribution, law.nhfDefault.value, income)
  const nhis = contribution(declared, amounts.nhisContribution, law.nhisDefault.value, income)
  const lifeAssurance = wholeKobo(amounts.lifeAssurance ?? 0)
  const mortgageInterest = wholeKobo(amounts.mortgageInterest ?? 0)
  const total = add(add(add(pension, nhf), nhis), add(lifeAssurance, mortgageInterest))
  return { pension, nhf, nhis, lifeAssurance, mortgageInterest, total }
}
