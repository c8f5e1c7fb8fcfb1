import type { Receipt } from './sheet.ts'

/** Rates that differ so much are hardly of the same currency: a zero more or less. */
const far = 10

/** Receipts of one currency in the order of their days, each with its place in the list. */
function byCurrency(receipts: readonly Receipt[]): readonly (readonly { row: Receipt; index: number }[])[] {
  const groups = new Map<string, { row: Receipt; index: number }[]>()
  receipts.forEach((row, index) => {
    const group = groups.get(row.currency) ?? []
    group.push({ row, index })
    groups.set(row.currency, group)
  })
  return [...groups.values()].map((group) =>
    group.sort((a, b) => (a.row.on === b.row.on ? a.row.rate - b.row.rate : a.row.on < b.row.on ? -1 : 1)),
  )
}

/**
 * Places of receipts whose rate is ten times, or a tenth of, those nearest to it in time. Of only two such, either may
 * be wrong, so both are given.
 */
export function farRates(receipts: readonly Receipt[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (const group of byCurrency(receipts))
    group.forEach(({ row, index }, place) => {
      const from = Math.max(0, Math.min(place - 1, group.length - 3))
      const near = group.slice(from, from + 3).filter((other) => other.index !== index)
      const isFar = (differs: (rate: number) => boolean) =>
        near.length > 0 && near.every((other) => differs(other.row.rate))
      if (isFar((rate) => row.rate >= far * rate) || isFar((rate) => rate >= far * row.rate)) found.add(index)
    })
  return found
}

const keyOf = ({ currency, on }: Receipt) => `${currency} ${on}`

/** Places of receipts whose currency has another rate on the same day. */
export function differingRates(receipts: readonly Receipt[]): ReadonlySet<number> {
  const rates = new Map<string, Set<number>>()
  for (const row of receipts) {
    const known = rates.get(keyOf(row)) ?? new Set()
    known.add(row.rate)
    rates.set(keyOf(row), known)
  }
  return new Set(receipts.flatMap((row, index) => ((rates.get(keyOf(row))?.size ?? 0) > 1 ? [index] : [])))
}
