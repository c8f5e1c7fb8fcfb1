import type { OwnAnswers } from '../answers/own.ts'
import { type Exact, nothing, toNaira } from '../money/exact.ts'
import { formatNaira, formatRate } from '../money/format.ts'
import { isBlank } from '../answers/blank.ts'
import type { Assessment } from '../rules/assess.ts'
import type { Figure } from '../years/law.ts'
import type { Assumption } from './assumption.ts'
import { effectOfTakingOff } from './what-if.ts'

type Contribution = 'pensionContribution' | 'nhfContribution' | 'nhisContribution'

const names: Readonly<Record<Contribution, string>> = {
  pensionContribution: 'pension',
  nhfContribution: 'NHF',
  nhisContribution: 'NHIS',
}

/** The defaults in place of what was not given: the tax year, and a share of income for each contribution. */
export function defaultsUsed(assessment: Assessment, given: OwnAnswers): readonly Assumption[] {
  const { declared, deductions, law, income } = assessment
  const used: Assumption[] = []
  if (isBlank(given.taxYear)) {
    const words = `No tax year was given: ${declared.taxYear} is used.`
    used.push({ id: 'default-taxYear', answer: 'taxYear', words, effect: 0 })
  }
  if (declared.status === 'pensioner' || income.kobo === 0) return used
  const assume = (key: Contribution, amount: Exact, share: Figure) => {
    if (declared.amounts[key] !== null) return
    const words = `You left ${names[key]} empty: ${formatRate(share.value)} of your income, ${formatNaira(toNaira(amount))}, is assumed and taken off.`
    // Had nothing been paid, the tax would be higher by as much as the default makes it lower.
    const effect = 0 - effectOfTakingOff(nothing, amount, assessment)
    used.push({ id: `default-${key}`, answer: key, words, effect })
  }
  assume('pensionContribution', deductions.pension, law.pensionDefault)
  assume('nhfContribution', deductions.nhf, law.nhfDefault)
  assume('nhisContribution', deductions.nhis, law.nhisDefault)
  return used
}
