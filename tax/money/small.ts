import { parseAmount } from './amount.ts'

/** What a figure without its million or thousand may stand for. */
export interface LikelyAmount {
  /** "1.2 million". */
  readonly words: string
  readonly naira: number
}

/**
 * What a person may mean who types less than ₦1,000: "1.2" is 1.2 million or 1.2 thousand. Empty for every other text.
 */
export function likelyAmounts(raw: unknown): readonly LikelyAmount[] {
  const parsed = parseAmount(raw)
  if (parsed.kind !== 'amount' || parsed.naira === 0 || parsed.naira >= 1000) return []
  return ['million', 'thousand'].flatMap((scale) => {
    const words = `${parsed.naira} ${scale}`
    const likely = parseAmount(words)
    return likely.kind === 'amount' ? [{ words, naira: likely.naira }] : []
  })
}
