/** A moment in Lagos, to the second: `20 November 2026 at 10:59:51`. */
export const lagosMoment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  dateStyle: 'long',
  timeStyle: 'medium',
})

/** The time of day in Lagos: `10:59:51`. */
export const lagosTime = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', timeStyle: 'medium' })
