import { type ActAnswers, type Told, tellOf } from './act-oracle-answers.ts'
import { employmentOf } from './act-oracle-employment.ts'
import { businessOf, foreignOf, gainsOf, otherOf, retirementOf } from './act-oracle-income.ts'
import {
  type Fraction,
  fraction,
  halfUp,
  inProportion,
  least,
  less,
  none,
  plus,
  times,
  toKobo,
} from './fraction.ts'

export type { ActAnswers } from './act-oracle-answers.ts'

const bands: readonly (readonly [width: bigint | null, percent: bigint])[] = [
  [800_000n, 0n],
  [2_200_000n, 15n],
  [9_000_000n, 18n],
  [13_000_000n, 21n],
  [25_000_000n, 23n],
  [null, 25n],
]

/** The tax of a chargeable income by the bands of the Fourth Schedule, exact. */
function bandsOf(chargeable: Fraction): Fraction {
  let rest = chargeable
  let tax = none
  for (const [width, percent] of bands) {
    const held = width === null ? rest : least(rest, fraction(width))
    tax = plus(tax, times(held, percent, 100n))
    rest = less(rest, held)
  }
  return tax
}

/**
 * Section 30(2)(a): what was really paid, and a fifth of the rent of the year, at most 500,000. What was paid is asked
 * where a share is assumed, the year before's premiums of who has some, the months in the year of longer rents.
 */
function deductionsOf({ amount, given, count, chosen, isPensioner }: Told): Fraction {
  const months = count('rentMonths') ?? 12n
  const rent = amount('rentPaidBySelf')
  const ofTheYear = months <= 12n ? rent : toKobo(times(rent, count('rentMonthsInYear') ?? 12n, months))
  const premiums = amount('lifeAssurance')
  const paid = (key: 'pensionPaid' | 'nhfPaid' | 'nhisPaid') => (isPensioner ? none : amount(key))
  return plus(
    given('pensionContribution') ?? paid('pensionPaid'),
    given('nhfContribution') ?? paid('nhfPaid'),
    given('nhisContribution') ?? paid('nhisPaid'),
    chosen('loanForOwnHome') === 'no' ? none : amount('mortgageInterest'),
    premiums.top > 0n ? (given('premiumsYearBefore') ?? premiums) : none,
    least(times(ofTheYear, 1n, 5n), fraction(500_000n)),
  )
}

/**
 * Personal income tax by the Nigeria Tax Act 2025 of answers with facts, for the properties: exact, its own tables,
 * written from the law and not from the engine. Where the law has no rounding: what counts of one amount is whole kobo,
 * and each of the three taxes is whole naira, half up, so that they add up; the credit's limit is of the tax as rounded.
 */
export function actOracle(answers: ActAnswers) {
  const told = tellOf(answers)
  const { profit, presumptive } = businessOf(told)
  const foreign = foreignOf(told)
  const income = plus(employmentOf(told), retirementOf(told), foreign, otherOf(told), profit, gainsOf(told))
  const chargeable = less(income, deductionsOf(told))
  const tax = bandsOf(chargeable)
  const byBands = halfUp(tax)
  const limit = foreign.top === 0n ? none : inProportion(fraction(byBands), foreign, income)
  const credit = halfUp(least(told.amount('foreignTaxPaid'), limit))
  return {
    totalTax: byBands - credit + halfUp(presumptive),
    presumptiveTax: halfUp(presumptive),
    foreignTaxCredit: credit,
    totalIncome: halfUp(income, 100n),
    taxableIncome: halfUp(chargeable, 100n),
  }
}
