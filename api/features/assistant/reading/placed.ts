import { cuesOfAmounts } from './assignment.ts'
import { clauseAround, says } from './clauses.ts'
import type { Couple } from './coupled.ts'
import { namesThing } from './everyday/things.ts'
import { isOutgoing } from './outgoing.ts'
import type { Prices } from './prices.ts'
import type { ReadAmount } from './reading.ts'
import { roleOf, type Role } from './roles.ts'
import type { Sensed } from './senses.ts'
import type { Unit } from './units.ts'
import { wordsOf } from './words.ts'

/** An amount's role, and the cue that said so; none for a shared or the only one. */
export interface Placed {
  readonly role: Role | undefined
  readonly by: ReadAmount['roleBy']
  readonly cue: Sensed | undefined
}

/** A bare number below this is no pay: it is a count, a rate, or something that was not said. */
const leastPay = 10_000
const isPayLike = (role: Role | undefined): boolean =>
  role !== undefined && ['pay', 'business'].includes(roleOf(role).kind)

/** What comes beside a pay and is none by itself. */
const isExtra = (role: Role | undefined): boolean =>
  role !== undefined && ['bonus', 'commission', 'allowance', 'leave', 'cost'].includes(role)

const changers = wordsOf(
  'bank banks aboki bdc exchange exchanges exchanged rate convert converts converted conversion changes change changed sell sells',
)

/** "Bank gives me 1,450": in a part of a sentence with nothing but who changes money and how. */
function saysExchange(units: readonly Unit[], amount: number): boolean {
  // "₦1,400 to 1 USD".
  const [joint, one] = [units[amount + 1], units[amount + 2]]
  const isToOne = one?.token.value === 1 && (one.token.currency ?? 'NGN') !== 'NGN'
  if (isToOne && /^(?:to|per|for|=)$/.test(joint?.word ?? '')) return true
  const { from, to } = clauseAround(units, amount, amount + 1)
  return (
    says(units, from, to, changers) &&
    units.slice(from, to).every((unit, at) => from + at === amount || unit.token.kind !== 'number')
  )
}

/** "$1,500 at 1480": behind foreign money a small bare number is what one of it costs. */
export function isRate(units: readonly Unit[], amount: number): boolean {
  const token = units[amount]?.token
  const before = units[amount - 1]?.word ?? ''
  const isForeign = units.some(({ token: { currency } }) => currency !== undefined && currency !== 'NGN')
  return (
    token !== undefined &&
    !token.isPercent &&
    token.value >= 50 &&
    token.value < leastPay &&
    (token.currency ?? 'NGN') === 'NGN' &&
    isForeign &&
    (['at', '@', 'rate', 'using', 'for'].includes(before) ||
      saysExchange(units, amount) ||
      (units[amount - 2]?.token.value === 1 && units[amount - 2]?.token.currency !== undefined))
  )
}

interface Place {
  readonly units: readonly Unit[]
  readonly amounts: readonly number[]
  readonly cues: readonly Sensed[]
  readonly prices: Prices
  readonly couples: readonly Couple[]
  /** Amounts that have a currency or a period of their own, small as they are. */
  readonly isMoney: (amount: number) => boolean
  /** Whether nothing unknown stands in the clause of an amount. */
  readonly isPlain: (amount: number) => boolean
}

/** The words between an amount and a phrase, on either side of it. */
const wordsBetween = (units: readonly Unit[], amount: number, { from, to }: Sensed): string[] =>
  (to <= amount ? units.slice(to, amount) : units.slice(amount + 1, from)).map(({ word }) => word)

/** Places each amount: by its cue, by the other of its pair, or as the only one that a question on tax can mean. */
export function placed({
  units,
  amounts,
  cues,
  prices,
  couples,
  isMoney,
  isPlain,
}: Place): Map<number, Placed> {
  const found = new Map<number, Placed>()
  const byCue = cuesOfAmounts(units, amounts, cues, prices, couples)
  for (const amount of amounts) {
    const cue = byCue.get(amount)
    const value = units[amount]?.token.value ?? 0
    const isSmall = value < leastPay && !isMoney(amount) && units[amount]?.key !== '%'
    const isPrice = cue?.value.strength === 'verb' && namesThing(wordsBetween(units, amount, cue))
    const isGiven = isPayLike(cue?.role) && isOutgoing(units, amount, cue?.from)
    if (
      cue !== undefined &&
      cue.value.strength !== 'noun' &&
      isRate(units, amount) &&
      saysExchange(units, amount)
    ) {
      found.set(amount, { role: 'rate', by: 'named', cue })
      continue
    }
    const isNone = isPrice || isGiven || Number.isNaN(value) || (isSmall && isPayLike(cue?.role))
    found.set(amount, {
      role: isNone ? undefined : cue?.role,
      by: cue?.value.strength === 'verb' ? 'verb' : 'named',
      cue,
    })
  }
  for (const amount of amounts)
    if (found.get(amount)?.cue === undefined && isRate(units, amount))
      found.set(amount, { role: 'rate', by: 'named', cue: undefined })
  for (const { first, second, kind } of couples) {
    // "a raise from 250k to 310k" names two pays, and no raise.
    for (const amount of [first, second]) {
      const place = found.get(amount)
      if (place?.role === 'raise' && kind === 'change') found.set(amount, { ...place, role: 'salary' })
    }
    const [one, other] = [found.get(first), found.get(second)]
    const isWeaker = (a: Placed | undefined, b: Placed | undefined) =>
      b?.role !== undefined && (a?.role === undefined || (a.by === 'verb' && b.by === 'named'))
    if (one && isWeaker(other, one)) found.set(second, { ...one, cue: undefined })
    else if (other && isWeaker(one, other)) found.set(first, { ...other, cue: undefined })
  }
  const open = amounts.filter(
    (amount) =>
      found.get(amount)?.role === undefined &&
      found.get(amount)?.cue === undefined &&
      units[amount]?.key === '#',
  )
  const hasPay = [...found.values()].some(
    ({ role }) =>
      (isPayLike(role) && !isExtra(role)) || role === 'net' || role === 'taxable' || role === 'rentReceived',
  )
  const couple = couples.find(({ first, second }) => open.includes(first) && open.includes(second))
  const only = open.length === 1 || (couple && open.length === 2) ? open : []
  for (const amount of only) {
    const value = units[amount]?.token.value ?? 0
    const { from, to } = clauseAround(units, amount, amount + 1)
    const isPrice =
      namesThing(units.slice(from, to).map(({ word }) => word)) || isOutgoing(units, amount, undefined)
    if (!hasPay && !isPrice && isPlain(amount) && (value >= leastPay || isMoney(amount)))
      found.set(amount, { role: 'income', by: 'only', cue: undefined })
  }
  return found
}
