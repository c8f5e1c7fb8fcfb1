import { peopleIn } from './books.ts'
import type { Hit } from './phrases.ts'
import type { Reading } from './reading.ts'
import { type Person, theirs } from './lexicon/people.ts'
import { isStop, type Unit } from './units.ts'
import { wordsOf } from './words.ts'

const acts = wordsOf(theirs)
const mine = wordsOf('i me my mine myself')

/** "And she earns 200k": the person who was named last before it. */
const pronouns = wordsOf('she he')

/** Where a person is named, or meant by a pronoun behind the name. */
function personAt(
  people: readonly Hit<Person>[],
  units: readonly Unit[],
  at: number,
): Hit<Person> | undefined {
  const named = people.find(({ from, to }) => from <= at && at < to)
  if (named || !pronouns.has(units[at]?.word ?? '')) return named
  const meant = people.findLast(({ to }) => to <= at)
  return meant && { from: at, to: at + 1, value: meant.value }
}

/** Whose each amount is, where the clause's subject is another person: "my wife earns 350k and I earn 500k". */
export function whoseIn(units: readonly Unit[], amounts: readonly number[]): Map<number, Person> {
  const people = peopleIn(units)
  const found = new Map<number, Person>()
  if (people.length === 0) return found
  for (const amount of amounts) {
    for (let at = amount - 1; at >= 0; at--) {
      const unit = units[at]
      if (!unit || isStop(unit)) break
      const person = personAt(people, units, at)
      if (person) {
        const isSubject =
          acts.has(units[person.to]?.word ?? '') || (units[person.to - 1]?.word ?? '').endsWith("'s")
        const isReceiver = units.slice(person.to, amount).some(({ word }) => mine.has(word))
        if (isSubject && !isReceiver) found.set(amount, person.value)
        break
      }
      if (unit.word === 'i' || unit.word === 'my') break
    }
  }
  return found
}

/** People that a text names, each once. */
export const peopleNamed = (units: readonly Unit[]): Person[] => [
  ...new Set(peopleIn(units).map(({ value }) => value)),
]

/** Where people are named. */
export const peopleHits = peopleIn

const firstPerson = /\b(?:i|i'm|i've|me|mine|we|our)\b/i

/** Whether a text names somebody else and nothing of whoever speaks: "my brother earns 3m, his tax?". */
export const isOfAnother = ({ people, text }: Pick<Reading, 'people' | 'text'>): boolean =>
  people.length > 0 && !firstPerson.test(text)
