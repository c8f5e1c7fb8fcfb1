import { type ReadAmount, type Role, roleOf } from '../../reading/index.ts'
import { found, type Found, lacks } from '../missing.ts'

/** The period in which money without one is read. */
export type SupposedPeriod = 'month' | 'year'

/** Naira under which pay without a period is of a month, and above which it is of a year; between, both are told. */
const sizes = { month: 200_000, year: 2_000_000 } as const

/** The periods that an amount of this size may be of. */
export function periodsOfSize(naira: number): readonly SupposedPeriod[] {
  if (naira < sizes.month) return ['month']
  return naira > sizes.year ? ['year'] : ['month', 'year']
}

/** Money that comes in or goes out with a trade, whose period is never supposed from its role alone. */
const isAsked = ({ role, isPercent }: ReadAmount) =>
  role !== undefined && !isPercent && roleOf(role).usual === 'asked'

const isSaid = ({ period }: ReadAmount) => period === 'month' || period === 'year'

/**
 * The periods in which the money without one may be read, all of it in the same; empty where all have theirs. One that
 * stands beside money with a period is read in that one if its size allows, and is asked elsewhere.
 */
export function payPeriods(amounts: readonly ReadAmount[]): Found<readonly SupposedPeriod[]> {
  const asked = amounts.filter(isAsked)
  const open = asked.filter(({ period, times }) => period === undefined && times === undefined)
  // What a trade costs comes as often as what it takes in, however little it is.
  const [first, ...rest] = open.some(({ role }) => role !== 'cost')
    ? open.filter(({ role }) => role !== 'cost')
    : open
  if (first === undefined) return found([])
  const said = asked.find(isSaid)
  if (said !== undefined) {
    const beside = said.period === 'month' ? 'month' : 'year'
    const odd = open.find(
      ({ value, role }) =>
        role !== 'cost' &&
        (!periodsOfSize(value).includes(beside) ||
          (said.role !== 'cost' && value > said.value * mostBesideOf(role, said.role))),
    )
    return odd === undefined ? found([beside]) : lacks({ kind: 'period', amount: odd })
  }
  const periods = usualOf(first, amounts)
  const odd = rest.find(
    ({ value, role }) =>
      !periodsOfSize(value).some((period) => periods.includes(period)) ||
      // "A fee of 800k plus 150k salary": nothing says that one comes as often as the other.
      (mostBesideOf(role, first.role) < mostBeside &&
        periodsOfSize(value).length !== periods.length &&
        Math.max(value, first.value) > Math.min(value, first.value) * mostOfAnotherKind),
  )
  if (odd !== undefined) return lacks({ kind: 'period', amount: periods.length > 1 ? first : odd })
  return found(periods.filter((period) => rest.every(({ value }) => periodsOfSize(value).includes(period))))
}

/** Less than this in a year, naira, nobody who is paid for the whole of it takes home: the minimum wage of 70,000 a month. */
const leastOfYear = 840_000

/** The periods of money that nothing else tells: a payslip is told by the month where a year's pay would be too little. */
const usualOf = ({ value, role }: ReadAmount, amounts: readonly ReadAmount[]): readonly SupposedPeriod[] => {
  const isOnPayslip = role === 'net' || amounts.some((each) => each.role === 'taxPaid')
  return isOnPayslip && value < leastOfYear ? ['month'] : periodsOfSize(value)
}

/** How many times as much as money with a period something beside it may be, in the same period. */
const mostBeside = 3
/** The same, of money of another kind: what a trade brings beside a pay comes when it comes. */
const mostOfAnotherKind = 1.3

const payroll: ReadonlySet<Role> = new Set<Role>([
  'salary',
  'allowance',
  'leave',
  'basicPart',
  'net',
  'taxPaid',
])

const mostBesideOf = (role: Role | undefined, other: Role | undefined): number =>
  role === other ||
  (role !== undefined && other !== undefined && payroll.has(role) && payroll.has(other)) ||
  (role !== undefined && roleOf(role).kind === 'off')
    ? mostBeside
    : mostOfAnotherKind
