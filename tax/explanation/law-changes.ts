import { isPayExempt } from '../act/pay-exempt.ts'
import { hasEmployment } from '../answers/status.ts'
import { compare, nothing } from '../money/exact.ts'
import { ownAnswers } from '../answers/raw-answers.ts'
import { assess } from '../rules/assess.ts'
import { declare, given } from '../rules/declared.ts'
import { oldLawPay } from '../rules/old-law-pay.ts'
import { type LawChange, lawChanges, type LawMatter } from '../years/changes.ts'
import { firstYearOfAct } from '../years/index.ts'
import { oldLawOf } from './old-law.ts'

/** What changed in the law between two years, for one person. */
export interface LawChangesFor {
  /** What touches their answers. */
  readonly concerning: readonly LawChange[]
  readonly others: readonly LawChange[]
}

/**
 * What changed in the law between two tax years, and what of it touches somebody's answers. Where no amount is known, as
 * on the free plan, everything does that may.
 * @param answers of any origin; their tax year is left out of account.
 * @throws TaxInputError as `calculate` does; RangeError for a year before 2020.
 */
export function lawChangesFor(
  answers: unknown,
  [one, other]: readonly [number, number],
  currentYear: number,
): LawChangesFor {
  const changes = lawChanges(one, other)
  const concerns = concernsOf(answers, [one, other], currentYear)
  return {
    concerning: changes.filter(({ id }) => concerns[id]),
    others: changes.filter(({ id }) => !concerns[id]),
  }
}

function concernsOf(
  answers: unknown,
  years: readonly number[],
  currentYear: number,
): Readonly<Record<LawMatter, boolean>> {
  const own = ownAnswers(answers)
  const inYear = (taxYear: number) => ({ ...own, taxYear })
  const readings = years.map((year) => assess(declare(inYear(year), currentYear)))
  const isUnknown = readings.every(({ declared }) => declared.amounts.every((amount) => amount === null))
  const hasIncome = isUnknown || readings.some(({ income }) => compare(income, nothing) > 0)
  const old = readings.filter(({ declared }) => declared.taxYear < firstYearOfAct)
  const isOldPayExempt = old.some(({ declared }) => oldLawPay(declared) !== 'taxed')
  const isPayExemptNow = years.some((year) => isPayExempt(inYear(year), currentYear))
  const isAtLeastOnePercent = old
    .map((reading) => oldLawOf(reading).net)
    .some(({ minimumTax, bandTax }) => minimumTax > bandTax)
  return {
    estimate: hasIncome,
    bands: hasIncome,
    'free-band': hasIncome,
    'consolidated-relief': hasIncome,
    'rent-relief': isUnknown || readings.some(({ declared }) => (given(declared, 'rentPaidBySelf') ?? 0) > 0),
    'minimum-wage':
      isOldPayExempt ||
      isPayExemptNow ||
      (isUnknown && readings.some(({ declared }) => hasEmployment(declared.status))),
    'minimum-tax': isAtLeastOnePercent,
  }
}
