import type { ContributionKey } from '../../../../tax/index.ts'

/**
 * The calculation that public pages show: an employee on ₦6,000,000 who paid ₦1,000,000 rent and nothing else, Tax
 * Year 2026. Its figures are constants so that a first visit does not fetch the tax engine; a test compares them with
 * the engine's. Amounts in naira, rates in percent, the effective rate a fraction.
 */
export const sampleCase = {
  taxYear: 2026,
  salary: 6_000_000,
  rent: 1_000_000,
  rentRelief: 200_000,
  taxableIncome: 5_800_000,
  totalTax: 834_000,
  totalTaxMasked: '₦834,***',
  effectiveRate: 0.139,
  breakdown: [
    { amount: 800_000, rate: 0 },
    { amount: 2_200_000, rate: 15 },
    { amount: 2_800_000, rate: 18 },
  ],
  /** The last band that holds some of the income. */
  bandReached: 'Next ₦9,000,000',
  rateReached: 18,
} as const

/** Contributions stated as unpaid, so that the engine assumes none. */
export const nothingElsePaid = {
  pensionContribution: 0,
  nhfContribution: 0,
  nhisContribution: 0,
} as const satisfies Record<ContributionKey, 0>
