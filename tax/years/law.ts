/** One figure of the law with where it comes from. */
export interface Figure {
  readonly value: number
  readonly unit: 'naira' | 'percent'
  /** The section that sets it, or who decided it. */
  readonly source: string
}

/** A slice of taxable income with its own rate. */
export interface Band {
  /** As it is named to people: "Next ₦2,200,000". */
  readonly name: string
  /** Lower limit in naira of taxable income; the slice begins above it. */
  readonly above: number
  /** Upper limit in naira, or null for the last band. */
  readonly upTo: number | null
  /** Percent. */
  readonly rate: number
}

export interface Bands {
  readonly source: string
  readonly list: readonly Band[]
}

/** Everything that `calculate` needs to know about a tax year: figures only, no rule. */
export interface TaxLaw {
  readonly id: string
  /** As it is named to people. */
  readonly name: string
  readonly bands: Bands
  /** Applied to annual income when the contribution was not given. */
  readonly pensionDefault: Figure
  readonly nhfDefault: Figure
  readonly nhisDefault: Figure
  readonly rentReliefRate: Figure
  readonly rentReliefLimit: Figure
  /** The fixed part and the part of annual income of the consolidated relief. */
  readonly consolidatedFixed: Figure
  readonly consolidatedRate: Figure
  /** Whether a pensioner's dividends and interest are left out of the income [spec 14.8]. */
  readonly pensionersInvestmentFree: boolean
  /** Whether contributions come off a pensioner's income [spec 14.11]. */
  readonly pensionersDeduct: boolean
}
