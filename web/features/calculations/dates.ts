import { todayInLagos } from '../../clock.ts'

const longDate = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'Africa/Lagos' })

/** A moment as its day in Nigeria: "14 November 2026". @param iso ISO 8601. */
export function dayInWords(iso: string): string {
  return longDate.format(new Date(iso))
}

/** The year that is running in Nigeria: the newest but one that may be calculated, and the one asked by default. */
export function currentYear(): number {
  return Number(todayInLagos().slice(0, 4))
}
