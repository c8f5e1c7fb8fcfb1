import type { Person } from '../people/index.ts'

/** A person's own thing: a draft or a calculation. */
export interface Owned {
  person: Person
  id: string
}

/** Whose turn it is. Nobody does two things at once with one draft, and nothing is submitted twice. */
export interface Turns {
  /** A person whose draft nobody is saving; undefined when all are being saved. */
  saver(): Person | undefined
  saved(person: Person): void
  /** A draft that was not submitted yet; undefined when all were. */
  ready(): Owned | undefined
  /** A calculation of which no report was asked for. */
  submission(): Owned | undefined
  anybody(): Person | undefined
}

/** Each thing once, people taking turns before anybody's second. */
function* inTurn(
  people: readonly Person[],
  of: (person: Person) => readonly string[],
): Generator<Owned, undefined> {
  const most = people.reduce((longest, person) => Math.max(longest, of(person).length), 0)
  for (let index = 0; index < most; index += 1)
    for (const person of people) {
      const id = of(person)[index]
      if (id !== undefined) yield { person, id }
    }
  return undefined
}

function take(things: Generator<Owned, undefined>): Owned | undefined {
  return things.next().value
}

/** Turns of these people, from the first to the last and again. */
export function takeTurns(people: readonly Person[]): Turns {
  const saving = new Set<Person>()
  let next = 0
  let other = 0
  const ready = inTurn(people, (person) => person.ready)
  const submissions = inTurn(people, (person) => person.submissions)
  return {
    saver: () => {
      for (let tried = 0; tried < people.length; tried += 1) {
        const person = people[next++ % people.length]
        if (person && !saving.has(person)) {
          saving.add(person)
          return person
        }
      }
      return undefined
    },
    saved: (person) => void saving.delete(person),
    ready: () => take(ready),
    submission: () => take(submissions),
    anybody: () => people[other++ % people.length],
  }
}
