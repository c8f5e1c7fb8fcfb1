import { trapsIn } from './books.ts'
import { isInside, overlaps } from './overlaps.ts'
import { months } from './lexicon/months.ts'
import { isAmount } from './units.ts'
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
import { wordsOf } from './words.ts'
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
  /** Every phrase of a period. */
  readonly periods: readonly Hit<unknown>[]
  readonly loose: readonly Hit<Period>[]
  readonly asked: Asked
  /** Stretches that a rule of its own has used. */
  readonly used: readonly Hit<unknown>[]
  /** Traps that a rule of its own has found. */
  readonly others: readonly { readonly kind: string; readonly hit: Hit<unknown> }[]
  readonly years: readonly Hit<unknown>[]
}

/** What blocks a sum. */
export interface Guards {
  readonly traps: readonly { readonly kind: string; readonly hit: Hit<unknown> }[]
  readonly dangling: readonly Role[]
}

/** Finds every word that can change a sum and that no rule has used. */
export function guarded(given: Guarding): Guards {
  const { units, read, places, free, denied, couples, harmless, stretches, asked } = given
  const hits = trapsIn(units)
  const usedCues = [...places.values()].flatMap(({ cue }) => (cue ? [cue] : []))
  const coupled = couples.flatMap(({ by }) => by.map((at) => ({ from: at, to: at + 1 })))
  const hasAmounts = read.length > 0
  const isUsed = (hit: Hit<string>): boolean =>
    isInside(hit, harmless) ||
    overlaps(hit, denied.hits) ||
    isInside(hit, usedCues) ||
    overlaps(hit, stretches) ||
    overlaps(hit, coupled) ||
    overlaps(hit, given.years) ||
    overlaps(hit, given.used) ||
    isUsedByRule(units, hit, given) ||
    isInside(hit, asked.hits) ||
    (hit.value === 'change' && (asked.intent === 'difference' || couples.length > 0))
  const traps = hasAmounts ? hits.filter((hit) => !isUsed(hit)).map((hit) => ({ kind: hit.value, hit })) : []
  const looseTraps = hasAmounts
    ? given.loose
        .filter((hit) => hit.value !== 'year' && !read.some(({ period }) => period === hit.value))
        .map((hit) => ({ kind: 'period', hit }))
    : []
  return {
    traps: [...traps, ...looseTraps, ...costOfNothing(places, read), ...given.others],
    dangling: hasAmounts ? danglingOf(free, usedCues, read) : [],
  }
}

const noMatter = wordsOf(
  'job jobs income incomes work money business hustle earnings source sources salary thing wife husband child children pikin kids dependants dependents house car debt loan idea problem wahala question deductions deduction reliefs relief anything something tithe savings choice time experience degree stress wedding family one body landlord land property allowance allowances bonus bonuses overtime commission gratuity tips extra extras benefit benefits other',
)

/** Words of a trap that a rule uses by what stands beside them. */
function isUsedByRule(units: readonly Unit[], { from, to, value }: Hit<string>, given: Guarding): boolean {
  const { places, denied, read, asked } = given
  const before = (steps: number) => units[from - steps]?.word ?? ''
  const cues = [...places.values()].flatMap(({ cue }) => (cue ? [cue] : []))
  // "15% of that": of the only pay that was said.
  if (value === 'ofThat') {
    const pays = read.filter(
      ({ role }) => role !== undefined && ['salary', 'income', 'business'].includes(role),
    )
    return units[from - 1]?.key === '%' && pays.length === 1
  }
  // "incl. the bonus": of an amount that was said elsewhere.
  if (value === 'including') {
    const next = units.findIndex((unit, i) => i >= to && !['the', 'my', 'that', '.'].includes(unit.word))
    const isAmountNear = units.slice(next, next + 4).some(isAmount)
    return (
      !isAmountNear &&
      cues.some(
        (cue) =>
          cue.role !== undefined &&
          says(
            units,
            next,
            next + 2,
            units.slice(cue.from, cue.to).map(({ word }) => word),
          ),
      )
    )
  }
  // "May and June nothing"; "no rent, no pension, nothing".
  if (value === 'negation' && units[from]?.word === 'nothing')
    return (
      [1, 2, 3].some((steps) => months.has(before(steps))) ||
      (denied.roles.length > 0 && /^[,.]?$/.test(units[to]?.word ?? ''))
    )
  // "no other income", "I have no job and no money", "no kids".
  if (value === 'negation')
    return units
      .slice(to, to + 4)
      .some(({ word }, i) => noMatter.has(word) && !units.slice(to, to + i).some(isAmount))
  // "each month", "per cent", "naira per dollar": a period or a rate.
  if (value === 'each') return isInside({ from, to }, [...given.periods, ...cues])
  // "only tax was removed" of what arrives, or where the gross or the net is asked for.
  if (value === 'netOrGross')
    return (
      read.some(({ role, roleBy }) => role === 'net' || (role === 'salary' && roleBy === 'named')) ||
      ['net', 'gross'].includes(asked.intent)
    )
  // "apart from my 9m salary, ...": beside it.
  if (value === 'less' && ['apart', 'besides', 'aside'].includes(units[from]?.word ?? ''))
    return units.slice(to, to + 5).some(isAmount)
  return false
}

const says = (units: readonly Unit[], from: number, to: number, words: readonly string[]): boolean =>
  units.slice(from, to).some(({ word }) => words.includes(word))

/** A cost comes off what a trade takes in, and off no salary. */
function costOfNothing(
  places: ReadonlyMap<number, Placed>,
  read: readonly ReadAmount[],
): { kind: string; hit: Hit<unknown> }[] {
  const roles = new Set(read.map(({ role }) => role))
  const isPaid = ['salary', 'income', 'business', 'net'].some((role) => [...roles].includes(role as Role))
  if (!roles.has('cost') || roles.has('revenue') || !isPaid) return []
  return [...places]
    .filter(([, { role }]) => role === 'cost')
    .map(([at]) => ({ kind: 'costOfNothing', hit: { from: at, to: at + 1, value: true } }))
}

/** Roles that were named and need an amount, and have none. */
function danglingOf(free: readonly Sensed[], used: readonly Sensed[], read: readonly ReadAmount[]): Role[] {
  const placedRoles = new Set(read.map(({ role }) => role))
  const needs = free.filter(({ role, value }) => {
    if (role === undefined || value.strength !== 'noun' || placedRoles.has(role)) return false
    const { kind } = roleOf(role)
    if (role === 'boughtFor' && !placedRoles.has('soldFor')) return false
    if (role === 'soldFor' && !placedRoles.has('boughtFor')) return false
    if (
      [
        'salary',
        'income',
        'basicPart',
        'loan',
        'gift',
        'savings',
        'otherIncome',
        'employerPension',
        'threshold',
        'living',
        'taxPaid',
        'rate',
        'net',
        'taxable',
        'raise',
      ].includes(role)
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
