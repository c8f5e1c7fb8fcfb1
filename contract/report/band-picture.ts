import type { OpenResult } from '../http/index.ts'
import { formatNaira, formatRate } from '../../tax/index.ts'
import { bandGeometry, bandsInWords, type BandGeometry } from './bands/bands.ts'

/** A strip of the picture, with its labels. Positions and sizes are percent of the picture. */
export interface PictureStrip {
  readonly x: number
  readonly width: number
  /** Top of the taxed part; 100 when nothing is taxed. */
  readonly taxTop: number
  /** Percent: the hatch is closer as it rises. */
  readonly rate: number
  readonly rateLabel: string | null
  readonly amountLabel: string | null
}

/** The income by bands, to scale [spec 24.1]: width is income in a band, height its rate, the taxed area the tax. */
export interface BandPicture {
  readonly strips: readonly PictureStrip[]
  readonly relief: BandGeometry['relief'] | null
  /** The picture in a sentence, for those who do not see it. */
  readonly description: string
  readonly caption: string
}

const woven =
  'Each strip is a slice of the income, drawn to scale. The woven hem is the tax; the rest stays with you.'
const dashed = 'The dashed end is what deductions and reliefs take off.'

/** The picture of a result that hides nothing; null where no tax is due, as on the screen. */
export function bandPictureOf(result: OpenResult): BandPicture | null {
  if (result.totalTax === 0) return null
  const { strips, relief } = bandGeometry(result.breakdown, result.annualIncome)
  return {
    strips: strips.map(({ x, width, taxTop, rate, amount, showsRate, showsAmount }) => ({
      x,
      width,
      taxTop,
      rate,
      rateLabel: showsRate ? formatRate(rate) : null,
      amountLabel: showsAmount && rate > 0 ? formatNaira(amount) : null,
    })),
    relief: relief ?? null,
    description: bandsInWords(result),
    caption: relief === undefined ? woven : `${woven} ${dashed}`,
  }
}
