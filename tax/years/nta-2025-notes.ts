import type { Figure } from './law.ts'

/** Figures of the Nigeria Tax Act 2025 that are told beside a result and never change it (DESIGN section 4, Notes). */
export const noteFigures = {
  /** ₦70,000 a month since July 2024. */
  minimumWage: {
    value: 840_000,
    unit: 'naira',
    source: 'Section 58 and section 163(1), national minimum wage; Minimum Wage (Amendment) Act 2024',
  },
  vehicleShareOfCost: { value: 5, unit: 'percent', source: 'Section 14(1)(a)' },
  accommodationShareOfPay: { value: 20, unit: 'percent', source: 'Section 14(6) and (7)' },
  lossOfOfficeFree: { value: 50_000_000, unit: 'naira', source: 'Section 50' },
} as const satisfies Record<string, Figure>
