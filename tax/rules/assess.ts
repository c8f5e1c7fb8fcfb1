import { add, type Exact, lessOrNothing, wholeKobo } from '../money/exact.ts'
import { lawOf } from '../years/index.ts'
import type { TaxLaw } from '../years/law.ts'
import { type Slice, slices, taxOn } from './bands.ts'
import { benefitsInKind } from './benefits-in-kind.ts'
import type { Declared } from './declared.ts'
import { deductions, type Deductions } from './deductions.ts'
import { earnedIncome, investmentIncome } from './income.ts'
import { type Reliefs, reliefs } from './reliefs.ts'

/** Every figure of a calculation, exact; what people see is made from it and never fed back. */
export interface Assessment {
  readonly declared: Declared
  readonly law: TaxLaw
  readonly earned: Exact
  readonly investment: Exact
  readonly benefits: Exact
  /** Annual income: gross in every rule. */
  readonly income: Exact
  readonly deductions: Deductions
  readonly reliefs: Reliefs
  readonly taxable: Exact
  readonly slices: readonly Slice[]
  /** Whole naira. */
  readonly totalTax: number
}

/** Applies the rules of the year in their order (SPEC section 9, DESIGN section 4). */
export function assess(declared: Declared): Assessment {
  const law = lawOf(declared.taxYear)
  const earned = wholeKobo(earnedIncome(declared))
  const investment = wholeKobo(investmentIncome(declared))
  const benefits = wholeKobo(benefitsInKind(declared))
  const income = add(add(earned, investment), benefits)
  const off = deductions(declared, law, income)
  const relief = reliefs(declared, law, income)
  const taxable = lessOrNothing(income, add(off.total, relief.total))
  return {
    declared,
    law,
    earned,
    investment,
    benefits,
    income,
    deductions: off,
    reliefs: relief,
    taxable,
    slices: slices(taxable, law.bands.list),
    totalTax: taxOn(taxable, law.bands.list),
  }
}

/**
 * The total alone, in whole naira, by the same rules: for the many "what if" questions that an explanation asks, which
 * need no other figure.
 */
export function totalTaxOf(declared: Declared): number {
  const law = lawOf(declared.taxYear)
  const income = wholeKobo(earnedIncome(declared) + investmentIncome(declared) + benefitsInKind(declared))
  const off = add(deductions(declared, law, income).total, reliefs(declared, law, income).total)
  return taxOn(lessOrNothing(income, off), law.bands.list)
}
