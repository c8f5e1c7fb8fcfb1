/** Today in Nigeria as YYYY-MM-DD. The one place in the client that reads the device's clock for a date. */
export function todayInLagos(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(new Date())
}

/** The device's clock as ISO 8601 in UTC: for what this browser keeps and when it was kept. */
export function deviceNow(): string {
  return new Date().toISOString()
}
