const time = new Intl.DateTimeFormat('en-NG', {
  timeZone: 'Africa/Lagos',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const day = new Intl.DateTimeFormat('en-NG', {
  timeZone: 'Africa/Lagos',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** A moment as a person in Nigeria reads it: "14:05 on 21 November 2026, Lagos time". */
export function inLagos(moment: Date): string {
  return `${time.format(moment)} on ${day.format(moment)}, Lagos time`
}

/** The day in Lagos that a moment falls on: "21 November 2026". */
export function dayInLagos(moment: Date): string {
  return day.format(moment)
}
