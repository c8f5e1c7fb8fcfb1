/** Today in Nigeria as YYYY-MM-DD. The one place in the client that reads the device's clock for a date. */
export function todayInLagos(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(new Date())
}
