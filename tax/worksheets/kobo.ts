/** Amounts of a worksheet as whole kobo: its sums pass 2^53. */
export type Kobo = bigint

/** Whole kobo of an amount of up to two decimals; none of an empty box. */
export function koboOf(naira: number | undefined): Kobo {
  return BigInt(Math.round((naira ?? 0) * 100))
}

/** Naira to the kobo. Exact up to 90 trillion. */
export function nairaOf(kobo: Kobo): number {
  return Number(kobo) / 100
}

export function sumOfKobo(amounts: readonly Kobo[]): Kobo {
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}

/** `amount * by / of`, rounded half up; nothing is negative. */
export function inProportion(amount: Kobo, by: bigint, of: bigint): Kobo {
  return (2n * amount * by + of) / (2n * of)
}

/** A rate of up to six decimals as a whole number of millionths. */
export function millionthsOf(rate: number): bigint {
  return BigInt(Math.round(rate * 1_000_000))
}

export const atLeastNothing = (amount: Kobo): Kobo => (amount > 0n ? amount : 0n)
