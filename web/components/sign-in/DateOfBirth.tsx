import { cx } from '../cx.ts'
import input from '../fields/Field.module.css'
import { FieldGroup, type FieldProps } from '../fields/Field.tsx'
import styles from './personal.module.css'

/** A date as typed into three boxes. */
export interface DateParts {
  day: string
  month: string
  year: string
}
export type DatePart = keyof DateParts

/** A date as YYYY-MM-DD, or a message that says how to correct it and the part that is wrong. */
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

/** The longest age accepted. */
const longestLifeYears = 125

/**
 * Reads a date of birth: the month as digits or a name (three letters are enough), a year of four digits, a date that
 * exists, is before `today` and is at most `longestLifeYears` ago.
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
  if (date >= today) return fault('year', 'Your date of birth must be in the past')
  if (Number(year) < Number(today.slice(0, 4)) - longestLifeYears)
    return fault('year', 'Check the year: it is longer ago than a life')
  return { ok: true, date }
}

/** The three parts of a stored YYYY-MM-DD; empty parts for none. */
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

const boxes: readonly { part: DatePart; label: string; numeric: boolean; maxLength: number }[] = [
  { part: 'day', label: 'Day', numeric: true, maxLength: 2 },
  { part: 'month', label: 'Month', numeric: false, maxLength: 10 },
  { part: 'year', label: 'Year', numeric: true, maxLength: 4 },
]

export interface DateOfBirthProps extends FieldProps {
  value: DateParts
  onChange: (value: DateParts) => void
  /** The wrong part, from readDateOfBirth; only this input is marked. */
  faultyPart?: DatePart | undefined
}

/** Ids of the three inputs, for links of the error summary; the day's is `id` itself. */
export function datePartId(id: string, part: DatePart): string {
  return part === 'day' ? id : `${id}-${part}`
}

/** Day, month and year in three inputs; the month may be a name. readDateOfBirth reads the value. */
export function DateOfBirth({ id, value, onChange, faultyPart, ...frame }: DateOfBirthProps) {
  return (
    <FieldGroup id={id} {...frame}>
      <div className={styles.date}>
        {boxes.map(({ part, label, numeric, maxLength }) => (
          <div key={part} className={styles[part]}>
            <label htmlFor={datePartId(id, part)}>{label}</label>
            <input
              id={datePartId(id, part)}
              className={cx(
                input.input,
                frame.error !== undefined && part !== (faultyPart ?? part) && styles.right,
              )}
              inputMode={numeric ? 'numeric' : undefined}
              autoComplete={`bday-${part}`}
              maxLength={maxLength}
              value={value[part]}
              onChange={(event) => onChange({ ...value, [part]: event.target.value })}
              aria-invalid={frame.error !== undefined && part === (faultyPart ?? part) ? true : undefined}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}
