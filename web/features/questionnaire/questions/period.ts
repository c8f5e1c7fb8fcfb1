import { formatAmount, monthlyFromYearly, parseAmount, yearlyFromMonthly } from '../../../../tax/index.ts'

/** The period that an amount is typed for. The answer itself is always for the year. */
export type Period = 'year' | 'month'

/** The state of a money field: the text in the input, and the answer for the year that it means. */
export interface MoneyEntry {
  period: Period
  text: string
  /** As the draft stores it: figures for the year, or the typed text when that is not an amount. */
  yearly: string
  /** The yearly amount that the monthly figure was derived from: that figure means this amount, to the kobo. */
  madeFrom?: string
}

/** A field that shows an answer for the year. */
export function yearlyEntry(yearly: string): MoneyEntry {
  return { period: 'year', text: yearly, yearly }
}

/** The field after typing. A monthly amount means twelve times as much; text that is not an amount stays as typed. */
export function withText(entry: MoneyEntry, text: string): MoneyEntry {
  return { ...entry, text, yearly: entry.period === 'year' ? text : yearlyOf(text, entry.madeFrom) }
}

function yearlyOf(monthly: string, madeFrom: string | undefined): string {
  const parsed = parseAmount(monthly)
  if (parsed.kind !== 'amount') return monthly
  // ₦83,333.33 typed again still means the ₦1,000,000 that it was derived from, not ₦999,999.96.
  const yearly = parseAmount(madeFrom)
  if (yearly.kind === 'amount' && monthlyFromYearly(yearly.naira) === parsed.naira) return madeFrom ?? monthly
  return formatAmount(yearlyFromMonthly(parsed.naira))
}

/**
 * The same answer shown for the other period. The yearly answer does not change, so that switching back and forth
 * loses nothing to rounding.
 */
export function withPeriod(entry: MoneyEntry, period: Period): MoneyEntry {
  if (period === entry.period) return entry
  const { text, yearly } = entry
  const parsed = parseAmount(yearly)
  if (parsed.kind !== 'amount') return { period, text, yearly }
  if (period === 'year') return { period, text: formatAmount(parsed.naira), yearly }
  return { period, text: formatAmount(monthlyFromYearly(parsed.naira)), yearly, madeFrom: yearly }
}
