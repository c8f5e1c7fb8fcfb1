import { trapsIn } from '../books.ts'
import { sentencesOf } from '../clauses.ts'
import { months } from '../lexicon/months.ts'
import { isInside, overlaps } from '../overlaps.ts'
import type { Hit } from '../phrases.ts'
import type { Role } from '../roles.ts'
import { isAmount, type Unit } from '../units.ts'
import { danglingOf, toldApart } from './dangling.ts'
import type { Found, Guarding } from './guarding.ts'
import { costOfNothing, ofWork, unread } from './unread.ts'
import { isBesideTheSum, isUsedByRule } from './used.ts'

export { foundInAll } from './guarding.ts'
export { unusedNames } from './unused-name.ts'

/** Words of what began or ended a pay. */
const phases: ReadonlySet<string> = new Set([
  'until',
  'change',
  'changedTo',
  'changeWithin',
  'wasOnce',
  'when',
])

const places = /^(?:centres?|centers?|school|academy|hall|house|home|outfit|company|teacher|tutor|job)$/

/** "At a lesson centre": where somebody works, and not how often. */
const isPlace = (units: readonly Unit[], { from, to }: Hit<unknown>): boolean =>
  /^(?:at|in|for|with|from|of)$/.test(units[from - 1]?.word ?? '') || places.test(units[to]?.word ?? '')

const asks = /^(?:how|what|wetin|calculate|compute|remain|left|tax|paye)$/
/** "Wetin go remain for my hand every month?": how often the answer is wanted, in a sentence without an amount. */
function isOfAnswer(units: readonly Unit[], { from }: Hit<unknown>): boolean {
  const sentences = sentencesOf(units)
  const here = units.filter((_unit, at) => sentences[at] === sentences[from])
  return !here.some(isAmount) && here.some(({ word }) => asks.test(word))
}

/** "What is his monthly PAYE?": the question is about whoever pays. */
const asksOfOther = (units: readonly Unit[]): boolean =>
  units.some(
    ({ word }, at) =>
      /^(?:his|her|their)$/.test(word) &&
      units
        .slice(at + 1, at + 5)
        .some(({ word: next }) => /^(?:paye|tax|taxes|net|takehome|home|deductions?)$/.test(next)),
  )

/** Classes whose words say nothing of a sum in a part of a sentence that holds nothing of one. */
const apart: ReadonlySet<string> = new Set(['each', 'until', 'when', 'sometimes', 'range'])

/** "Every politician lies", "my children are with me till Sunday": left out where the person sees so. */
const isApart = (units: readonly Unit[], { from, to, value }: Hit<string>, given: Guarding): boolean =>
  apart.has(value) &&
  isBesideTheSum(units, from, to, given) &&
  !units.slice(Math.max(0, from - 4), to + 4).some(({ word }) => ofWork.has(word))

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
  const incomes = read.filter(({ role }) => role === 'income' || role === 'salary' || role === 'business')
  // Each pay has the months that it came: what began or ended it is said by them.
  const isPhased =
    usedStretches.some(({ unit }) => unit === 'month') &&
    incomes.every(({ times }) => times !== undefined) &&
    !read.some(({ role }) => role === 'raise')
  const isUsed = (hit: Hit<string>): boolean =>
    isInside(hit, harmless) ||
    overlaps(hit, denied.hits) ||
    isInside(hit, usedCues) ||
    overlaps(hit, usedStretches) ||
    overlaps(hit, coupled) ||
    (overlaps(hit, given.years) && hit.value !== 'paidLastYear') ||
    overlaps(hit, given.used) ||
    isUsedByRule(units, hit, given) ||
    // "Tax for someone on 15m, he pays 8% pension": who pays is whom the question is about.
    (hit.value === 'paidByOther' &&
      (asksOfOther(units) || !units.some(({ word }) => /^(?:i|i'm|my|me|am)$/.test(word)))) ||
    isInside(hit, asked.hits) ||
    (isPhased && phases.has(hit.value)) ||
    (hit.value === 'change' && (asked.intent === 'difference' || couples.length > 0))
  const isWithinYear = units.some(({ word }) => months.has(word) && word !== 'may')
  const isCounted = units.some(
    ({ key, word, token }) =>
      (key === 'n' && (token.value ?? 0) > 1) || /^(?:two|three|four|five|six|both)$/.test(word),
  )
  const kindOf = ({ value }: Hit<string>) => {
    if (value === 'changedTo') return isWithinYear ? 'changeWithin' : value
    if (value === 'change' && isWithinYear) return 'changeWithin'
    // "12m more than two on 6m each": of two people or jobs, the words say which sum is meant.
    if (value === 'each' && isCounted) return 'eachOf'
    return incomes.length > 1 && (value === 'range' || value === 'each') ? `${value}OfTwo` : value
  }
  const traps = hasAmounts
    ? hits
        .filter((hit) => !isUsed(hit))
        .map((hit) => ({ kind: isApart(units, hit, given) ? 'leftOut' : kindOf(hit), hit }))
    : []
  const looseTraps = hasAmounts
    ? given.loose
        .filter(
          (hit) =>
            hit.value !== 'year' &&
            !isPlace(units, hit) &&
            !isOfAnswer(units, hit) &&
            !read.some(({ period }) => period === hit.value),
        )
        .map((hit) => ({ kind: 'period', hit }))
    : []
  const told = hasAmounts ? toldApart(free, usedCues, units) : []
  return {
    traps: [
      ...traps,
      ...told.map(({ from, to }) => ({ kind: 'leftOut', hit: { from, to, value: true } })),
      ...looseTraps,
      ...costOfNothing(places, read),
      ...unread(given),
      ...given.others,
    ],
    dangling: hasAmounts
      ? danglingOf(
          free.filter((cue) => !told.includes(cue)),
          usedCues,
          read,
          units,
        )
      : [],
  }
}
