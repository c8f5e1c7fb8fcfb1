import type { Kobo } from '../kobo.ts'

/** What a year left to be used later; the year is null where it was not said. */
export interface LeftOver {
  readonly year: number | null
  readonly amount: Kobo
}

/** The same, oldest year first and each year once; years that were not said are the oldest. */
export function byYear(rows: readonly LeftOver[]): readonly LeftOver[] {
  const sums = new Map<number | null, Kobo>()
  for (const { year, amount } of rows) sums.set(year, (sums.get(year) ?? 0n) + amount)
  return [...sums]
    .map(([year, amount]) => ({ year, amount }))
    .filter(({ amount }) => amount > 0n)
    .sort((one, other) => (one.year ?? 0) - (other.year ?? 0))
}

/** What is left of some years once an amount is used of them, the oldest first. */
export function lessUsed(rows: readonly LeftOver[], used: Kobo): readonly LeftOver[] {
  let rest = used
  return rows.flatMap(({ year, amount }) => {
    const off = amount < rest ? amount : rest
    rest -= off
    return amount === off ? [] : [{ year, amount: amount - off }]
  })
}
