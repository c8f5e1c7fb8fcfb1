/**
 * An exact amount that is not negative: whole kobo and millionths of a kobo (0 to 999,999). A percentage of two
 * decimals of a kobo amount, and a whole percentage of that again, are exact in it; no binary fraction is ever
 * involved, and every integer below stays under 2^53 for sums up to 90 trillion naira [decision 0002].
 */
export interface Exact {
  readonly kobo: number
  readonly millionths: number
}

const million = 1_000_000

export const nothing: Exact = { kobo: 0, millionths: 0 }

/** An exact amount of whole kobo. */
export function wholeKobo(kobo: number): Exact {
  return { kobo, millionths: 0 }
}

/** The sum of two amounts. */
export function add(a: Exact, b: Exact): Exact {
  const millionths = a.millionths + b.millionths
  return millionths < million
    ? { kobo: a.kobo + b.kobo, millionths }
    : { kobo: a.kobo + b.kobo + 1, millionths: millionths - million }
}

/** The sum of some amounts. */
export function sumOf(amounts: readonly Exact[]): Exact {
  return amounts.reduce(add, nothing)
}

/** `a - b`, or nothing when b is the greater. */
export function lessOrNothing(a: Exact, b: Exact): Exact {
  if (compare(a, b) <= 0) return nothing
  const millionths = a.millionths - b.millionths
  return millionths >= 0
    ? { kobo: a.kobo - b.kobo, millionths }
    : { kobo: a.kobo - b.kobo - 1, millionths: millionths + million }
}

/** Negative when a is less than b, 0 when equal, positive when greater. */
export function compare(a: Exact, b: Exact): number {
  return a.kobo === b.kobo ? a.millionths - b.millionths : a.kobo - b.kobo
}

export function least(a: Exact, b: Exact): Exact {
  return compare(a, b) <= 0 ? a : b
}

export function greatest(a: Exact, b: Exact): Exact {
  return compare(a, b) >= 0 ? a : b
}

/** A rate as a whole number of hundredths of a percent: 2.5% is 250. */
const basisPoints = (percent: number) => Math.round(percent * 100)

/**
 * How often `unit` goes into `amount`. Exact for integers below 2^53: a quotient that is no integer is at least 1/unit
 * away from the next one, which is more than the division can be off by. (`%` would do, ten times slower.)
 */
const times = (amount: number, unit: number) => Math.floor(amount / unit)

/** `percent` of an amount, e.g. 2.5 for 2.5%. Exact for the percentages named at Exact. */
export function percentOf(percent: number, amount: Exact): Exact {
  if (percent === 0) return nothing
  const points = basisPoints(percent)
  // Ten thousand kobo at one hundredth of a percent is one kobo: split there and both halves stay small.
  const blocks = times(amount.kobo, 10_000)
  const parts = ((amount.kobo - blocks * 10_000) * million + amount.millionths) * points
  const kobo = times(parts, 10_000_000_000)
  return {
    kobo: blocks * points + kobo,
    millionths: times(parts - kobo * 10_000_000_000, 10_000),
  }
}

/** `percent` of an amount in whole naira, rounded half up from the exact product. */
export function percentInNaira(percent: number, amount: Exact): number {
  if (percent === 0) return 0
  const points = basisPoints(percent)
  const blocks = times(amount.kobo, million)
  const parts = ((amount.kobo - blocks * million) * million + amount.millionths) * points
  return blocks * points + times(parts + 500_000_000_000, 1_000_000_000_000)
}

/** Naira with two decimals, rounded half up to the kobo: for output only. */
export function toNaira(amount: Exact): number {
  return (amount.kobo + (amount.millionths >= million / 2 ? 1 : 0)) / 100
}

/** Whole kobo, rounded half down. */
function koboHalfDown({ kobo, millionths }: Exact): number {
  return millionths > million / 2 ? kobo + 1 : kobo
}

/**
 * Naira with two decimals by which a running sum of what is taken off grew, for output only. Such figures add up to
 * the sum rounded half down: what it leaves of a whole number of kobo, rounded half up, is that number less them
 * [spec 14.26].
 */
export function grownInNaira(before: Exact, after: Exact): number {
  return (koboHalfDown(after) - koboHalfDown(before)) / 100
}

/** Whole naira, rounded half up: for output only. */
export function toWholeNaira(amount: Exact): number {
  return times(amount.kobo + 50, 100)
}
