const longDate = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'Africa/Lagos' })

/** The day of a moment in Nigeria: "29 November 2026", for pages that load nothing of the calculations. @param iso ISO 8601. */
export const longDay = (iso: string): string => longDate.format(new Date(iso))
