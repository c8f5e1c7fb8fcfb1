import type { Hit } from './phrases.ts'
import type { ReadAmount } from './reading.ts'
import { isAmount, type Unit } from './units.ts'
import { wordsOf } from './words.ts'

const earns = wordsOf('earns receives collects gets')

/** Where a second person earns whom no rule knows: "a teacher earns 300k and a nurse earns 400k" is no sum of one. */
export function secondEarners(units: readonly Unit[], read: readonly ReadAmount[]): Hit<true>[] {
  const found = units.flatMap(({ word }, at): Hit<true>[] => {
    if (!earns.has(word)) return []
    const amount = units.slice(at).find(isAmount)
    const one = read.find((candidate) => candidate.at === amount?.token.at)
    return one !== undefined && one.person === undefined && one.pair === undefined
      ? [{ from: at, to: at + 1, value: true }]
      : []
  })
  return found.slice(1)
}
