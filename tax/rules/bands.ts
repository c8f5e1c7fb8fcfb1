import { type Exact, percentInNaira, wholeKobo } from '../money/exact.ts'
import type { Band } from '../years/law.ts'

/** The part of the taxable income that lies in one band. */
export interface Slice {
  readonly band: Band
  readonly amount: Exact
  /** Whole naira, rounded half up. */
  readonly tax: number
}

/** The part of the taxable income that lies in a band, or null when it does not reach it. */
function partIn({ above, upTo }: Band, { kobo, millionths }: Exact): Exact | null {
  const from = above * 100
  if (kobo < from || (kobo === from && millionths === 0)) return null
  return upTo === null || kobo < upTo * 100 ? { kobo: kobo - from, millionths } : wholeKobo(upTo * 100 - from)
}

/**
 * Cuts taxable income into the bands that hold some of it (Nigeria Tax Act 2025, section 58 and Fourth Schedule).
 * Every full band is charged a whole number of naira (a test asserts it of every law), so that only the last slice
 * is ever rounded and the rounded slices add up to the exact total rounded half up.
 */
export function slices(taxable: Exact, bands: readonly Band[]): readonly Slice[] {
  const held: Slice[] = []
  for (const band of bands) {
    const amount = partIn(band, taxable)
    if (amount === null) break
    held.push({ band, amount, tax: percentInNaira(band.rate, amount) })
  }
  return held
}

/** What the slices add up to, in whole naira, without making them. */
export function taxOn(taxable: Exact, bands: readonly Band[]): number {
  let tax = 0
  for (const band of bands) {
    const { above, upTo, rate } = band
    if (upTo === null || taxable.kobo < upTo * 100) {
      const amount = partIn(band, taxable)
      return amount === null ? tax : tax + percentInNaira(rate, amount)
    }
    tax += ((upTo - above) * rate) / 100
  }
  return tax
}
