import { todayInLagos } from '../../clock.ts'

const lagos = { timeZone: 'Africa/Lagos' } as const
const longDate = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', ...lagos })
const isoDay = new Intl.DateTimeFormat('en-CA', lagos)
const time = new Intl.DateTimeFormat('en-NG', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  ...lagos,
})

/** A moment as its day in Nigeria: "14 November 2026". @param iso ISO 8601. */
export function dayInWords(iso: string): string {
  return longDate.format(new Date(iso))
}

/**
 * A moment as one says it of recent work: "Today, 09:12", else "14 November 2026".
 * @param iso ISO 8601.
 * @param today YYYY-MM-DD in Nigeria.
 */
export function momentInWords(iso: string, today: string = todayInLagos()): string {
  const moment = new Date(iso)
  return isoDay.format(moment) === today ? `Today, ${time.format(moment)}` : dayInWords(iso)
}

/** The year that is running in Nigeria: the newest but one that may be calculated, and the one asked by default. */
export function currentYear(): number {
  return Number(todayInLagos().slice(0, 4))
}
