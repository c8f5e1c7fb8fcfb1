import { isBlank } from '../answers/raw-answers.ts'
import { type FactKey, facts, isFactKey } from '../answers/facts.ts'
import type { AnswerKey } from '../answers/keys.ts'
import { fieldNames } from '../answers/keys.ts'
import { readTin, tinWords } from '../answers/tin.ts'
import { readTaxYear, taxYearMessage } from '../years/index.ts'
import { bad, checkAmount, type FieldCheck, good } from './check-amount.ts'
import { questionOf } from './flow.ts'
import type { Field } from './questions.ts'

export interface CheckContext {
  /** The calendar year in Lagos. */
  readonly currentYear: number
}

/**
 * Checks one answer as typed, strictly: the one validator of the page and of the API [spec 14.3, 20.10]. A required
 * field may not be empty; the message says what to type.
 */
export function checkField(key: AnswerKey, value: unknown, { currentYear }: CheckContext): FieldCheck {
  if (isFactKey(key)) return isBlank(value) ? good(null) : checkFact(key, value)
  const { field } = questionOf(key)
  if (isBlank(value)) return field.required ? bad(emptyMessage(field)) : good(null)
  switch (field.kind) {
    case 'name':
      return checkName(value, field.longest, fieldNames[key])
    case 'tin':
      return checkTin(value)
    case 'year':
      return numberOr(readTaxYear(value, currentYear), taxYearMessage(currentYear))
    case 'choice':
      return field.options.some((option) => option.value === value)
        ? good(value as string)
        : bad(emptyMessage(field))
    case 'money':
      return checkAmount(value, fieldNames[key])
    case 'ticks':
      return typeof value === 'string' ? good(value) : bad('Tick what you had')
    case 'count':
    default:
      return checkCount(value, field)
  }
}

/** A fact is never required. */
function checkFact(key: FactKey, value: unknown): FieldCheck {
  const fact = facts[key]
  switch (fact.kind) {
    case 'money':
      return checkAmount(value, 'amount')
    case 'count':
      return checkCount(value, { least: 1, most: fact.most })
    case 'choice':
    default:
      return fact.options.some((option) => option.value === value)
        ? good(value as string)
        : bad(`Choose one of: ${fact.options.map(({ label }) => label).join(', ')}`)
  }
}

function emptyMessage({ kind, key }: Field): string {
  const verb = kind === 'choice' || kind === 'year' ? 'Choose' : 'Type'
  return `${verb} your ${fieldNames[key]}`
}

const numberOr = (value: number | null, message: string) => (value === null ? bad(message) : good(value))

/** Control characters and direction overrides: no name contains them, and they can disguise printed text. */
const unprintable = /[\p{Cc}\p{Bidi_Control}]/u

function checkName(value: unknown, longest: number, name: string): FieldCheck {
  if (typeof value !== 'string') return bad(`Type your ${name} in letters`)
  const text = value.trim().normalize('NFC')
  if (text.length > longest) return bad(`Your ${name} has at most ${longest} characters here`)
  return unprintable.test(text) ? bad('Use letters, digits and common signs only') : good(text)
}

function checkTin(value: unknown): FieldCheck {
  const tin = readTin(value)
  return tin === null ? bad(tinWords) : good(tin)
}

function checkCount(value: unknown, range: { least: number; most: number }): FieldCheck {
  return numberOr(readCount(value, range), `Type a whole number from ${range.least} to ${range.most}`)
}

function readCount(value: unknown, { least, most }: { least: number; most: number }): number | null {
  const count = typeof value === 'string' && /^\s*\d{1,3}\s*$/.test(value) ? Number(value) : value
  return typeof count === 'number' && Number.isInteger(count) && count >= least && count <= most
    ? count
    : null
}
