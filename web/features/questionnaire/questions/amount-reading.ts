import { amountInWords, formatNaira, monthlyFromYearly, parseAmount } from '../../../../tax/index.ts'

/**
 * The amount in words, shown under the field: "6 million naira for the year, ₦500,000 a month"; nothing of an empty one.
 */
export function amountReading(yearly: string): string {
  const parsed = parseAmount(yearly)
  if (parsed.kind === 'blank') return ''
  if (parsed.kind === 'fault') return 'Not an amount yet: it counts as 0 until it is one.'
  if (parsed.naira === 0) return '0 naira'
  const month = formatNaira(Math.round(monthlyFromYearly(parsed.naira)))
  const about = Number.isInteger(parsed.naira / 12) ? '' : 'about '
  return `${amountInWords(parsed.naira)} for the year, ${about}${month} a month`
}
