import {
  amountInWords,
  formatAmount,
  formatNaira,
  monthlyFromYearly,
  parseAmount,
  yearlyFromMonthly,
} from '../../../tax/index.ts'

/** The period an amount is typed for. The answer itself is always for the year. */
export type Period = 'year' | 'month'

/** A money field as it stands: what is in the box, and the answer for the year that it means. */
export interface MoneyEntry {
  period: Period
  text: string
  /** As a draft keeps it: figures for the year, or what was typed when that is no amount. */
  yearly: string
  /** The year's amount that the monthly figure was made from: that figure means this amount, to the kobo. */
  madeFrom?: string
}

/** A field showing an answer for the year. */
export function entryOf(yearly: string): MoneyEntry {
  return { period: 'year', text: yearly, yearly }
}

/** What is typed for a month means twelve times as much; what is no amount stays as typed, to be mended. */
export function typed(entry: MoneyEntry, text: string): MoneyEntry {
  return { ...entry, text, yearly: entry.period === 'year' ? text : yearlyOf(text, entry.madeFrom) }
}

function yearlyOf(monthly: string, madeFrom: string | undefined): string {
  const parsed = parseAmount(monthly)
  if (parsed.kind !== 'amount') return monthly
  // ₦83,333.33 typed anew still means the ₦1,000,000 that it was made from, not ₦999,999.96.
  const made = parseAmount(madeFrom)
  if (made.kind === 'amount' && monthlyFromYearly(made.naira) === parsed.naira) return madeFrom ?? monthly
  return formatAmount(yearlyFromMonthly(parsed.naira))
}

/**
 * The same answer shown for the other period. The answer does not change, so that switching to and fro loses
 * nothing, whatever a twelfth of it rounds to.
 */
export function switched(entry: MoneyEntry, period: Period): MoneyEntry {
  if (period === entry.period) return entry
  const { text, yearly } = entry
  const parsed = parseAmount(yearly)
  if (parsed.kind !== 'amount') return { period, text, yearly }
  if (period === 'year') return { period, text: formatAmount(parsed.naira), yearly }
  return { period, text: formatAmount(monthlyFromYearly(parsed.naira)), yearly, madeFrom: yearly }
}

/** A figure that was typed, grouped in thousands; anything else as it is. */
export function grouped(entry: MoneyEntry): MoneyEntry {
  const parsed = parseAmount(entry.text)
  if (parsed.kind !== 'amount') return entry
  const text = formatAmount(parsed.naira)
  return { ...entry, text, yearly: entry.period === 'year' ? text : entry.yearly }
}

/**
 * What we understood, under the field: "6 million naira a year, ₦500,000 a month".
 * @param whenBlank what an empty field means for the tax.
 */
export function saidOf(yearly: string, whenBlank = ''): string {
  const parsed = parseAmount(yearly)
  if (parsed.kind === 'blank') return whenBlank
  if (parsed.kind === 'fault') return 'Not an amount yet: it counts as 0 until it is one.'
  if (parsed.naira === 0) return '0 naira'
  const month = formatNaira(Math.round(monthlyFromYearly(parsed.naira)))
  const about = Number.isInteger(parsed.naira / 12) ? '' : 'about '
  return `${amountInWords(parsed.naira)} a year, ${about}${month} a month`
}
