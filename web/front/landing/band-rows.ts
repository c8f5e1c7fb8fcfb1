import { formatNaira } from '../../../tax/money/format.ts'
import type { Band } from '../../../tax/years/law.ts'

export interface BandRow {
  /** "Next ₦2,200,000". */
  name: string
  /** Percent. */
  rate: number
  /** The tax when the whole band is filled, formatted; the last band has no end. */
  fullTax: string
  /** How far the row's thread is woven, in percent: the rate as a part of the highest. */
  woven: number
}

/** The bands of a tax year as the table shows them. */
export function bandRows(bands: readonly Band[]): BandRow[] {
  const highest = Math.max(...bands.map(({ rate }) => rate))
  return bands.map(({ name, above, upTo, rate }) => ({
    name,
    rate,
    fullTax: upTo === null ? `${rate}% of the rest` : formatNaira(((upTo - above) * rate) / 100),
    woven: (rate / highest) * 100,
  }))
}
