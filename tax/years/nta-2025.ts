import type { Figure, TaxLaw } from './law.ts'
import { section } from './sections.ts'

const ownDefault = 'NaijaTax default; section 30(2)(a) takes off what was paid and names no percentage'

/** Nigeria Tax Act 2025, in force from 1 January 2026 (section 203). */
export const nigeriaTaxAct: TaxLaw = {
  id: 'nta-2025',
  name: 'Nigeria Tax Act 2025',
  bands: {
    source: 'Section 58 and Fourth Schedule',
    list: [
      { name: 'First ₦800,000', above: 0, upTo: 800_000, rate: 0 },
      { name: 'Next ₦2,200,000', above: 800_000, upTo: 3_000_000, rate: 15 },
      { name: 'Next ₦9,000,000', above: 3_000_000, upTo: 12_000_000, rate: 18 },
      { name: 'Next ₦13,000,000', above: 12_000_000, upTo: 25_000_000, rate: 21 },
      { name: 'Next ₦25,000,000', above: 25_000_000, upTo: 50_000_000, rate: 23 },
      { name: 'Above ₦50,000,000', above: 50_000_000, upTo: null, rate: 25 },
    ],
  },
  pensionDefault: { value: 8, unit: 'percent', source: ownDefault },
  nhfDefault: { value: 2.5, unit: 'percent', source: ownDefault },
  nhisDefault: { value: 5, unit: 'percent', source: ownDefault },
  rentReliefRate: { value: 20, unit: 'percent', source: 'Section 30(2)(a)(vi)' },
  rentReliefLimit: { value: 500_000, unit: 'naira', source: 'Section 30(2)(a)(vi)' },
  consolidatedFixed: { value: 0, unit: 'naira', source: 'Section 30(2): no such relief since 2026' },
  consolidatedRate: { value: 0, unit: 'percent', source: 'Section 30(2): no such relief since 2026' },
  pensionersInvestmentFree: true,
  pensionersDeduct: false,
}

/**
 * The Nigeria Tax Act 2025 as it reads, where the calculation follows its own rules [decision 0004]: nothing is assumed
 * to have been paid, and pensioners are taxed as everybody.
 */
export const asTheActReads: TaxLaw = {
  ...nigeriaTaxAct,
  id: 'nta-2025-as-read',
  pensionDefault: { value: 0, unit: 'percent', source: 'Section 30(2)(a)(iii)' },
  nhfDefault: { value: 0, unit: 'percent', source: 'Section 30(2)(a)(i)' },
  nhisDefault: { value: 0, unit: 'percent', source: 'Section 30(2)(a)(ii)' },
  pensionersInvestmentFree: false,
  pensionersDeduct: true,
}

/** Figures of the Nigeria Tax Act 2025 that are told beside a result and never change it [spec 15.2]. */
export const noteFigures = {
  /** A month's, since July 2024. */
  minimumWage: {
    value: 70_000,
    unit: 'naira',
    source: `${section('58', '163(1)(t)')}; Minimum Wage (Amendment) Act 2024`,
  },
  vehicleShareOfCost: { value: 5, unit: 'percent', source: 'Section 14(1)(a)' },
  accommodationShareOfPay: { value: 20, unit: 'percent', source: 'Section 14(6) and (7)' },
  lossOfOfficeFree: { value: 50_000_000, unit: 'naira', source: 'Section 50' },
} as const satisfies Record<string, Figure>
