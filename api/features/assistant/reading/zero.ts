import { deniersIn, nilIn, noPensionIn, nothingOffIn } from './books.ts'
import type { Hit } from './phrases.ts'
import { roleOf, type Role } from './roles.ts'
import type { Sensed } from './senses.ts'
import { isAmount, isStop, type Unit } from './units.ts'
import { wordsOf } from './words.ts'

/** What was said to be nothing, and the stretches that said so. */
export interface Denied {
  readonly roles: readonly Role[]
  readonly cues: ReadonlySet<Sensed>
  readonly hits: readonly Hit<unknown>[]
}

const through = wordsOf(
  'my any the a or and , nor of for to it is from no not pay paying contribute contribution deduct money other i dey at all',
)
const everythingOff: readonly Role[] = ['rent', 'pension', 'nhf', 'nhis']
const deniable = (role: Role | undefined): role is Role =>
  role !== undefined &&
  ['off', 'business', 'other', 'aside', 'pay'].includes(roleOf(role).kind) &&
  !['income', 'salary', 'soldFor', 'boughtFor'].includes(role)

/** "no pension", "I don't pay rent", "without NHF", "NHF: nil", "no deductions". */
export function deniedIn(units: readonly Unit[], cues: readonly Sensed[]): Denied {
  const roles = new Set<Role>()
  const denied = new Set<Sensed>()
  const hits: Hit<unknown>[] = []
  const take = (cue: Sensed, hit: Hit<unknown>) => {
    if (!deniable(cue.role)) return
    roles.add(cue.role)
    denied.add(cue)
    hits.push(hit)
  }
  for (const hit of deniersIn(units)) {
    // A denier reaches along a list: "no pension, NHF or rent".
    for (let at = hit.to, apart = 0; at < units.length && apart < 4;) {
      const unit = units[at]
      const cue = cues.find(({ from, to }) => from <= at && at < to)
      if (!unit || isStop(unit) || isAmount(unit)) break
      // An earlier denier has been along here: "no pension no rent" is one list.
      if (cue && denied.has(cue)) break
      if (cue) {
        const behind = units.slice(cue.to, cue.to + 4)
        const isSaid =
          behind.some(
            (next, i) => isAmount(next) && behind.slice(0, i).every(({ word }) => reaching.has(word)),
          ) ||
          // "No pension, my rent in Lekki is 3.5m": a sentence of its own behind the comma.
          (at > hit.to && isToldOf(units, cue.to))
        if (isSaid) break
        take(cue, { ...hit, to: cue.to })
        at = cue.to
        apart = 0
        continue
      }
      if (!through.has(unit.word)) break
      apart += 1
      at += 1
    }
  }
  for (const hit of nilIn(units)) {
    const cue = cues.find(({ to }) => to === hit.from)
    if (cue) take(cue, hit)
  }
  for (const hit of noPensionIn(units)) {
    hits.push(hit)
    roles.add('pension')
  }
  // "Nothing is deducted for pension": of that alone.
  const ofOne = (hit: Hit<unknown>) => hits.some(({ from, to }) => from <= hit.from && hit.to < to)
  const hasAmounts = units.some(isAmount)
  for (const hit of nothingOffIn(units)) {
    // "No other deduction", after the pension was told: that one stays.
    const isOther = units.slice(hit.from, hit.to).some(({ word }) => /^(?:other|else|more)$/.test(word))
    if (ofOne(hit) || (isOther && !hasAmounts)) continue
    hits.push(hit)
    const named = new Set(cues.map(({ role }) => role))
    for (const role of everythingOff) if (!named.has(role)) roles.add(role)
  }
  return { roles: [...roles], cues: denied, hits }
}

/** Whether "is 3.5m" stands behind a name before the next comma or stop. */
function isToldOf(units: readonly Unit[], from: number): boolean {
  for (let at = from; at < Math.min(units.length, from + 7); at += 1) {
    const unit = units[at]
    if (unit === undefined || isStop(unit) || unit.word === ',') return false
    if (isAmount(unit)) return /^(?:is|na|was|=|:|of|be|costs?)$/.test(units[at - 1]?.word ?? '')
  }
  return false
}

const reaching = wordsOf('of is na at : = was')
