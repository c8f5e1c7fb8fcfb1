import type { AmountKey, AnswerKey } from './keys.ts'
import type { MaritalStatus, Status } from './options.ts'

/** What a person may have typed or a client may send under one key; null and blank text mean "not given". */
export type RawAnswer = string | number | boolean | null

/** Answers as typed, unchecked: what drafts hold and what `calculate` accepts. */
export type RawAnswers = Partial<Record<AnswerKey, RawAnswer>>

/**
 * Checked answers: what a submission holds. Amounts are naira with up to two decimals, for the year; an answer
 * that was not given has no key.
 */
export interface Answers extends Partial<Record<AmountKey, number>> {
  readonly firstName: string
  readonly lastName: string
  readonly tin?: string
  readonly taxYear: number
  readonly status: Status
  readonly maritalStatus?: MaritalStatus
  readonly numberOfChildren?: number
}
