import { type ActAnswers, type Told, tellOf } from './act-oracle-answers.ts'
import { employmentOf } from './act-oracle-employment.ts'
import { businessOf, foreignOf, gainsOf, otherOf, retirementOf } from './act-oracle-income.ts'
import { type Fraction, fraction, halfUp, inProportion, least, less, none, plus, times } from './fraction.ts'

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

/** Section 30(2)(a): what was really paid, and a fifth of the rent of the year, at most 500,000. */
function deductionsOf({ amount, given, count, chosen }: Told): Fraction {
  const months = count('rentMonths')
  const inYear = count('rentMonthsInYear') ?? 12n
  const rent = amount('rentPaidBySelf')
  const ofTheYear = months === null || months <= inYear ? rent : times(rent, inYear, months)
  return plus(
    given('pensionContribution') ?? amount('pensionPaid'),
    given('nhfContribution') ?? amount('nhfPaid'),
    given('nhisContribution') ?? amount('nhisPaid'),
    chosen('loanForOwnHome') === 'no' ? none : amount('mortgageInterest'),
    given('premiumsYearBefore') ?? amount('lifeAssurance'),
    least(times(ofTheYear, 1n, 5n), fraction(500_000n)),
  )
}

/**
 * Personal income tax by the Nigeria Tax Act 2025 of answers with facts, for the properties: exact, its own tables,
 * written from the law and not from the engine. Tax in naira and incomes in kobo, each rounded half up, once.
 */
export function actOracle(answers: ActAnswers) {
  const told = tellOf(answers)
  const { profit, presumptive } = businessOf(told)
  const foreign = foreignOf(told)
  const income = plus(
    employmentOf(told),
    retirementOf(told),
    foreign,
    otherOf(told),
    profit,
    gainsOf(told),
  )
  const chargeable = less(income, deductionsOf(told))
  const tax = bandsOf(chargeable)
  const limit = foreign.top === 0n ? none : inProportion(tax, foreign, income)
  const credit = least(told.amount('foreignTaxPaid'), limit)
  return {
    totalTax: halfUp(plus(less(tax, credit), presumptive)),
    presumptiveTax: halfUp(presumptive),
    foreignTaxCredit: halfUp(credit),
    totalIncome: halfUp(income, 100n),
    taxableIncome: halfUp(chargeable, 100n),
  }
}
