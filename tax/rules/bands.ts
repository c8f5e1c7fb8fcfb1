import { compare, type Exact, least, lessOrNothing, percentInNaira, wholeKobo } from '../money/exact.ts'
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
  for (const band of bands) {
    const above = wholeKobo(band.above * 100)
    if (compare(taxable, above) <= 0) break
    const within = band.upTo === null ? taxable : least(taxable, wholeKobo(band.upTo * 100))
    const amount = lessOrNothing(within, above)
    held.push({ band, amount, tax: percentInNaira(band.rate, amount) })
  }
  return held
}
