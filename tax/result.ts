/** One band that holds some of the income. */
export interface BreakdownRow {
  /** In words: "Next ₦2,200,000". */
  readonly band: string
  /** Naira of taxable income in the band, to the kobo. */
  readonly amount: number
  /** Percent. */
  readonly rate: number
  /** Whole naira; the rows add up to `totalTax`. */
  readonly tax: number
}

/** What `calculate` gives [spec 13.5]. Amounts are naira for the year, rounded half up to the kobo. */
export interface Result {
  /** True when no tax is due. */
  readonly isExempt: boolean
  /** Why no tax is due; null when some is. */
  readonly exemptionReason: string | null
  /** Whole naira, rounded half up from the exact sum. */
  readonly totalTax: number
  readonly annualIncome: number
  readonly taxableIncome: number
  /** Pension, NHF, NHIS, life assurance and mortgage interest; not capped at the income. */
  readonly deductionsApplied: number
  /** Rent relief and consolidated relief; not capped at the income. */
  readonly reliefApplied: number
  readonly benefitsInKind: number
  /** A fraction: tax divided by annual income, 0 without income. */
  readonly effectiveRate: number
  readonly earnedIncome: number
  readonly investmentIncome: number
  readonly breakdown: readonly BreakdownRow[]
}
