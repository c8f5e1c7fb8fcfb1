import { trapsIn } from './books.ts'
import type { Couple } from './coupled.ts'
import type { Asked } from './intent.ts'
import type { Stretch } from './part-year.ts'
import type { Period } from './periods.ts'
import type { Hit } from './phrases.ts'
import type { Placed } from './placed.ts'
import type { ReadAmount } from './reading.ts'
import { roleOf, type Role } from './roles.ts'
import type { Sensed } from './senses.ts'
import type { Unit } from './units.ts'
import type { Denied } from './zero.ts'

interface Guarding {
  readonly units: readonly Unit[]
  readonly read: readonly ReadAmount[]
  readonly places: ReadonlyMap<number, Placed>
  readonly free: readonly Sensed[]
  readonly denied: Denied
  readonly couples: readonly Couple[]
  readonly harmless: readonly Hit<unknown>[]
  readonly stretches: readonly Stretch[]
  readonly loose: readonly Hit<Period>[]
  readonly asked: Asked
  readonly years: readonly Hit<unknown>[]
}

/** What blocks a sum. */
export interface Guards {
  readonly traps: readonly { readonly kind: string; readonly hit: Hit<unknown> }[]
  readonly trapHits: readonly Hit<unknown>[]
  readonly dangling: readonly Role[]
}

const overlaps = (
  hit: Hit<unknown>,
  others: readonly { readonly from: number; readonly to: number }[],
): boolean => others.some(({ from, to }) => from < hit.to && hit.from < to)

/** Finds every word that can change a sum and that no rule has used. */
export function guarded(given: Guarding): Guards {
  const { units, read, places, free, denied, couples, harmless, stretches, asked } = given
  const hits = trapsIn(units)
  const usedCues = [...places.values()].flatMap(({ cue }) => (cue ? [cue] : []))
  const coupled = couples.flatMap(({ by }) => by.map((at) => ({ from: at, to: at + 1 })))
  const hasAmounts = read.length > 0
  const isUsed = (hit: Hit<string>): boolean =>
    overlaps(hit, harmless) ||
    overlaps(hit, denied.hits) ||
    overlaps(hit, usedCues) ||
    overlaps(hit, stretches) ||
    overlaps(hit, coupled) ||
    overlaps(hit, given.years) ||
    overlaps(hit, asked.hits) ||
    (hit.value === 'change' && (asked.intent === 'difference' || couples.length > 0))
  const traps = hasAmounts ? hits.filter((hit) => !isUsed(hit)).map((hit) => ({ kind: hit.value, hit })) : []
  const looseTraps = hasAmounts
    ? given.loose.filter((hit) => hit.value !== 'year').map((hit) => ({ kind: 'period', hit }))
    : []
  return {
    traps: [...traps, ...looseTraps],
    trapHits: hits,
    dangling: hasAmounts ? danglingOf(free, usedCues, read) : [],
  }
}

/** Roles that were named and need an amount, and have none. */
function danglingOf(free: readonly Sensed[], used: readonly Sensed[], read: readonly ReadAmount[]): Role[] {
  const placedRoles = new Set(read.map(({ role }) => role))
  const needs = free.filter(({ role, value }) => {
    if (role === undefined || value.strength !== 'noun' || placedRoles.has(role)) return false
    const { kind } = roleOf(role)
    if (
      ['salary', 'income', 'threshold', 'living', 'taxPaid', 'rate', 'net', 'taxable', 'raise'].includes(role)
    )
      return false
    return kind !== 'nothing'
  })
  return [
    ...new Set(
      needs.filter((cue) => !used.includes(cue)).flatMap(({ role }) => (role === undefined ? [] : [role])),
    ),
  ]
}
