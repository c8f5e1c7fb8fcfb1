import type { Remark } from './rules.ts'

/** Rows of a list that are named one by one before the rest is counted. */
const mostNamed = 10

/**
 * A remark for each row that asks for one. Of many only the first are made: the last says how many more there are.
 * @param wordsOf null for a row that is in order.
 * @param box the key of the box that it is about; left out, it is about the row.
 */
export function remarkEachRow<Row>(
  list: string,
  rows: readonly Row[],
  wordsOf: (row: Row, index: number) => string | null,
  box?: string,
): readonly Remark[] {
  const all = rows.flatMap((row, index) => {
    const words = wordsOf(row, index)
    return words === null ? [] : [{ words, at: [list, index, ...(box === undefined ? [] : [box])].join('.') }]
  })
  const more = all.length - mostNamed
  if (more <= 0) return all
  return [
    ...all.slice(0, mostNamed),
    { words: `${more} more ${more === 1 ? 'row is' : 'rows are'} like the last ones named.`, at: list },
  ]
}
