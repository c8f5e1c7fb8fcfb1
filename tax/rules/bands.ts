import { type Exact, percentInNaira, wholeKobo } from '../money/exact.ts'
import type { Band } from '../years/law.ts'

/** The part of the taxable income that lies in one band. */
export interface Slice {
  readonly band: Band
  readonly amount: Exact
  /** Whole naira, rounded half up. */
  readonly tax: number
}

/** What the bands charge on a taxable income. */
export interface Charge {
  /** How many bands it fills. */
  readonly filled: number
  /** The part in the band after those; null when there is none. */
  readonly last: Slice | null
  /** Whole naira, rounded half up. */
  readonly totalTax: number
}

/**
 * The tax on a taxable income (Nigeria Tax Act 2025, section 58 and Fourth Schedule). Every full band is charged a
 * whole number of naira (a test asserts it of every law), so that only the last slice is ever rounded and the rounded
 * slices add up to the exact total rounded half up.
 */
export function charge(taxable: Exact, bands: readonly Band[]): Charge {
  const { kobo, millionths } = taxable
  let totalTax = 0
  let filled = 0
  for (const band of bands) {
    const { above, upTo, rate } = band
    if (upTo === null || kobo < upTo * 100) {
      // The bands before it are full, so that it holds nothing at its very edge only.
      const from = above * 100
      if (kobo === from && millionths === 0) break
      const amount = { kobo: kobo - from, millionths }
      const tax = percentInNaira(rate, amount)
      return { filled, last: { band, amount, tax }, totalTax: totalTax + tax }
    }
    totalTax += fullTax(band, upTo)
    filled++
  }
  return { filled, last: null, totalTax }
}

/** What a full band charges, in whole naira. */
const fullTax = ({ above, rate }: Band, upTo: number) => ((upTo - above) * rate) / 100

/** The slice that each band holds when it is full; nothing for the last band, which has no end. Made once a list. */
const fullSlices = new WeakMap<readonly Band[], readonly Slice[]>()
function fullSlicesOf(bands: readonly Band[]): readonly Slice[] {
  const made = fullSlices.get(bands)
  if (made !== undefined) return made
  const slices = bands.map((band) => {
    const upTo = band.upTo ?? band.above
    return { band, amount: wholeKobo((upTo - band.above) * 100), tax: fullTax(band, upTo) }
  })
  fullSlices.set(bands, slices)
  return slices
}

/** A charge cut into the bands that hold some of the income. */
export function slicesOf({ filled, last }: Charge, bands: readonly Band[]): readonly Slice[] {
  const slices = fullSlicesOf(bands).slice(0, filled)
  if (last !== null) slices.push(last)
  return slices
}
