import { before2026 } from './before-2026.ts'
import type { TaxLaw } from './law.ts'
import { nigeriaTaxAct } from './nta-2025.ts'

/** The first tax year that the product calculates [spec 14.23]. */
export const firstTaxYear = 2020

/** The first tax year of the Nigeria Tax Act 2025 (section 203): results before it are estimates. */
export const firstYearOfAct = 2026

/**
 * The laws by the tax year from which they apply, newest first. A law stays in force until another one replaces
 * it; `confirmedUntil` says for which years someone has looked that none has.
 */
const timeline: readonly { readonly from: number; readonly law: TaxLaw }[] = [
  { from: firstYearOfAct, law: nigeriaTaxAct },
  { from: firstTaxYear, law: before2026 },
]

/** The last tax year whose figures were checked against the law. A test fails when a later year can be asked for. */
export const confirmedUntil = 2027

/** The law of a tax year, from 2020 on. */
export function lawOf(taxYear: number): TaxLaw {
  for (const { from, law } of timeline) if (taxYear >= from) return law
  throw new RangeError(`NaijaTax has no figures for the tax year ${taxYear}`)
}

/** The tax years that may be chosen in a calendar year, newest first: the next one down to 2020. */
export function taxYears(currentYear: number): readonly number[] {
  return Array.from({ length: currentYear + 2 - firstTaxYear }, (_, index) => currentYear + 1 - index)
}

/**
 * A tax year as typed: an integer, or its digits as text. Null for anything else and for a year that cannot be
 * chosen (2020 to the current year plus one) [spec 14.23].
 */
export function readTaxYear(raw: unknown, currentYear: number): number | null {
  const year = typeof raw === 'string' && /^\s*\d{4}\s*$/.test(raw) ? Number(raw) : raw
  return typeof year === 'number' && Number.isInteger(year) && year >= firstTaxYear && year <= currentYear + 1
    ? year
    : null
}

/** What to say about a year that cannot be chosen. */
export function taxYearMessage(currentYear: number): string {
  return `Choose a tax year from ${firstTaxYear} to ${currentYear + 1}`
}
