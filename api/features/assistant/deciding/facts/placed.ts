import { type Period, type ReadAmount, type Role, roleOf } from '../../reading/index.ts'
import { found, type Found, lacks } from '../missing.ts'
import { asideRuleOf } from '../special/asides.ts'
import type { SupposedPeriod } from './pay-periods.ts'
import { inKobo, inYear, usualPeriodOf } from './yearly.ts'

/** An amount in its role, in naira a year. */
export interface Placed {
  readonly role: Role
  readonly naira: number
  readonly period: Period
  /** For how many months it was paid, where that was said. */
  readonly months: number | undefined
  /** Percent of the pay, where that was said. */
  readonly share: number | undefined
  readonly read: ReadAmount
}

/** Shares of the pay, in percent, that are believed of a contribution; anything else is asked. */
const believed: Readonly<Partial<Record<Role, readonly [least: number, most: number]>>> = {
  pension: [3, 26],
  nhf: [0.5, 10],
  nhis: [0.05, 15],
}

/** Whether so much a year is believed of a role beside a pay of so much. */
export function isBelieved(role: Role, naira: number, pay: number): boolean {
  const [least, most] = believed[role] ?? [0, 100]
  // A share of the pay was rounded to the kobo, so a naira either way is the same share.
  return pay === 0 || naira === 0 || ((naira + 1) * 100 >= least * pay && (naira - 1) * 100 <= most * pay)
}

const payRoles: ReadonlySet<string> = new Set(['pay'])
const tradeRoles: ReadonlySet<string> = new Set(['business'])

/** What the pay comes to in a year, of which contributions are shares: that of jobs, else that of a trade. */
export function payOf(placed: readonly Placed[]): number {
  const of = (kinds: ReadonlySet<string>) =>
    inKobo(
      placed
        .filter(({ role }) => kinds.has(roleOf(role).kind) && role !== 'cost')
        .reduce((sum, { naira }) => sum + naira, 0),
    )
  return of(payRoles) || of(tradeRoles)
}

function placedOf(read: ReadAmount, role: Role, period: Period): Found<Placed> {
  const naira = inYear(read.value, period, read.times)
  if (naira === null) return lacks({ kind: period === 'hour' ? 'hours' : 'days', amount: read })
  const isMonths = period === 'month' && read.times !== undefined
  return found({ role, naira, period, months: isMonths ? read.times : undefined, share: undefined, read })
}

/** The period of money that is no share of the pay: as said, else the usual one, else the supposed one. */
const periodOf = (read: ReadAmount, supposed: SupposedPeriod | undefined): Period | undefined =>
  read.period ?? usualPeriodOf(read) ?? (read.times === undefined ? supposed : 'month')

const followsPay = ({ role, isPercent }: ReadAmount) =>
  isPercent || (role !== undefined && roleOf(role).usual === 'pay')

/** What may be said in percent of the pay: what comes off, a raise, and what is paid beside the salary. */
const mayBeShare = (role: Role) =>
  roleOf(role).kind === 'off' || ['raise', 'bonus', 'commission', 'allowance', 'leave'].includes(role)

/** A percentage of the pay, or money that comes as often as the pay does. */
function besidePay(
  read: ReadAmount,
  role: Role,
  { pay, beside }: { readonly pay: readonly Placed[]; readonly beside: readonly Placed[] },
): Found<Placed> {
  const sum = payOf(pay)
  if (read.isPercent) {
    if (!mayBeShare(role) || read.times !== undefined)
      return lacks({ kind: 'unplaced', words: read.words, amount: read })
    // A share that is paid is one of the salary; a share that is taken is one of all the pay.
    const salary = payOf(pay.filter((each) => each.role === 'salary' || each.role === 'income'))
    const base = roleOf(role).kind === 'pay' ? salary : sum
    const naira = inKobo((base * read.value) / 100)
    return found({ role, naira, period: 'year', months: undefined, share: read.value, read })
  }
  const [first] = pay.length > 0 ? pay : beside
  const payPeriod = first?.period
  const times =
    read.times ?? (read.period === undefined || read.period === 'month' ? first?.months : undefined)
  const timed = { ...read, times }
  if (read.period !== undefined) return placedOf(timed, role, read.period)
  const own: Period = payPeriod === 'year' ? 'year' : 'month'
  // Only a contribution has a share of the pay that tells its period: a raise and a tax come as the pay does.
  const candidates = roleOf(role).kind === 'off' ? [...new Set<Period>([own, 'month', 'year'])] : [own]
  const fits = candidates.filter((period) =>
    isBelieved(role, inYear(read.value, period, period === 'year' ? 1 : times) ?? 0, sum),
  )
  const [period] = fits
  if (period === undefined) return lacks({ kind: 'period', amount: read })
  return placedOf(period === 'year' ? read : timed, role, period)
}

/** Every amount in its role, a year; what is a share of the pay, after the pay. @param supposed of money without a period. */
export function placeAll(
  amounts: readonly ReadAmount[],
  supposed: SupposedPeriod | undefined,
): Found<readonly Placed[]> {
  const placed: Placed[] = []
  const later: ReadAmount[] = []
  for (const read of amounts) {
    const { role } = read
    if (role === undefined) return lacks({ kind: 'unplaced', words: read.words, amount: read })
    if (roleOf(role).kind === 'nothing' || role === 'threshold') continue
    if (followsPay(read)) {
      later.push(read)
      continue
    }
    const period = periodOf(read, supposed)
    if (period === undefined) return lacks({ kind: 'period', amount: read })
    const { found: one, missing } = placedOf(read, role, period)
    if (missing) return lacks(missing)
    placed.push(one)
  }
  const pay = placed.filter(({ role }) => ['pay', 'business'].includes(roleOf(role).kind))
  // Without a pay, what comes as often as the pay does comes as often as what is left of it.
  const beside = placed.filter(({ role }) => role === 'net')
  const isFinal = placed.some(({ role }) => asideRuleOf(role) !== undefined)
  for (const read of later) {
    // "Dividends, 10% already removed": tax on what is in no sum is in none either.
    if (read.role === 'taxPaid' && read.isPercent && isFinal) continue
    const { found: one, missing } = besidePay(read, read.role ?? 'living', { pay, beside })
    if (missing) return lacks(missing)
    placed.push(one)
  }
  return found(placed)
}
