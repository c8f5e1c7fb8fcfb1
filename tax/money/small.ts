import { parseAmount } from './amount.ts'

/** What a figure without its million or thousand may stand for. */
export interface LikelyAmount {
  /** "1.2 million". */
  readonly words: string
  readonly naira: number
}

/** How many naira one kobo of the figure becomes. */
const scales = [
  { name: 'million', nairaOfKobo: 10_000 },
  { name: 'thousand', nairaOfKobo: 10 },
] as const

/**
 * What a person may mean who types less than ₦1,000: "1.2" is 1.2 million or 1.2 thousand. Empty for every other text.
 */
export function likelyAmounts(raw: unknown): readonly LikelyAmount[] {
  const parsed = parseAmount(raw)
  if (parsed.kind !== 'amount' || parsed.naira === 0 || parsed.naira >= 1000) return []
  const kobo = Math.round(parsed.naira * 100)
  return scales.map(({ name, nairaOfKobo }) => ({
    words: `${parsed.naira} ${name}`,
    naira: kobo * nairaOfKobo,
  }))
}
