import { amountInWords, formatAmount, formatNaira, parseAmount } from '../../../tax/index.ts'

/** The period an amount is typed for. The answer itself is always for the year. */
export type Period = 'year' | 'month'

/** A money field as it stands: what is in the box, and the answer for the year that it means. */
export interface MoneyEntry {
  period: Period
  text: string
  /** As a draft keeps it: figures for the year, or what was typed when that is no amount. */
  yearly: string
}

/** A field showing an answer for the year. */
export function entryOf(yearly: string): MoneyEntry {
  return { period: 'year', text: yearly, yearly }
}

/** What is typed for a month means twelve times as much; what is no amount stays as typed, to be mended. */
export function typed(entry: MoneyEntry, text: string): MoneyEntry {
  return { ...entry, text, yearly: entry.period === 'year' ? text : yearlyOf(text) }
}

function yearlyOf(monthly: string): string {
  const parsed = parseAmount(monthly)
  return parsed.kind === 'amount' ? formatAmount(Math.round(parsed.naira * 1200) / 100) : monthly
}

/**
 * The same answer shown for the other period. The answer does not change, so that switching to and fro loses
 * nothing, whatever a twelfth of it rounds to.
 */
export function switched(entry: MoneyEntry, period: Period): MoneyEntry {
  if (period === entry.period) return entry
  const parsed = parseAmount(entry.yearly)
  if (parsed.kind !== 'amount') return { ...entry, period }
  const text = period === 'year' ? formatAmount(parsed.naira) : formatAmount(monthOf(parsed.naira))
  return { ...entry, period, text }
}

/** A figure that was typed, grouped in thousands; anything else as it is. */
export function grouped(entry: MoneyEntry): MoneyEntry {
  const parsed = parseAmount(entry.text)
  if (parsed.kind !== 'amount') return entry
  const text = formatAmount(parsed.naira)
  return { ...entry, text, yearly: entry.period === 'year' ? text : entry.yearly }
}

/** A twelfth of a year's amount, rounded to the kobo. */
function monthOf(naira: number): number {
  return Math.round((naira * 100) / 12) / 100
}

/** What we understood, under the field: "6 million naira a year, ₦500,000 a month". Empty for no amount. */
export function saidOf(yearly: string): string {
  const parsed = parseAmount(yearly)
  if (parsed.kind !== 'amount') return ''
  if (parsed.naira === 0) return '0 naira'
  const month = formatNaira(Math.round(monthOf(parsed.naira)))
  const about = Number.isInteger(parsed.naira / 12) ? '' : 'about '
  return `${amountInWords(parsed.naira)} a year, ${about}${month} a month`
}
