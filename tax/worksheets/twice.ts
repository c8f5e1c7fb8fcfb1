import { remarkEachRow } from './each-row.ts'
import type { Remark } from './rules.ts'

/**
 * For each row the one before it that says the same in some boxes.
 * @returns by index of the later row, the index of the first one.
 */
export function twiceIn<Row extends object>(
  rows: readonly Row[],
  keys: readonly (keyof Row)[],
): ReadonlyMap<number, number> {
  const first = new Map<string, number>()
  const twice = new Map<number, number>()
  rows.forEach((row, index) => {
    const said = sameAs(row, keys)
    const before = first.get(said)
    if (before === undefined) first.set(said, index)
    else twice.set(index, before)
  })
  return twice
}

/** What a row says in some boxes, in any case: rows that say the same have the same. */
export function sameAs<Row extends object>(row: Row, keys: readonly (keyof Row)[]): string {
  return JSON.stringify(keys.map((key) => row[key] ?? null)).toLowerCase()
}

/** A remark for each row that repeats another; both are named as the form names them: "Trade 2". */
export function remarkTwice<Row extends object>(
  list: string,
  rows: readonly Row[],
  keys: readonly (keyof Row)[],
  noun: string,
): readonly Remark[] {
  const twice = twiceIn(rows, keys)
  return remarkEachRow(list, rows, (_row, index) => {
    const before = twice.get(index)
    return before === undefined
      ? null
      : `${noun} ${index + 1} says the same as ${noun.toLowerCase()} ${before + 1}. If it is there twice, take one out.`
  })
}
