import { firstTaxYear } from '../years/index.ts'

/**
 * A tax year as typed: an integer, or its digits as text. Null for anything else and for a year that cannot be
 * chosen (DESIGN section 4: 2020 to the current year plus one).
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
