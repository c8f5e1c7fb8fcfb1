import type { Person, ReadAmount, Reading } from '../../reading/index.ts'

/** The amounts that a sum is made of, and whose are left out: everybody pays tax alone. */
export interface OfOne {
  readonly amounts: readonly ReadAmount[]
  readonly others: readonly Person[]
}

/** The people whose amounts a message names, each once; undefined is the person who asks. */
export const peopleIn = (amounts: readonly ReadAmount[]): readonly (Person | undefined)[] => [
  ...new Set(amounts.map(({ person }) => person)),
]

/** What a trade pays to its people is a cost of whoever has the trade. */
const ofTheTrade = (amount: ReadAmount): ReadAmount =>
  amount.role === 'cost' ? { ...amount, person: undefined } : amount

/** The amounts of the person who asks, or those of the one person whom all of them belong to. */
export function amountsOfOne(reading: Pick<Reading, 'amounts'>): OfOne {
  const amounts = reading.amounts.map(ofTheTrade)
  const people = peopleIn(amounts)
  const one = people.includes(undefined) && people.length > 1 ? undefined : people[0]
  return {
    amounts: amounts.filter(({ person }) => person === one),
    others: people.filter((person) => person !== one && person !== undefined) as Person[],
  }
}
