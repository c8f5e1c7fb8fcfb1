import { type ReadAmount, type Reading, type Role, roleOf } from '../reading/index.ts'

/** An amount as it was read before a correction, and as it is read since. */
export interface Correction {
  readonly from: ReadAmount
  readonly to: ReadAmount
}

/** Pay by a job, however it was called. */
const isPay = (role: Role | undefined): boolean => role === 'income' || role === 'salary'

/** Whether two amounts are of the same kind, so that a new one takes the place of the old one. */
export const isSameRole = (one: Role | undefined, other: Role | undefined): boolean =>
  one === other || (isPay(one) && isPay(other))

/** What a person lives on: where one amount of a sum is meant without a name, it is this. */
export const isIncome = ({ role, isPercent }: Pick<ReadAmount, 'role' | 'isPercent'>): boolean =>
  !isPercent &&
  role !== undefined &&
  role !== 'cost' &&
  role !== 'houseCost' &&
  (['pay', 'business', 'other'].includes(roleOf(role).kind) || role === 'net' || role === 'taxable')

/** The same reading with other amounts: what follows from the amounts is worked out again. */
export function withAmounts(reading: Reading, amounts: readonly ReadAmount[]): Reading {
  const named = new Set(amounts.map(({ role }) => role))
  return {
    ...reading,
    amounts,
    // What a shop brings was called its sales, or its profit.
    traps: reading.traps.filter(
      ({ kind, words }) =>
        !(kind === 'salesOrProfit' && (named.has('revenue') || named.has('business'))) &&
        // What was called rent, and is placed now.
        !(kind === 'leftOut' && words === 'rent' && amounts.every(({ role }) => role !== undefined)),
    ),
    unplaced: amounts.filter(({ role }) => role === undefined).map(({ words }) => words),
    dangling: reading.dangling.filter((role) => !named.has(role) && !reading.zero.includes(role)),
  }
}

/** Pay that takes the place of another without a word of how often it comes: more than so many times as much, and than so much, is of a year. */
const mostApart = 10
const mostAMonth = 2_000_000

/** Whether two figures can come as often as each other. */
const mayComeAsOften = (old: ReadAmount, amount: ReadAmount): boolean =>
  !isIncome(old) || amount.value <= Math.max(old.value * mostApart, mostAMonth)

/** An amount that takes the place of another: what it does not say of itself stays, as far as it can be meant of it. */
export function inPlaceOf(old: ReadAmount, amount: ReadAmount): ReadAmount {
  const saysPeriod = amount.period !== undefined && amount.periodBy !== 'usual'
  // "550k a month for 6 months", then "what if I earn 100m?": not 100m a month.
  const isAlike = mayComeAsOften(old, amount)
  const kept = isAlike ? old : { period: undefined, periodBy: 'usual' as const, times: undefined }
  return {
    ...amount,
    role: amount.role !== undefined && amount.roleBy === 'named' ? amount.role : old.role,
    roleBy: old.roleBy,
    period: saysPeriod ? amount.period : (kept.period ?? amount.period),
    periodBy: saysPeriod ? amount.periodBy : kept.periodBy,
    times:
      amount.times ?? (amount.period === undefined || amount.period === old.period ? kept.times : undefined),
    currency:
      amount.currency === 'NGN' && old.currency !== 'NGN' && amount.value < 20_000
        ? old.currency
        : amount.currency,
    person: old.person,
    pair: undefined,
  }
}

/** An amount in the role that it was given: how often it comes is what was said of it, else what is usual of the role. */
export function inRole(amount: ReadAmount, role: Role): ReadAmount {
  if (amount.period !== undefined && amount.periodBy !== 'usual') return { ...amount, role, roleBy: 'named' }
  const { usual } = roleOf(role)
  const period = usual === 'asked' || usual === 'pay' ? undefined : usual
  return { ...amount, role, roleBy: 'named', period, periodBy: 'usual' }
}
