import type { WorksheetContent } from '../kinds.ts'
import { type Kobo, koboOf, nairaOf } from '../kobo.ts'

/** What one exchange withheld over the year. */
export interface WithheldByExchange {
  /** As the person writes it; null where the row names none. */
  readonly exchange: string | null
  /** Of what, and how much tax, in naira. */
  readonly gross: number
  readonly tax: number
}

/** Tax that exchanges withheld on digital assets, a line for each exchange: it is credited. Sorted by name. */
export function withheldByExchanges({ digital }: WorksheetContent<'gains'>): readonly WithheldByExchange[] {
  const sums = new Map<string, { exchange: string | null; gross: Kobo; tax: Kobo }>()
  for (const { exchange = null, proceeds, withheld = 0 } of digital) {
    if (withheld === 0) continue
    const key = (exchange ?? '').toLowerCase()
    const { gross, tax, ...known } = sums.get(key) ?? { exchange, gross: 0n, tax: 0n }
    sums.set(key, { ...known, gross: gross + koboOf(proceeds), tax: tax + koboOf(withheld) })
  }
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { exchange, gross, tax }]) => ({ exchange, gross: nairaOf(gross), tax: nairaOf(tax) }))
}
