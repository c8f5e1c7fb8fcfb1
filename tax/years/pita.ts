import type { Bands, Figure } from './law.ts'

/** The law before 2026: its figures stand beside a result, they never make one. */
export interface OldLawFigures {
  readonly name: string
  readonly bands: Bands
  /** The consolidated relief is a share of gross, and the greater of a fixed sum and a smaller share. */
  readonly consolidatedShare: Figure
  readonly consolidatedFixed: Figure
  readonly consolidatedLeast: Figure
  /** Share of gross that is owed where the bands charge less. */
  readonly minimumTax: Figure
}

const section33 = 'Personal Income Tax Act, section 33(1), reported by PwC'

/** Personal Income Tax Act as amended to 2020, for tax years before 2026. */
export const personalIncomeTaxAct: OldLawFigures = {
  name: 'Personal Income Tax Act',
  bands: {
    source: 'Personal Income Tax Act, Sixth Schedule',
    list: [
      { name: 'First ₦300,000', above: 0, upTo: 300_000, rate: 7 },
      { name: 'Next ₦300,000', above: 300_000, upTo: 600_000, rate: 11 },
      { name: 'Next ₦500,000', above: 600_000, upTo: 1_100_000, rate: 15 },
      { name: 'Next ₦500,000', above: 1_100_000, upTo: 1_600_000, rate: 19 },
      { name: 'Next ₦1,600,000', above: 1_600_000, upTo: 3_200_000, rate: 21 },
      { name: 'Above ₦3,200,000', above: 3_200_000, upTo: null, rate: 24 },
    ],
  },
  consolidatedShare: { value: 20, unit: 'percent', source: section33 },
  consolidatedFixed: { value: 200_000, unit: 'naira', source: section33 },
  consolidatedLeast: { value: 1, unit: 'percent', source: section33 },
  minimumTax: {
    value: 1,
    unit: 'percent',
    source: 'Personal Income Tax Act, section 37 and Sixth Schedule',
  },
}
