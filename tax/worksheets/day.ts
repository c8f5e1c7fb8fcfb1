import { monthOptions } from './options.ts'

/** A day of the calendar. */
interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Days of a month of a year. */
function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const separator = String.raw`[\s./,-]+`
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.]+(?:Z|\s?UTC|[+-]\d\d:?\d\d)?)?$/
const dayFirst = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th)?${separator}(\d{1,2}|[a-z]{3,9})\.?${separator}(\d{4}|\d{2})$`,
  'i',
)

function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  return months.findIndex((month) => text.toLowerCase().startsWith(month)) + 1
}

function dayOf(text: string): Day | null {
  const first = yearFirst.exec(text)
  if (first !== null) return { year: Number(first[1]), month: Number(first[2]), day: Number(first[3]) }
  const [, day, month = '', year = ''] = dayFirst.exec(text) ?? []
  if (day === undefined) return null
  return { year: Number(year.length === 2 ? `20${year}` : year), month: monthOf(month), day: Number(day) }
}

const two = (number: number) => String(number).padStart(2, '0')

/**
 * Reads a day as people and exchanges write it: "2026-03-04", "2026-03-04T10:00:00Z" (its day), "4/3/2026" and
 * "4 March 2026" (day first, as in Nigeria).
 * @returns YYYY-MM-DD; null for what is no day of the calendar.
 */
export function readDay(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > 40) return null
  const day = dayOf(raw.trim())
  if (day === null || day.month < 1 || day.month > 12 || day.year < 1) return null
  if (day.day < 1 || day.day > daysIn(day.year, day.month)) return null
  return `${String(day.year).padStart(4, '0')}-${two(day.month)}-${two(day.day)}`
}

/** A day as it is read: "31 March 2027". @param day YYYY-MM-DD. */
export function dayInFull(day: string): string {
  const month = monthOptions[Number(day.slice(5, 7)) - 1]?.label ?? ''
  return `${Number(day.slice(8))} ${month} ${day.slice(0, 4)}`
}
