/** How often an amount comes, and how many of it make a year; null where that has to be asked (hours, days). */
export const periods = {
  hour: { name: 'an hour', inYear: null },
  day: { name: 'a day', inYear: null },
  week: { name: 'a week', inYear: 52 },
  fortnight: { name: 'every two weeks', inYear: 26 },
  month: { name: 'a month', inYear: 12 },
  quarter: { name: 'a quarter', inYear: 4 },
  half: { name: 'every half year', inYear: 2 },
  year: { name: 'a year', inYear: 1 },
  once: { name: 'once', inYear: 1 },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly inYear: number | null }>>

export type Period = keyof typeof periods
