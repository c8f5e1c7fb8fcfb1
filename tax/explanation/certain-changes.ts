import { contributionRows, employmentIncomeKeys } from '../answers/keys.ts'
import { sumOf } from '../money/exact.ts'
import { type Assessment, partOf } from '../rules/assess.ts'
import { type Declared, given } from '../rules/declared.ts'
import { payOf } from '../rules/income.ts'
import { isAtMinimumWage } from '../rules/minimum-wage.ts'
import { noteFigures } from '../years/nta-2025.ts'
import { withAmount, withAmounts, withMoreTakenOff } from './what-if.ts'

/** A difference between the Act and the calculation that hangs on nothing but the answers. */
export type CertainChange =
  'minimum-wage' | 'contributions-paid' | 'dividends-final' | 'accommodation-limit' | 'pensioner-deductions'

/**
 * How the Act reads a declaration where it certainly differs: null where the difference does not concern a person, else
 * the change. Whether it concerns them is judged by what they declared, so that the changes can be made in any order.
 */
type Rule = (assessment: Assessment) => ((declared: Declared) => Declared) | null

const { accommodationShareOfPay } = noteFigures

/** A job that pays no more than the national minimum wage, by the months it was paid for. */
const minimumWageRule: Rule = ({ declared }) =>
  isAtMinimumWage(declared) ? (to) => withAmounts(to, employmentIncomeKeys, 0) : null

/** The contributions that were left empty, where a share is assumed for them, count as not paid. */
const contributionsRule: Rule = (assessment) => {
  const { amounts } = assessment.declared
  const leftEmpty = contributionRows.filter(({ index }) => amounts[index] === null)
  if (sumOf(leftEmpty.map((row) => partOf(assessment, row))).kobo === 0) return null
  const keys = leftEmpty.map(({ key }) => key)
  return (to) => withAmounts(to, keys, 0)
}

/** The company withheld the final tax on its dividends. */
const dividendsRule: Rule = ({ declared }) => {
  if ((given(declared, 'dividendsNigeria') ?? 0) === 0 || declared.status === 'pensioner') return null
  return (to) => withAmount(to, 'dividendsNigeria', 0)
}

/** A home from the employer counts at most at a share of the other pay. */
const accommodationRule: Rule = ({ declared, benefits }) => {
  const home = given(declared, 'rentPaidByEmployer')
  if (home === null) return null
  const otherPay = payOf(declared) + benefits.kobo - home
  const limit = Math.floor((otherPay * accommodationShareOfPay.value) / 100)
  if (home <= limit) return null
  return (to) => withAmount(to, 'rentPaidByEmployer', limit)
}

/** A pensioner's contributions come off as anybody's. */
const pensionerRule: Rule = ({ declared }) => {
  if (declared.status !== 'pensioner') return null
  const paid = contributionRows.reduce((sum, { index }) => sum + (declared.amounts[index] ?? 0), 0)
  return paid === 0 ? null : (to) => withMoreTakenOff(to, paid)
}

/** Each certain difference, in the order in which they are applied: what is exempt goes last, so that nothing brings it back. */
export const certainChanges: Readonly<Record<CertainChange, Rule>> = {
  'contributions-paid': contributionsRule,
  'dividends-final': dividendsRule,
  'accommodation-limit': accommodationRule,
  'pensioner-deductions': pensionerRule,
  'minimum-wage': minimumWageRule,
}
