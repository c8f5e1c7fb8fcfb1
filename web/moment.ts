const moment = new Intl.DateTimeFormat('en-NG', {
  timeZone: 'Africa/Lagos',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A moment in Nigeria: "21 Nov 2026, 10:05". @param iso ISO 8601. */
export function momentInWords(iso: string): string {
  return moment.format(new Date(iso))
}
