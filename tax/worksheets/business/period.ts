import { monthOptions } from '../options.ts'
import type { Business } from './sheet.ts'

const msInDay = 24 * 60 * 60 * 1000
const monthsInYear = 12

const textOf = (time: number) => new Date(time).toISOString().slice(0, 10)

function partsOf(day: string): { readonly year: number; readonly month: number; readonly date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, date }
}

/** The day after another. @param day YYYY-MM-DD, as every day here. */
export const dayAfter = (day: string) => textOf(Date.parse(day) + msInDay)

/** A day some months later; where the month has no such day, its last one. */
export function monthsLater(day: string, months: number): string {
  const { year, month, date } = partsOf(day)
  const later = Date.UTC(year, month - 1 + months, date)
  return textOf(new Date(later).getUTCDate() === date ? later : Date.UTC(year, month + months, 0))
}

/** The same day some years before, to compare with: it may be no day of the calendar. */
export function yearsBefore(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years)}${day.slice(4)}`
}

/** The last day of a period that follows one of these accounts and is a year long. */
export function nextEnd(end: string): string {
  const { year, month, date } = partsOf(dayAfter(end))
  return textOf(Date.UTC(year + 1, month - 1, date) - msInDay)
}

/** The last day of the accounts of a business. */
export function endOf({ to }: Business, taxYear: number): string {
  return to ?? `${taxYear}-12-31`
}

/** Months of the accounts that have begun, from the first day to the last; 12 where the first is not known. */
export function monthsOf({ from }: Business, end: string): number {
  if (from === undefined) return monthsInYear
  const [first, last] = [partsOf(from), partsOf(end)]
  const whole = (last.year - first.year) * monthsInYear + last.month - first.month
  return Math.max(1, last.date >= first.date ? whole + 1 : whole)
}

/** Months that capital allowances are counted for: those that have begun, at most a year's. */
export const monthsCounted = (row: Business, end: string) => Math.min(monthsInYear, monthsOf(row, end))

/** Whether the last month of the accounts is not a whole one. */
export function hasPartMonth({ from }: Business, end: string): boolean {
  if (from === undefined) return false
  const [first, next] = [partsOf(from), partsOf(dayAfter(end))]
  return first.date !== next.date
}

/** "31 December 2026". */
export function dayInWords(day: string): string {
  const { year, month, date } = partsOf(day)
  return `${date} ${monthOptions[month - 1]?.label ?? ''} ${year}`
}
