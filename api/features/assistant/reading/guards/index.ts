import { trapsIn } from '../books.ts'
import { months } from '../lexicon/months.ts'
import { isInside, overlaps } from '../overlaps.ts'
import type { Hit } from '../phrases.ts'
import type { Role } from '../roles.ts'
import { danglingOf } from './dangling.ts'
import type { Found, Guarding } from './guarding.ts'
import { costOfNothing, unread } from './unread.ts'
import { isUsedByRule } from './used.ts'

/** What blocks a sum. */
export interface Guards {
  readonly traps: readonly Found[]
  readonly dangling: readonly Role[]
}

/** Finds every word that can change a sum and that no rule has used. */
export function guarded(given: Guarding): Guards {
  const { units, read, places, free, denied, couples, harmless, usedStretches, asked } = given
  const hits = trapsIn(units)
  const usedCues = [...places.values()].flatMap(({ cue }) => (cue ? [cue] : []))
  const coupled = couples.flatMap(({ by }) => by.map((at) => ({ from: at, to: at + 1 })))
  const hasAmounts = read.length > 0
  const isUsed = (hit: Hit<string>): boolean =>
    isInside(hit, harmless) ||
    overlaps(hit, denied.hits) ||
    isInside(hit, usedCues) ||
    overlaps(hit, usedStretches) ||
    overlaps(hit, coupled) ||
    overlaps(hit, given.years) ||
    overlaps(hit, given.used) ||
    isUsedByRule(units, hit, given) ||
    isInside(hit, asked.hits) ||
    (hit.value === 'change' && (asked.intent === 'difference' || couples.length > 0))
  const isWithinYear = units.some(({ word }) => months.has(word) && word !== 'may')
  const kindOf = ({ value }: Hit<string>) => (value === 'changedTo' && isWithinYear ? 'change' : value)
  const traps = hasAmounts
    ? hits.filter((hit) => !isUsed(hit)).map((hit) => ({ kind: kindOf(hit), hit }))
    : []
  const looseTraps = hasAmounts
    ? given.loose
        .filter((hit) => hit.value !== 'year' && !read.some(({ period }) => period === hit.value))
        .map((hit) => ({ kind: 'period', hit }))
    : []
  return {
    traps: [...traps, ...looseTraps, ...costOfNothing(places, read), ...unread(given), ...given.others],
    dangling: hasAmounts ? danglingOf(free, usedCues, read, units) : [],
  }
}
