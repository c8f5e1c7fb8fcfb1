/** The same day a year later; after 29 February the 28th, as the payment provider renews. @param iso ISO 8601. */
export function inAYear(iso: string): string {
  const moment = new Date(iso)
  const month = moment.getUTCMonth()
  moment.setUTCFullYear(moment.getUTCFullYear() + 1)
  if (moment.getUTCMonth() !== month) moment.setUTCDate(0)
  return moment.toISOString()
}
