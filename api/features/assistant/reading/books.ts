import { months as monthNames } from './lexicon/months.ts'
import { intentPhrases, ownPhrases } from './lexicon/intents.ts'
import { type NamedPerson, peoplePhrases } from './lexicon/people.ts'
import { ofAll, periodPhrases } from './lexicon/periods.ts'
import { quiet } from './lexicon/quiet.ts'
import { relationPhrases } from './lexicon/relations.ts'
import { harmless, trapPhrases } from './lexicon/traps.ts'
import { deniers, nilBehind, noPension, nothingOff } from './lexicon/zero.ts'
import type { Period } from './periods.ts'
import { bookOf, bookOfLists, type Hit } from './phrases.ts'
import type { Relation, Intent } from './reading.ts'
import { isStop, type Unit } from './units.ts'

const isStopAt = (unit: Unit | undefined): boolean =>
  unit !== undefined && (isStop(unit) || unit.word === '?')

const quietWords: ReadonlySet<string> = new Set(quiet.split(' '))

export const periodsIn = bookOfLists(periodPhrases as Readonly<Record<Period, string>>)
export const ofAllIn = bookOf([[ofAll, true as const]])
export const trapsIn = bookOfLists(trapPhrases)
export const harmlessIn = bookOf([[harmless, true as const]])
/** A period that is all a line or sentence says, behind a list: "Monthly." */
export const alonePeriodsIn = (units: readonly Unit[]): Hit<true>[] =>
  periodsIn(units).flatMap(({ from, to, value }): Hit<true>[] => {
    const isAlone = from > 0 && isStopAt(units[from - 1]) && (units[to] === undefined || isStopAt(units[to]))
    return isAlone && (value === 'month' || value === 'year') ? [{ from, to, value: true }] : []
  })
export const deniersIn = bookOf([[deniers, 'denies' as const]])
export const nilIn = bookOf([[nilBehind, true as const]])
export const noPensionIn = bookOf([[noPension, true as const]])
export const nothingOffIn = bookOf([[nothingOff, true as const]])
export const relationsIn = bookOfLists(relationPhrases as Readonly<Record<Relation['kind'], string>>)
export const peopleIn = bookOf(
  (Object.keys(peoplePhrases) as NamedPerson[]).map((person) => [peoplePhrases[person], person] as const),
)
export const isQuiet = (word: string): boolean => quietWords.has(word)
export const ownIn = bookOf([[ownPhrases, true as const]])
/** One book for each intent: a phrase of one may stand inside a phrase of another. */
export const intentBooks = intentPhrases.map(([intent, phrases]) => ({
  intent: intent satisfies Intent,
  find: bookOf([[phrases, intent]]),
}))
export { monthNames }
