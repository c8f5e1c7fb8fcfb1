/** A band that holds income: naira, not negative, and its rate in percent. */
export interface BandSlice {
  amount: number
  rate: number
}

/** A strip of the picture. Positions and sizes are percent of the picture's width or height. */
export interface Strip extends BandSlice {
  x: number
  width: number
  /** Top of the woven hem; 100 when nothing is woven. */
  hemTop: number
  showsRate: boolean
  showsAmount: boolean
}

export interface BandGeometry {
  strips: readonly Strip[]
  /** Reliefs and deductions: the dashed end on the right. */
  relief: { x: number; width: number } | undefined
}

/** Narrower strips carry no label: the table names them all (LOOK, Cloth). */
const rateLabelFrom = 12
const amountLabelFrom = 28

/**
 * Lays income out as cloth on a true scale: width is income in the band, height of the hem is the rate, so that the
 * woven area is the tax. What income is left beside the bands is relief.
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
      hemTop: 100 - rate,
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
 * Distance between the threads of a woven hem, in pixels: closer as the rate rises, solid (undefined) at the top,
 * so that colour is never the only sign (LOOK, Cloth).
 * @param rate percent.
 */
export function threadSpacing(rate: number): number | undefined {
  if (rate >= 25) return undefined
  if (rate >= 23) return 4
  if (rate >= 21) return 5
  return rate >= 18 ? 7 : 10
}
