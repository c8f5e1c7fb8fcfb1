import type { OpenResult } from '../../http/index.ts'
import { formatNaira } from '../../../tax/index.ts'

/** A band that holds income: naira, not negative, and its rate in percent. */
export interface BandSlice {
  amount: number
  rate: number
}

/** A strip of the picture. Positions and sizes are percent of the picture's width or height. */
export interface Strip extends BandSlice {
  x: number
  width: number
  /** Top of the taxed part; 100 when nothing is taxed. */
  taxTop: number
  showsRate: boolean
  showsAmount: boolean
}

export interface BandGeometry {
  strips: readonly Strip[]
  /** Reliefs and deductions: the dashed end on the right. */
  relief: { x: number; width: number } | undefined
}

/** Narrower strips carry no label: the table names them all [spec 24.3]. */
const rateLabelFrom = 12
const amountLabelFrom = 28

/**
 * Lays income out to scale: a strip's width is the income in the band, the height of its taxed part the rate, so that the
 * taxed area is the tax. What income is left beside the bands is relief.
 * @param income naira: the whole width.
 */
export function bandGeometry(slices: readonly BandSlice[], income: number): BandGeometry {
  const held = slices.filter(({ amount }) => amount > 0)
  const taxable = held.reduce((sum, { amount }) => sum + amount, 0)
  const whole = Math.max(income, taxable)
  if (!(whole > 0)) return { strips: [], relief: undefined }

  let before = 0
  const strips = held.map(({ amount, rate }): Strip => {
    const width = percent(amount, whole)
    const strip = {
      amount,
      rate,
      x: percent(before, whole),
      width,
      taxTop: 100 - rate,
      showsRate: width >= rateLabelFrom,
      showsAmount: width >= amountLabelFrom,
    }
    before += amount
    return strip
  })
  const left = percent(whole - taxable, whole)
  return { strips, relief: left > 0 ? { x: round(100 - left), width: left } : undefined }
}

const round = (value: number) => Math.round(value * 100) / 100
const percent = (part: number, whole: number) => round((part / whole) * 100)

/**
 * Distance between the hatch lines of a strip's taxed part, in pixels: closer as the rate rises, solid (undefined) at the
 * top, so that colour is never the only sign [spec 24.2].
 * @param rate percent.
 */
export function hatchSpacing(rate: number): number | undefined {
  if (rate >= 25) return undefined
  if (rate >= 23) return 4
  if (rate >= 21) return 5
  return rate >= 18 ? 7 : 10
}

/** The band picture in one sentence, for those who do not see it. */
export function bandsInWords({ annualIncome, taxableIncome, totalTax, breakdown }: OpenResult): string {
  const bands = breakdown.map(({ amount, rate, tax }) =>
    tax === 0
      ? `${formatNaira(amount)} is taxed at ${rate}%`
      : `${formatNaira(amount)} at ${rate}%, which is ${formatNaira(tax)}`,
  )
  const off = annualIncome - taxableIncome
  return [
    `Of ${formatNaira(annualIncome)} income, ${bands.join(', then ')}.`,
    off > 0 && `${formatNaira(off)} is deductions and reliefs and is not taxed.`,
    `The tax is ${formatNaira(totalTax)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
