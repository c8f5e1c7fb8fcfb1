/** An exact amount of naira, for the oracles: a quotient of whole numbers, the bottom above zero. */
export interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

export const fraction = (top: bigint, bottom = 1n): Fraction => ({ top, bottom })

export const none = fraction(0n)

/** The amount that a number of naira with at most two decimals stands for. */
export const ofNaira = (naira: number) => fraction(BigInt(naira.toFixed(2).replace('.', '')), 100n)

export const plus = (...all: readonly Fraction[]): Fraction =>
  all.reduce((sum, next) =>
    sum.bottom === next.bottom
      ? fraction(sum.top + next.top, sum.bottom)
      : fraction(sum.top * next.bottom + next.top * sum.bottom, sum.bottom * next.bottom),
  )

export const times = (amount: Fraction, top: bigint, bottom = 1n): Fraction =>
  fraction(amount.top * top, amount.bottom * bottom)

/** An amount in the proportion of one amount to another above zero: 30m at 40m of 160m is 7.5m. */
export const inProportion = (amount: Fraction, part: Fraction, of: Fraction): Fraction =>
  fraction(amount.top * part.top * of.bottom, amount.bottom * part.bottom * of.top)

export const isOver = (one: Fraction, other: Fraction) => one.top * other.bottom > other.top * one.bottom
export const least = (one: Fraction, other: Fraction) => (isOver(one, other) ? other : one)

/** What is left of an amount after another, never under zero. */
export const less = (from: Fraction, off: Fraction): Fraction =>
  isOver(from, off) ? plus(from, times(off, -1n)) : none

/** The nearest amount of whole kobo; a half goes up. */
export const toKobo = (amount: Fraction) => fraction(halfUp(amount, 100n), 100n)

/** The nearest whole number of an amount's hundredths, or of whatever share of a naira; a half goes up. */
export const halfUp = ({ top, bottom }: Fraction, perNaira = 1n) =>
  (2n * top * perNaira + bottom) / (2n * bottom)
