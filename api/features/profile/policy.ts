const EARLIEST_BIRTH = '1900-01-01'

const lagosDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', dateStyle: 'short' })

/** Whether a date of birth (YYYY-MM-DD) is from 1900 on and before today in Lagos. */
export function isPlausibleBirth(dateOfBirth: string, now: Date): boolean {
  return dateOfBirth >= EARLIEST_BIRTH && dateOfBirth < lagosDay.format(now)
}
