import type { Told } from './act-oracle-answers.ts'
import { type Fraction, fraction, isOver, least, less, none, plus, times, toKobo } from './fraction.ts'

/** The national minimum wage a month (Minimum Wage (Amendment) Act 2024). */
const wage = 70_000n

/** What a benefit counts as: 5% a year of the cost of what the employer owns, less what the employee spent on it. */
const ofCost = (cost: Fraction, spent: Fraction) => less(toKobo(times(cost, 5n, 100n)), spent)

/** Section 14(1)(a), (b) and (2): what one's own expense reduces is the 5%, never a hire. */
function carOf({ amount, given, chosen }: Told): Fraction {
  const typed = amount('vehicleBenefit')
  if (typed.top === 0n) return none
  const [cost, hire] = [given('carCost'), given('carHire')]
  if (chosen('carOwner') === 'employer' && cost) return ofCost(cost, amount('carOwnExpense'))
  return chosen('carOwner') === 'hired' && hire ? hire : typed
}

/** Other benefits, of which things lent count at 5% of their cost once that is known. */
function otherBenefitsOf({ amount, given }: Told): Fraction {
  const typed = amount('otherBenefits')
  const lent = least(amount('assetCounted'), typed)
  const cost = given('assetCost')
  return cost && lent.top > 0n ? plus(less(typed, lent), ofCost(cost, amount('assetOwnExpense'))) : typed
}

/** The rental value of the home for the months in it; section 14(6) and (7) limit it by the pay of its job. */
function homeOf({ amount, given, count }: Told): Fraction {
  const typed = amount('rentPaidByEmployer')
  const value = given('homeValue')
  return value && typed.top > 0n ? toKobo(times(value, count('homeMonths') ?? 12n, 12n)) : typed
}

interface Job {
  readonly pay: Fraction
  readonly months: bigint
}

/** The limit of a home: a fifth of the rest, down to the kobo since it is a limit. */
const fifthOf = ({ top, bottom }: Fraction) => fraction((top * 100n) / (5n * bottom), 100n)

/** The jobs as told; the last has what the others leave. One, until each of the others has a pay that is not too much. */
function jobsOf({ amount, given, count, chosen }: Told): readonly Job[] {
  const pay = plus(amount('salary'), amount('commissions'), amount('allowances'))
  const months = count('monthsPaid') ?? 12n
  const one = [{ pay, months }]
  const jobs = Number(chosen('jobs') ?? '1')
  const [first, second] = [given('firstJobPay'), given('secondJobPay')]
  if (jobs === 1 || !first || (jobs === 3 && !second)) return one
  const [ofFirst, rest] = [first, less(pay, first)]
  const ofSecond = jobs === 3 && second ? second : rest
  if (isOver(plus(ofFirst, ofSecond), pay)) return one
  return [
    { pay: ofFirst, months: count('firstJobMonths') ?? months },
    { pay: ofSecond, months: count('secondJobMonths') ?? months },
    ...(jobs === 3 ? [{ pay: less(rest, ofSecond), months: count('thirdJobMonths') ?? months }] : []),
  ]
}

/**
 * What is taxed of employment: each job with the benefits that came from it, the home last; nothing of a job that pays
 * no more than the minimum wage for its months (section 163(1)(t)); less military pay (163(1)(o) and (u)), which is
 * looked for in the jobs that are taxed.
 */
export function employmentOf(told: Told): Fraction {
  if (!told.isEmployed) return none
  const jobs = jobsOf(told)
  const from = Number(told.chosen('benefitsJob') ?? '1') - 1
  const giver = from < jobs.length ? from : 0
  const benefits = plus(told.amount('domesticStaffCost'), carOf(told), otherBenefitsOf(told))
  const taxed = jobs.map(({ pay, months }, index) => {
    const before = index === giver ? plus(pay, benefits) : pay
    const gross = index === giver ? plus(before, least(homeOf(told), fifthOf(before))) : before
    return isOver(gross, fraction(wage * months)) ? { gross, pay } : { gross: none, pay: none }
  })
  const military = ['officer', 'combat'].includes(told.chosen('armedForces') ?? '')
    ? told.amount('militaryPay')
    : none
  const payTaxed = plus(none, ...taxed.map(({ pay }) => pay))
  return less(plus(none, ...taxed.map(({ gross }) => gross)), least(military, payTaxed))
}
