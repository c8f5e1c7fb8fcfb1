import type { Person } from '../population/index.ts'

/** A draft or a calculation, and the person it belongs to. */
export interface OwnedRecord {
  person: Person
  id: string
}

/** Hands out work to the generator: a draft is saved by one request at a time, and submitted once. */
export interface WorkQueue {
  /** A person whose draft has no save in flight; undefined when all have. */
  saver(): Person | undefined
  saved(person: Person): void
  /** A draft that was not submitted yet; undefined when all were. */
  ready(): OwnedRecord | undefined
  /** A calculation of which no report was asked for. */
  submission(): OwnedRecord | undefined
  anybody(): Person | undefined
}

/** Each record once, round robin over the people. */
function* inTurn(
  people: readonly Person[],
  of: (person: Person) => readonly string[],
): Generator<OwnedRecord, undefined> {
  const most = people.reduce((longest, person) => Math.max(longest, of(person).length), 0)
  for (let index = 0; index < most; index += 1)
    for (const person of people) {
      const id = of(person)[index]
      if (id !== undefined) yield { person, id }
    }
  return undefined
}

function take(things: Generator<OwnedRecord, undefined>): OwnedRecord | undefined {
  return things.next().value
}

/** A work queue over the records of these people, round robin. */
export function createWorkQueue(people: readonly Person[]): WorkQueue {
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
