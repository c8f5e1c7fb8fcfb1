import type { AmountKey, Answers } from '../../../../../tax/index.ts'
import { periods } from '../../reading/index.ts'
import type { Change } from './clauses.ts'
import { isContribution, payKeys } from './named.ts'
import type { Figure } from './said.ts'

/** What comes once in a year, or is counted for one, where nothing else is said. */
const ofYear: ReadonlySet<AmountKey> = new Set<AmountKey>([
  'rentPaidBySelf',
  'rentalIncome',
  'commissions',
  'lifeAssurance',
  'mortgageInterest',
  'gains',
  'gratuities',
  'dividendsNigeria',
  'dividendsForeign',
  'interest',
  'otherIncome',
  'vehicleBenefit',
])

/** What a share of a contribution is taken of: the pay of the job with its allowances, else what the business leaves. */
export const baseOf = (own: Answers): number => {
  const pay = payKeys.reduce((sum, key) => sum + (own[key] ?? 0), 0)
  return pay > 0 ? pay : (own.businessIncome ?? 0)
}

/** Further apart than this, a figure is no likely change of what is saved; a year and a month are twelve apart. */
const mostApart = 3
/** Pay of so much, naira, is of a year where nothing else is said, and less than that of a month. */
const [leastAYear, mostAMonth] = [2_000_000, 200_000]
const months = 12

/** Which of a month and a year is meant by a figure that becomes the answer; undefined where both may be. */
function likely(
  value: number,
  saved: number,
  towards: 'up' | 'down' | undefined,
  isPay: boolean,
): number | undefined {
  const both = [value * months, value]
  const fits = both.filter(
    (yearly) => towards === undefined || saved === 0 || (towards === 'up') === yearly > saved,
  )
  const [only, other] = fits
  if (only !== undefined && other === undefined && saved > 0) return only
  const near = fits.find((yearly) => saved > 0 && yearly <= saved * mostApart && yearly * mostApart >= saved)
  if (near !== undefined) return near
  if (!isPay) return undefined
  return value >= leastAYear ? value : value < mostAMonth ? value * months : undefined
}

/** What a contribution may be as a share of the pay, at least and at most. */
const shares: Readonly<Partial<Record<AmountKey, readonly [number, number]>>> = {
  pensionContribution: [0.03, 0.26],
  nhfContribution: [0.005, 0.05],
  nhisContribution: [0.005, 0.1],
}

/** Which of a month and a year makes a contribution as large as one may be; undefined where both do, or none. */
function plausible(value: number, key: AmountKey, own: Answers): number | undefined {
  const [least, most] = shares[key] ?? [0, 0]
  const base = baseOf(own)
  const [only, other] = [value * months, value].filter(
    (yearly) => yearly >= least * base && yearly <= most * base,
  )
  return other === undefined ? only : undefined
}

/** The saved figure that "instead of" names: by the year or by the month. */
function inPlaceOf({ value }: Figure, before: Figure | undefined, saved: number): number | undefined {
  if (before === undefined || before.isPercent) return undefined
  return [1, months]
    .map((factor) => (before.value * factor === saved ? value * factor : undefined))
    .find((each) => each !== undefined)
}

/**
 * What a figure comes to, in naira a year; undefined where it is open how often it comes.
 * @param keys the answers that it is of, together.
 */
export function worthOf(change: Extract<Change, { figure: Figure }>, own: Answers): number | undefined {
  const { figure, keys, how, before } = change
  const [key] = keys
  if (key === undefined) return undefined
  const saved = keys.reduce((sum, each) => sum + (own[each] ?? 0), 0)
  if (figure.isPercent) {
    const base = how === 'set' || isContribution(key) ? baseOf(own) : saved
    return (base * figure.value) / 100
  }
  if (figure.period !== undefined) {
    const times = periods[figure.period].inYear
    return times === null ? undefined : figure.value * times
  }
  const placed = inPlaceOf(figure, before, saved)
  if (placed !== undefined) return placed
  if (ofYear.has(key)) return figure.value
  // A leave allowance comes once in the year.
  if (key === 'allowances' && how === 'more') return change.isOnce === true ? figure.value : undefined
  if (how !== 'set') return undefined
  if (!isContribution(key)) return likely(figure.value, saved, change.towards, true)
  return plausible(figure.value, key, own) ?? likely(figure.value, saved, change.towards, false)
}
