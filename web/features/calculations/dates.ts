import { todayInLagos } from '../../clock.ts'

const longDate = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'Africa/Lagos' })

/** The day of a moment in Nigeria: "14 November 2026". @param iso ISO 8601. */
export function dayInWords(iso: string): string {
  return longDate.format(new Date(iso))
}

/** The current year in Nigeria: the default tax year, and the newest but one that may be calculated. */
export function currentYear(): number {
  return Number(todayInLagos().slice(0, 4))
}
