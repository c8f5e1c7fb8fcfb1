import { listed } from '../../listed.ts'
import { monthOptions } from '../options.ts'

/** The months of a year. */
export const monthsOfYear = 12

/** A month by its name. @param month 1 to 12. */
export function monthName(month: number): string {
  return monthOptions[month - 1]?.label ?? ''
}

/** Months in words, runs of them by their ends: "March", "July to December", "March and May", "January to March and June". */
export function monthsInWords(months: readonly number[]): string {
  const runs: { from: number; to: number }[] = []
  for (const month of months) {
    const run = runs[runs.length - 1]
    if (run !== undefined && run.to === month - 1) run.to = month
    else runs.push({ from: month, to: month })
  }
  const words = runs.map(({ from, to }) => {
    if (from === to) return monthName(from)
    return `${monthName(from)} ${to === from + 1 ? 'and' : 'to'} ${monthName(to)}`
  })
  return listed(words)
}
