import { isBlank } from '../answers/raw-answers.ts'
import { parseAmount } from '../money/amount.ts'
import { bad, checkAmount, type FieldCheck, good } from '../questionnaire/check-amount.ts'
import { readDay } from './day.ts'
import type { WorksheetField } from './field.ts'

/**
 * Checks one box of a worksheet as typed: the one validator of the page, the API and files. What is typed in good faith
 * is understood; a message says how to mend the rest.
 * @param taxYear the year that the worksheet is of.
 */
export function checkValue(field: WorksheetField, value: unknown, taxYear: number): FieldCheck {
  if (isBlank(value)) return field.required ? bad(emptyWords[field.kind]) : good(null)
  switch (field.kind) {
    case 'money':
    case 'foreign':
      return checkAmount(value, 'amount', '250,000')
    case 'rate':
      return checkDecimals(value, { most: 1_000_000, decimals: 6, words: rateWords })
    case 'percent':
      return checkDecimals(value, { most: 100, decimals: 2, words: percentWords })
    case 'count':
      return checkWhole(value, field.least, field.most)
    case 'choice':
      return checkChoice(value, field.options)
    case 'date':
      return checkDay(value, field.within, taxYear)
    case 'text':
    default:
      return checkText(value, field)
  }
}

const emptyWords: Readonly<Record<WorksheetField['kind'], string>> = {
  money: 'Type the amount in naira',
  foreign: 'Type the amount in its own currency',
  rate: 'Type how many naira one unit was worth',
  percent: 'Type a percentage from 0 to 100',
  count: 'Type a number',
  choice: 'Choose one',
  date: 'Type the date, like 31/12/2026',
  text: 'Fill this in',
}
const rateWords = 'Type how many naira one unit was worth, like 1,530.25'
const percentWords = 'Type a percentage from 0 to 100, like 80'

/** A figure with up to six decimals as it is typed: never with an exponent. */
export function plainFigure(value: number): string {
  const rounded = value.toFixed(6)
  return Number(rounded) === value ? rounded.replace(/\.?0+$/, '') : String(value)
}

/** A figure above 0 with some decimals, or 0 where it is a share. */
function checkDecimals(
  value: unknown,
  { most, decimals, words }: { most: number; decimals: number; words: string },
): FieldCheck {
  const text = typeof value === 'number' ? plainFigure(value) : typeof value === 'string' ? value.trim() : ''
  const match = /^₦?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?\s*%?$/.exec(text)
  if (match === null || (match[2] ?? '').length > decimals) return bad(words)
  const figure = Number(`${(match[1] ?? '').replace(/,/g, '')}.${match[2] ?? ''}`)
  const isTooSmall = figure === 0 && most > 100
  return figure > most || isTooSmall ? bad(words) : good(figure)
}

function checkWhole(value: unknown, least: number, most: number): FieldCheck {
  const parsed = parseAmount(value)
  const isOne = parsed.kind === 'amount' && Number.isInteger(parsed.naira)
  return isOne && parsed.naira >= least && parsed.naira <= most
    ? good(parsed.naira)
    : bad(`Type a whole number from ${least} to ${most}`)
}

const plain = (text: string) => text.trim().toLowerCase()

/** A choice by its value or by its words, in any case: a file has the words. */
function checkChoice(value: unknown, options: readonly { value: string; label: string }[]): FieldCheck {
  const typed = typeof value === 'string' ? plain(value) : null
  const chosen = options.find((one) => plain(one.value) === typed || plain(one.label) === typed)
  return chosen === undefined
    ? bad(`Choose one of: ${options.map(({ label }) => label).join(', ')}`)
    : good(chosen.value)
}

function checkDay(value: unknown, within: 'year' | 'up-to-year' | 'any', taxYear: number): FieldCheck {
  const day = readDay(value)
  if (day === null) return bad('Type a day of the calendar, like 31/12/2026')
  const year = Number(day.slice(0, 4))
  if (within === 'year' && year !== taxYear)
    return bad(`Type a day in ${taxYear}: this worksheet is of that year`)
  if (within === 'up-to-year' && year > taxYear) return bad(`Type a day up to the end of ${taxYear}`)
  return year < 1950 || year > 2100 ? bad('Type a day from 1950 to 2100') : good(day)
}

/** Controls, halves of characters and direction overrides: no text contains them, and they can disguise what is printed. */
const unprintable = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u

function checkText(
  value: unknown,
  { most, digits }: { most: number; digits?: 'nin' | 'tax-id' | 'currency' },
): FieldCheck {
  const given = typeof value === 'number' ? String(value) : value
  if (typeof given !== 'string') return bad('Fill this in with letters and digits')
  const text = given.trim().normalize('NFC')
  if (text.length > most) return bad(`At most ${most} characters fit here`)
  if (unprintable.test(text)) return bad('Use letters, digits and common signs only')
  return digits === undefined ? good(text) : checkDigits(text, digits)
}

/** Numbers that the authorities give, and the codes of currencies, as they are kept. */
const shapes = {
  nin: { pattern: /^\d{11}$/, words: 'A NIN has 11 digits' },
  'tax-id': {
    pattern: /^(?:\d{13}|\d{10}|\d{8}-\d{4})$/,
    words: 'A Tax ID has 13 digits, 10 digits, or 8 and 4 like 12345678-0001',
  },
  currency: { pattern: /^[A-Z]{3}$/, words: 'Type the currency by its three letters, like USD' },
} as const

function checkDigits(text: string, digits: keyof typeof shapes): FieldCheck {
  const { pattern, words } = shapes[digits]
  const bare = text.replace(/\s/g, '').toUpperCase()
  const written = digits === 'tax-id' ? bare : bare.replace(/-/g, '')
  if (pattern.test(written)) return good(written)
  const together = bare.replace(/-/g, '')
  const isOldNumber = digits === 'tax-id' && /^\d{12}$/.test(together)
  if (isOldNumber) return good(`${together.slice(0, 8)}-${together.slice(8)}`)
  return pattern.test(together) ? good(together) : bad(words)
}
