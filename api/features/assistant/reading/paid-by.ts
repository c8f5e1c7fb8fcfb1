import { peopleIn, trapsIn } from './books.ts'
import type { Hit } from './phrases.ts'
import type { Person } from './lexicon/people.ts'
import type { Placed } from './placed.ts'
import type { Prices } from './prices.ts'
import { roleOf } from './roles.ts'
import type { Unit } from './units.ts'

/** How far from "paid by him" an amount may stand that he paid. */
const near = 6

/** Amounts that somebody else pays, by who does, and the words that say so: "rent of 1.2m is paid by him". */
export interface PaidBy {
  readonly people: ReadonlyMap<number, Person>
  readonly hits: readonly Hit<unknown>[]
}

/** Whose the rent or contribution is that a message says somebody else pays. */
export function paidByIn(
  units: readonly Unit[],
  places: ReadonlyMap<number, Placed>,
  prices: Prices,
): PaidBy {
  const people = new Map<number, Person>()
  const hits: Hit<unknown>[] = []
  const named = peopleIn(units).filter(({ value }) => value !== 'boss')
  for (const hit of trapsIn(units).filter(({ value }) => value === 'paidByOther')) {
    const apart = (at: number) =>
      at < hit.from ? prices.between(at + 1, hit.from) : prices.between(hit.to, at)
    // "My wife pays the other 500k": the amount that the verb has is theirs, and no other.
    const own = [...places.keys()].find((at) => at >= hit.to && at - hit.to <= 3)
    const [nearest] = (own === undefined ? [...places] : [])
      .filter(([at, { role }]) => role !== undefined && roleOf(role).kind === 'off' && apart(at) < near)
      .sort(([a], [b]) => apart(a) - apart(b))
    const person = named.findLast(({ from }) => from < hit.to)?.value
    const paid = own ?? nearest?.[0]
    if (paid === undefined || person === undefined) continue
    people.set(paid, person)
    hits.push(hit)
  }
  return { people, hits }
}
