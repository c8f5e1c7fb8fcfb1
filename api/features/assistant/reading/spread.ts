import type { Paired } from './pairing.ts'
import type { Stretch } from './part-year.ts'
import type { Period } from './periods.ts'
import type { Hit } from './phrases.ts'
import type { Placed } from './placed.ts'
import type { Prices } from './prices.ts'
import type { ReadAmount } from './reading.ts'
import { roleOf, type Role } from './roles.ts'
import { clauseAround, sentencesOf } from './clauses.ts'
import type { Unit } from './units.ts'
import { wordsOf } from './words.ts'

/** Parts of what one payslip says, which come together. */
const payroll: ReadonlySet<Role> = new Set<Role>(['salary', 'allowance', 'basicPart', 'leave'])
const earned: ReadonlySet<string> = new Set(['pay', 'business', 'other'])
/** Money that comes in, each as often as it comes. */
const isEarnedApart = (role: Role): boolean => earned.has(roleOf(role).kind)
const isEarnedOrPayroll = (role: Role | undefined): boolean =>
  role !== undefined && earned.has(roleOf(role).kind)
const isPayroll = (role: Role | undefined): boolean => role !== undefined && payroll.has(role)
/** What comes as often as money of another kind is so many times as much, at most; by the year, at least. */
const mostAlike = 1.6
const leastAlike = 0.4

export interface Spread {
  readonly period: Period
  readonly by: ReadAmount['periodBy']
  /** Taken from money of another kind: shown before it counts. */
  readonly isDoubtful?: boolean
}

/** How much of the pay a contribution can be. */
const plausible: Partial<Record<Role, readonly [least: number, most: number]>> = {
  pension: [0.03, 0.26],
  nhf: [0.005, 0.06],
  nhis: [0.002, 0.2],
  taxPaid: [0, 0.3],
  employerPension: [0.03, 0.26],
}

const isShared = (role: Role): boolean => {
  const { usual } = roleOf(role)
  return usual === 'asked' || usual === 'pay'
}

/** Pay that comes once a year unless a list says how often all of it comes: a leave allowance on a payslip. */
const isListed = (role: Role): boolean => isShared(role) || roleOf(role).kind === 'pay'

/** A leave allowance that is said by the month stands in a list of the month. */
const lends = (role: Role): boolean => isShared(role) || role === 'leave'

/** The period of each amount: its own; of the list it stands in; the usual one of its role. */
export function spread(
  units: readonly Unit[],
  amounts: readonly number[],
  places: ReadonlyMap<number, Placed>,
  { ofAmount }: Paired,
  all: readonly Hit<true>[],
): Map<number, Spread> {
  const found = new Map<number, Spread>()
  const sentences = sentencesOf(units)
  const money = amounts.filter((amount) => units[amount]?.key === '#')
  const ofAll = all[0] === undefined ? undefined : periodOf(units, all[0])
  for (const amount of money) {
    const period = ofAmount.get(amount)
    const role = places.get(amount)?.role
    const isOnce = role !== undefined && roleOf(role).usual === 'once' && period === 'year'
    if (period && !isOnce) found.set(amount, { period, by: 'said' })
  }
  for (const amount of money) {
    const role = places.get(amount)?.role
    if (role === undefined || !isListed(role)) continue
    if (ofAll && !found.has(amount)) found.set(amount, { period: ofAll, by: 'shared' })
    if (found.has(amount) || !isShared(role)) continue
    const mates = money.filter((other) => {
      const mate = places.get(other)?.role
      return (
        ofAmount.has(other) &&
        mate !== undefined &&
        lends(mate) &&
        // "Pension 95k a month from the PFA, and pond profit 1.75m": what is free comes as often as it comes.
        (roleOf(mate).kind !== 'aside' || roleOf(role).kind === 'aside') &&
        sentences[other] === sentences[amount]
      )
    })
    const next = mates.find((other) => other > amount) ?? mates.findLast((other) => other < amount)
    const period = next === undefined ? undefined : ofAmount.get(next)
    if (!period || next === undefined || !fits(units, amount, role, next, period, places)) continue
    const mate = places.get(next)?.role
    if (
      !isEarnedApart(role) ||
      !isEarnedOrPayroll(mate) ||
      (mate === role && !isOneOff(units, amount, next, role, period)) ||
      (isPayroll(role) && isPayroll(mate))
    ) {
      found.set(amount, { period, by: 'shared' })
      continue
    }
    // "Side hustle profit 1.5m, salary 250k a month": no list, and each comes as often as it comes.
    const times = (units[amount]?.token.value ?? 0) / (units[next]?.token.value ?? 1)
    const isAlike = period === 'year' ? times > leastAlike : times < mostAlike
    const isDoubtful = mate !== undefined && roleOf(mate).kind !== roleOf(role).kind
    if (isAlike) found.set(amount, { period, by: 'shared', isDoubtful })
  }
  for (const amount of money) {
    const role = places.get(amount)?.role
    if (role === undefined || found.has(amount)) continue
    const { usual } = roleOf(role)
    // What a house that is let costs comes as the rents do: by the year.
    const isOfLetting = role === 'cost' && money.some((other) => places.get(other)?.role === 'rentReceived')
    if (isOfLetting) found.set(amount, { period: 'year', by: 'usual' })
    else if (usual !== 'asked' && usual !== 'pay') found.set(amount, { period: usual, by: 'usual' })
    if (usual === 'pay') {
      const pay = money.find((other) => {
        const mate = places.get(other)?.role
        return mate !== undefined && ['pay', 'business'].includes(roleOf(mate).kind)
      })
      const period = pay === undefined ? undefined : found.get(pay)?.period
      if (period && fits(units, amount, role, pay, period, places)) found.set(amount, { period, by: 'usual' })
    }
  }
  return found
}

/** So many times the pay of a month is no pay that comes with it: "600k a month, plus a transfer cut of 3m". */
const leastOneOff = 3

/** "The other one 900k": of a kind with the one before, however much it is. */
const ofSameKind = wordsOf('other others another second one main')

/** Whether money without a period is too much beside a pay of a month to come as often. */
const isOneOff = (units: readonly Unit[], amount: number, pay: number, role: Role, period: Period): boolean =>
  role === 'income' &&
  period === 'month' &&
  amount > pay &&
  !units.slice(pay, amount).some(({ word }) => ofSameKind.has(word)) &&
  (units[amount]?.token.value ?? 0) >= leastOneOff * (units[pay]?.token.value ?? 1)

function fits(
  units: readonly Unit[],
  amount: number,
  role: Role,
  pay: number | undefined,
  _period: Period,
  places: ReadonlyMap<number, Placed>,
): boolean {
  const bounds = plausible[role]
  const payRole = pay === undefined ? undefined : places.get(pay)?.role
  if (!bounds || payRole === undefined || !['pay', 'business'].includes(roleOf(payRole).kind)) return true
  const part = (units[amount]?.token.value ?? 0) / (units[pay ?? 0]?.token.value ?? 1)
  return part >= bounds[0] && part <= bounds[1]
}

function periodOf(units: readonly Unit[], hit: Hit<true>): Period {
  const isYear = units
    .slice(hit.from, hit.to)
    .some(({ word }) => /^(?:year|yearly|annual|annually|annum|pa)$/.test(word))
  return isYear ? 'year' : 'month'
}

/** Which stretch of the year each amount was paid for. */
export interface Times {
  /** Pay without a period that was paid for months that were said: by the month. */
  readonly monthly: ReadonlySet<number>
  /** Money without a period that came for a stretch as a whole: all of it is of the year. */
  readonly yearly: ReadonlySet<number>
  readonly ofAmount: ReadonlyMap<number, number>
  readonly used: readonly Stretch[]
}

/** Binds each stretch to the pay nearest to it; every stretch to one amount. */
export function timesOf(
  units: readonly Unit[],
  amounts: readonly number[],
  places: ReadonlyMap<number, Placed>,
  periods: ReadonlyMap<number, Spread>,
  stretches: readonly Stretch[],
  prices: Prices,
): Times {
  const monthly = new Set<number>()
  const yearly = new Set<number>()
  const mayBeMonthly = (amount: number, { unit }: Stretch): boolean =>
    unit === 'month' &&
    !periods.has(amount) &&
    (units[amount]?.token.value ?? 0) < 2_000_000 &&
    units[amount]?.key === '#'
  const ofAmount = new Map<number, number>()
  const used: Stretch[] = []
  const price = (amount: number, { from, to }: Stretch) =>
    to <= amount ? prices.between(to, amount) : prices.between(amount + 1, from)
  // "650k profit from January till December", "1.2m for six months of consultancy": so much for all of it.
  const isOfWhole = (amount: number, { unit, times, from: begins }: Stretch): boolean => {
    if (unit !== 'month' || periods.has(amount) || units[amount]?.key !== '#') return false
    // "12 months at 200k", "50k for 6 months": so much a month.
    const isAt = begins < amount && (units[amount]?.token.value ?? 0) < mostByMonth
    if (isAt || (units[amount]?.token.value ?? 0) / times < leastAMonth) return false
    const { from, to } = clauseAround(units, amount, amount + 1)
    return (
      (units[amount]?.token.value ?? 0) >= mostByMonth ||
      (times === 12 && isOfTrade(places.get(amount)?.role)) ||
      units.slice(from, to).some(({ word }) => jobAsWhole.has(word))
    )
  }
  // "I have been married for 3 months; salary 400k monthly": of what its own clause is about.
  const isOf = ({ isCounted, from, to }: Stretch, amount: number): boolean => {
    if (isCounted !== true) return true
    const clause = clauseAround(units, from, to)
    const inside = amounts.filter((each) => each >= clause.from && each < clause.to)
    if (inside.length > 0) return inside.includes(amount)
    const words = units.slice(clause.from, clause.to).map(({ word }) => word)
    if (words.some((word) => ofOtherMonths.has(word))) return false
    const rest = units.filter((_, at) => at >= clause.from && at < clause.to && (at < from || at >= to))
    return words.some((word) => ofWork.has(word)) || rest.every(({ word }) => beside.has(word))
  }
  const pairs = stretches
    .flatMap((stretch) =>
      amounts
        .filter(
          (amount) =>
            isPaid(places.get(amount)?.role) &&
            isOf(stretch, amount) &&
            (periods.get(amount)?.period === stretch.unit || mayBeMonthly(amount, stretch)),
        )
        .map((amount) => ({ amount, stretch, price: price(amount, stretch) })),
    )
    .sort((a, b) => a.price - b.price)
  for (const { amount, stretch } of pairs) {
    if (ofAmount.has(amount) || yearly.has(amount) || used.includes(stretch) || Number.isNaN(stretch.times))
      continue
    if (isOfWhole(amount, stretch)) {
      yearly.add(amount)
      used.push(stretch)
      continue
    }
    ofAmount.set(amount, stretch.times)
    if (!periods.has(amount)) monthly.add(amount)
    used.push(stretch)
    // "15k a day, 6 days a week, fuel 5k daily": the days that are worked are the days of both.
    if (stretch.unit === 'day' || stretch.unit === 'hour')
      for (const other of amounts)
        if (
          periods.get(other)?.period === stretch.unit &&
          !ofAmount.has(other) &&
          stretches.filter(({ unit }) => unit === stretch.unit).length === 1 &&
          isOfTrade(places.get(other)?.role) &&
          isOfTrade(places.get(amount)?.role)
        )
          ofAmount.set(other, stretch.times)
  }
  return { ofAmount, monthly, yearly, used }
}

/** A clause with one of these tells for how long a person was paid. */
const ofWork = wordsOf(
  'work worked working works earn earned earning paid pay salary wages income job jobs employed contract engaged hired collect collected collecting get got receive received made make profit business traded trading sold operated ran open opened active duty shift shifts offshore onboard served service',
)
const beside = wordsOf(
  'only just about so for that it was is na be like around roughly dey the a in this year',
)
/** Months of these are no months of a pay. */
const ofOtherMonths = wordsOf(
  'married rent nhf pension nhis training trained lived live living stayed stay leave sick pregnant school course wife husband borrowed loan engaged dating abroad travelled',
)

/** Less than this in a month, naira, hardly anybody is paid who works for months. */
const leastAMonth = 60_000

/** Naira from which pay that was told for a stretch of months without a period is all of it. */
const mostByMonth = 1_000_000

const jobAsWhole = wordsOf(
  'contract project consultancy consulting gig assignment engagement total altogether internship',
)

const isOfTrade = (role: Role | undefined): boolean => role !== undefined && roleOf(role).kind === 'business'

const isPaid = (role: Role | undefined): boolean =>
  role !== undefined && ['pay', 'business', 'other', 'off', 'given'].includes(roleOf(role).kind)
