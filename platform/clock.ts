/** Where time comes from. Every decision about time asks a clock, so that a test can move it. */
export interface Clock {
  /** The present moment (UTC inside, as every Date). */
  now(): Date
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() }

const lagosYear = new Intl.DateTimeFormat('en-NG', { timeZone: 'Africa/Lagos', year: 'numeric' })

/** The calendar year in Lagos at the clock's present moment: what "current year" means for a tax year. */
export function currentYear(clock: Clock): number {
  return Number(lagosYear.format(clock.now()))
}

/** The moment `seconds` after the clock's present one. */
export function secondsFromNow(clock: Clock, seconds: number): Date {
  return new Date(clock.now().getTime() + seconds * 1000)
}
