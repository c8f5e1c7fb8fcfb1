/** Nigeria is an hour ahead of UTC all year round. */
const lagosAheadMs = 3_600_000

/**
 * Today in Nigeria as YYYY-MM-DD. The one place in the client that reads the device's clock for a date. Plain
 * arithmetic, because it is asked for at every key: a date formatter takes a millisecond to make, and six on a phone.
 */
export function todayInLagos(): string {
  return new Date(Date.now() + lagosAheadMs).toISOString().slice(0, 10)
}

/** The device's clock as ISO 8601 in UTC: for what this browser keeps and when it was kept. */
export function deviceNow(): string {
  return new Date().toISOString()
}
