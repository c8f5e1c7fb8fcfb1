import { type Exact, percentInNaira, wholeKobo } from '../money/exact.ts'
import type { Band } from '../years/law.ts'

/** The part of the taxable income that lies in one band. */
export interface Slice {
  readonly band: Band
  readonly amount: Exact
  /** Whole naira, rounded half up. */
  readonly tax: number
}

/**
 * Cuts taxable income into the bands that hold some of it (Nigeria Tax Act 2025, section 58 and Fourth Schedule).
 * Every full band is charged a whole number of naira (a test asserts it of every law), so that only the last slice
 * is ever rounded and the rounded slices add up to the exact total rounded half up.
 */
export function slices(taxable: Exact, bands: readonly Band[]): readonly Slice[] {
  const held: Slice[] = []
  const { kobo, millionths } = taxable
  for (const band of bands) {
    const above = band.above * 100
    if (kobo < above || (kobo === above && millionths === 0)) break
    const upTo = band.upTo === null ? Infinity : band.upTo * 100
    const amount = kobo < upTo ? { kobo: kobo - above, millionths } : wholeKobo(upTo - above)
    held.push({ band, amount, tax: percentInNaira(band.rate, amount) })
  }
  return held
}
