import { formatNaira } from '../../../../../tax/index.ts'
import { type Period, periods, type ReadAmount, type Role, roleOf } from '../../reading/index.ts'

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
