import { reporters } from './reporters.ts'

/** Sales of a year up to which a business without records owes nothing, and the share of all sales above that. */
export const presumptiveFigures = {
  presumptiveFreeTurnover: {
    value: 12_000_000,
    unit: 'naira',
    source: reporters.presumptive,
    certainty: 'reported',
    reportedBy: reporters.presumptive,
  },
  presumptiveShare: {
    value: 1,
    unit: 'percent',
    source: reporters.presumptive,
    certainty: 'reported',
    reportedBy: reporters.presumptive,
  },
} as const
