import type { ChoiceFactKey, CountFactKey, FactChoice, MoneyFactKey } from './facts.ts'
import type { AmountKey, AnswerKey } from './keys.ts'
import type { MaritalStatus, Status } from './status.ts'

/** What a person may have typed or a client may send under one key; null and blank text mean "not given". */
export type RawAnswer = string | number | boolean | null

/** Answers as typed, unchecked: what drafts hold and what `calculate` accepts. */
export type RawAnswers = Partial<Record<AnswerKey, RawAnswer>>

/**
 * Checked answers: what a submission holds. Amounts are naira with up to two decimals, for the year; an answer
 * that was not given has no key.
 */
export interface Answers
  extends
    Partial<Record<AmountKey | MoneyFactKey | CountFactKey, number>>,
    Readonly<{ [Key in ChoiceFactKey]?: FactChoice<Key> }> {
  readonly firstName: string
  readonly lastName: string
  readonly tin?: string
  readonly taxYear: number
  readonly status: Status
  readonly maritalStatus?: MaritalStatus
  readonly numberOfChildren?: number
  /** For how many months of the year the pay was paid: 1 to 12. It changes no result. */
  readonly monthsPaid?: number
  /** The tax that the employer took in the year, in naira, to compare. It changes no result. */
  readonly payeTaken?: number
}

/** Nothing was typed: null, absent, or text of blanks only. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** The answer under a key, or undefined. Inherited properties are no answers, whatever `__proto__` was sent. */
export function ownAnswer(answers: object, key: AnswerKey): unknown {
  return Object.prototype.hasOwnProperty.call(answers, key)
    ? (answers as Partial<Record<AnswerKey, unknown>>)[key]
    : undefined
}

/** What was typed under each key, unchecked, in an object that inherits nothing of its own: made by `ownAnswers`. */
export type OwnAnswers = Readonly<Partial<Record<AnswerKey, unknown>>>

/**
 * Answers of any origin as an object whose properties may be read directly: what is no object has none, and what
 * inherits from anything of its own is reduced to its own properties.
 */
export function ownAnswers(answers: unknown): OwnAnswers {
  if (typeof answers !== 'object' || answers === null) return {}
  const parent: unknown = Object.getPrototypeOf(answers)
  return parent === Object.prototype || parent === null ? answers : { ...answers }
}
