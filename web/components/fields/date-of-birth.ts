/** A date as typed into three boxes. */
export interface DateParts {
  day: string
  month: string
  year: string
}
export type DatePart = keyof DateParts

/** A date as YYYY-MM-DD, or what is wrong with it: words that say how to mend it, and the part to go to. */
export type DateOfBirthReading = { ok: true; date: string } | { ok: false; message: string; part: DatePart }

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

/** Nobody alive was born longer ago than this. */
const longestLifeYears = 125

/**
 * Reads a date of birth: digits or the name of a month (its first three letters do), a year of four digits, a day
 * that is in the calendar, not after `today` and not longer ago than a life.
 * @param today YYYY-MM-DD in Lagos.
 */
export function readDateOfBirth(parts: DateParts, today: string): DateOfBirthReading {
  const day = parts.day.trim()
  const month = parts.month.trim()
  const year = parts.year.trim()
  if (day === '' && month === '' && year === '') return fault('day', 'Type your date of birth, like 7 3 1988')
  if (day === '') return fault('day', 'Type the day you were born, like 7')
  if (month === '') return fault('month', 'Type the month you were born, like 3 or March')
  if (year === '') return fault('year', 'Type the year you were born, like 1988')

  if (!/^\d{1,2}$/.test(day) || Number(day) < 1 || Number(day) > 31)
    return fault('day', 'The day must be a number from 1 to 31')
  const monthNumber = readMonth(month)
  if (monthNumber === undefined)
    return fault('month', 'The month must be a number from 1 to 12 or a name, like March')
  if (!/^\d{4}$/.test(year)) return fault('year', 'The year must have four digits, like 1988')

  const date = `${year}-${twoDigits(monthNumber)}-${twoDigits(Number(day))}`
  if (Number(day) > daysIn(Number(year), monthNumber))
    return fault('day', `${capital(monthNames[monthNumber - 1] ?? '')} ${year} has no day ${Number(day)}`)
  if (date > today) return fault('year', 'Your date of birth must be in the past')
  if (Number(year) < Number(today.slice(0, 4)) - longestLifeYears)
    return fault('year', 'Check the year: it is longer ago than a life')
  return { ok: true, date }
}

/** The boxes for a stored YYYY-MM-DD; empty boxes for none. */
export function datePartsOf(date: string | null | undefined): DateParts {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '')
  if (!match) return { day: '', month: '', year: '' }
  return { day: String(Number(match[3])), month: String(Number(match[2])), year: match[1] ?? '' }
}

function readMonth(text: string): number | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text) >= 1 && Number(text) <= 12 ? Number(text) : undefined
  const name = text.toLowerCase().replace(/\.$/, '')
  if (name.length < 3) return undefined
  const index = monthNames.findIndex(
    (full) => full.startsWith(name) || (name === 'sept' && full === 'september'),
  )
  return index < 0 ? undefined : index + 1
}

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  if (month === 2) return leap ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const fault = (part: DatePart, message: string) => ({ ok: false, part, message }) as const
