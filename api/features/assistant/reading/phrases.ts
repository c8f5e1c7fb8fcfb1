import type { Unit } from './units.ts'

/** A phrase that was found: units `from` to `to` (not included). */
export interface Hit<T> {
  readonly from: number
  readonly to: number
  readonly value: T
}

interface Node<T> {
  readonly next: Map<string, Node<T>>
  value?: T
}

/** Finds the phrases of one class in a text. */
export type Book<T> = (units: readonly Unit[]) => Hit<T>[]

/** Lists of phrases parted by " | ", each list under the value that its phrases stand for. */
export type Lists = Readonly<Record<string, string>>

/**
 * A book of the phrases of one class. It reads from left to right, takes the longest phrase at each place and goes on
 * behind it: time grows with the text alone.
 */
export function bookOf<T>(rows: Iterable<readonly [phrases: string, value: T]>): Book<T> {
  const root: Node<T> = { next: new Map() }
  for (const [phrases, value] of rows) {
    for (const phrase of phrases.split('|')) {
      let node = root
      for (const word of phrase.trim().split(/\s+/)) {
        const next = node.next.get(word) ?? { next: new Map<string, Node<T>>() }
        node.next.set(word, next)
        node = next
      }
      node.value ??= value
    }
  }
  return (units) => {
    const hits: Hit<T>[] = []
    for (let from = 0; from < units.length;) {
      const hit = longestAt(root, units, from)
      if (hit) hits.push(hit)
      from = hit ? hit.to : from + 1
    }
    return hits
  }
}

function longestAt<T>(root: Node<T>, units: readonly Unit[], from: number): Hit<T> | undefined {
  let node: Node<T> | undefined = root
  let found: Hit<T> | undefined
  for (let to = from; node !== undefined && to < units.length;) {
    const unit = units[to]
    node = unit && (node.next.get(unit.word) ?? node.next.get(unit.key))
    to += 1
    if (node?.value !== undefined) found = { from, to, value: node.value }
  }
  return found
}

/** A book of lists whose value is their own name. */
export const bookOfLists = <K extends string>(lists: Readonly<Record<K, string>>): Book<K> =>
  bookOf((Object.entries(lists) as [K, string][]).map(([name, phrases]) => [phrases, name]))

/** Whether a phrase of any hit covers the unit. */
export const isCovered = (hits: readonly Hit<unknown>[], unit: number): boolean =>
  hits.some(({ from, to }) => from <= unit && unit < to)
