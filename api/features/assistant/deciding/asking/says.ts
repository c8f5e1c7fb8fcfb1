import { formatNaira } from '../../../../../tax/index.ts'
import {
  type Period,
  periods,
  type ReadAmount,
  type Reading,
  type Role,
  roleOf,
} from '../../reading/index.ts'

/** What a tap says of an amount, in words that are read without doubt; English in every language. */
const saidAs: Readonly<Partial<Record<Role, string>>> = {
  salary: 'is my salary',
  bonus: 'is a bonus',
  allowance: 'is an allowance from my job',
  business: 'is my business profit',
  revenue: 'is my sales',
  cost: 'is business costs',
  rentReceived: 'is rent that I receive from tenants',
  rent: 'is rent that I pay',
  pension: 'is pension that I pay in',
  pensionReceived: 'is pension that I receive',
  nhf: 'is NHF',
  gift: 'is a gift',
  loan: 'is a loan',
  loss: 'is a loss of my business',
  living: 'is living cost',
  net: 'is my take-home pay',
}

/** An amount with its period, as it would be typed. */
export function amountSaid({ value, currency, isPercent }: ReadAmount, period: Period | undefined): string {
  const money = isPercent ? `${value}%` : currency === 'NGN' ? formatNaira(value) : `${value} ${currency}`
  return period === undefined || period === 'once' ? money : `${money} ${periods[period].name}`
}

/** The message that gives an amount a role. */
export const roleSaid = (amount: ReadAmount, role: Role): string =>
  `${amountSaid(amount, amount.period)} ${saidAs[role] ?? `is ${roleOf(role).name}`}`

/** The message that gives an amount a period. */
export const periodSaid = (amount: ReadAmount, period: Period): string =>
  `${amountSaid(amount, undefined)} is ${periods[period].name}`

const places = ['', ' (the second)', ' (the third)', ' (the fourth)', ' (the fifth)'] as const

const isSameMoney = (one: ReadAmount, other: ReadAmount) =>
  one.value === other.value && one.currency === other.currency && one.isPercent === other.isPercent

/** Which of the equal amounts of a reading an amount is, as a tap says it: nothing for the first. */
export function placeSaid({ amounts }: Pick<Reading, 'amounts'>, amount: ReadAmount): string {
  const index = amounts.indexOf(amount)
  const before = amounts.slice(0, Math.max(0, index)).filter((other) => isSameMoney(other, amount))
  return places[before.length] ?? ''
}

/** A message without the place at its end, and that place; a place of nothing is the first. */
export function withoutPlace(text: string): { readonly words: string; readonly place: string } {
  const place = places.findLast((each) => text.endsWith(each)) ?? ''
  return { words: text.slice(0, text.length - place.length), place }
}

/** The message that says of a profit that the costs are off it already. */
export const afterCostsSaid = (amount: ReadAmount): string =>
  `${amountSaid(amount, amount.period)} is profit after the costs`

/** What is sent where words that were not understood are to be left out: what was read without them is shown again. */
export const leaveOutWords = (words: string) => `Leave out “${words}”`

/** The messages that say of a raise what it is. */
export const raiseSaid = 'It is what was added to the pay'
export const newPaySaid = 'It is the new pay itself'
