import { usualPensionPercent } from '../../helpers/usual-pension.ts'
import { add, least, lessOrNothing, percentOf, wholeKobo } from '../../money/exact.ts'
import { charge } from '../../rules/bands.ts'
import { minimumWageOfMonth } from '../../rules/jobs.ts'
import type { TaxLaw } from '../../years/law.ts'
import { monthsOfYear } from './months.ts'

/** How an employer counts the PAYE of a job: the right way is `rightly`, the rest are mistakes that people find. */
export interface Method {
  /** Which own contributions come off: those that were taken, none, only the pension, or a usual pension in its place. */
  readonly contributions: 'own' | 'none' | 'pension-only' | 'assumed'
  /** Whether the relief for the rent that the employer was told of comes off. */
  readonly rent: 'told' | 'left-out'
  /** The tax of a bonus: in the month of payment, spread, at the highest band, or as if it came every month. */
  readonly bonus: 'at-once' | 'spread' | 'top-band' | 'every-month'
  /** Whether arrears of an earlier year are taxed with this one's pay. */
  readonly arrears: 'left-out' | 'taxed'
  /** The months of the job, or each month as if it came twelve times. */
  readonly months: 'of-the-job' | 'twelve-of-each'
  /** Whether pay up to the minimum wage is exempt. */
  readonly wage: 'exempt' | 'taxed'
}

/** By the Act; of its two readings of a bonus the one by which the bonus bears its own tax. */
export const rightly: Method = {
  contributions: 'own',
  rent: 'told',
  bonus: 'at-once',
  arrears: 'left-out',
  months: 'of-the-job',
  wage: 'exempt',
}

/** The pay of some months of a job and what comes off, in kobo. */
export interface Pay {
  readonly salary: number
  readonly bonus: number
  readonly arrears: number
  readonly benefits: number
  readonly pension: number
  readonly otherContributions: number
  /** For how many months a salary was paid: the minimum wage is looked at for these. */
  readonly paidMonths: number
}

/** What an employer knows of a job besides its pay. */
export interface JobTerms {
  readonly law: TaxLaw
  /** The rent of the year that it was told of, in kobo. */
  readonly rent: number
  /** The months of the job in the year, 1 to 12. */
  readonly months: number
}

/** A part of an amount in kobo, rounded half up. */
export function shareOf(kobo: number, part: number, of: number): number {
  return Math.floor((2 * kobo * part + of) / (2 * of))
}

/** A number of kobo times twelve for each of some months, rounded half up. */
const timesTwelve = (pay: Pay, months: number): Pay => ({
  salary: shareOf(pay.salary, monthsOfYear, months),
  bonus: shareOf(pay.bonus, monthsOfYear, months),
  arrears: shareOf(pay.arrears, monthsOfYear, months),
  benefits: shareOf(pay.benefits, monthsOfYear, months),
  pension: shareOf(pay.pension, monthsOfYear, months),
  otherContributions: shareOf(pay.otherContributions, monthsOfYear, months),
  paidMonths: shareOf(pay.paidMonths, monthsOfYear, months),
})

function contributionsOf(pay: Pay, { contributions }: Method) {
  switch (contributions) {
    case 'none':
      return wholeKobo(0)
    case 'pension-only':
      return wholeKobo(pay.pension)
    case 'assumed':
      return add(percentOf(usualPensionPercent, wholeKobo(pay.salary)), wholeKobo(pay.otherContributions))
    case 'own':
    default:
      return wholeKobo(pay.pension + pay.otherContributions)
  }
}

/** The tax of a year of a job alone, in whole naira (section 58, Fourth Schedule and section 30(2)(a)). */
function yearTax(pay: Pay, oneOff: number, { law, rent }: JobTerms, method: Method): number {
  const gross = pay.salary + pay.benefits + oneOff
  if (method.wage === 'exempt' && gross <= minimumWageOfMonth * 100 * Math.max(1, pay.paidMonths)) return 0
  const relief = least(
    percentOf(law.rentReliefRate.value, wholeKobo(method.rent === 'told' ? rent : 0)),
    wholeKobo(law.rentReliefLimit.value * 100),
  )
  const off = add(contributionsOf(pay, method), relief)
  return charge(lessOrNothing(wholeKobo(gross), off), law.bands.list).totalTax
}

/** The rate of the highest band, in percent. */
export const topRate = ({ bands }: TaxLaw): number => Math.max(...bands.list.map(({ rate }) => rate))

/**
 * The tax of a job for the year and what of it is due, in kobo, when so many of its months were worked.
 * @param year what the job pays in the year, as far as it is known.
 */
export function dueOf(year: Pay, worked: number, terms: JobTerms, method: Method): number {
  const oneOff = year.bonus + (method.arrears === 'taxed' ? year.arrears : 0)
  const withAll = yearTax(year, oneOff, terms, method) * 100
  if (method.bonus === 'spread') return shareOf(withAll, worked, terms.months)
  const without = oneOff === 0 ? withAll : yearTax(year, 0, terms, method) * 100
  const regular = shareOf(without, worked, terms.months)
  return method.bonus === 'top-band'
    ? regular + percentOf(topRate(terms.law), wholeKobo(oneOff)).kobo
    : regular + withAll - without
}

/** What an employer takes in kobo that counts some months alone, as if their pay came all the year. */
export function dueAlone(part: Pay, months: number, terms: JobTerms, method: Method): number {
  const year = timesTwelve(part, months)
  const bonus = method.bonus === 'every-month' ? year.bonus : part.bonus
  const arrears = method.bonus === 'every-month' ? year.arrears : part.arrears
  const inTwelve = { ...terms, months: monthsOfYear }
  return method.bonus === 'every-month'
    ? shareOf(dueOf({ ...year, bonus, arrears }, monthsOfYear, inTwelve, method), months, monthsOfYear)
    : dueOf({ ...year, bonus, arrears }, months, inTwelve, method)
}
