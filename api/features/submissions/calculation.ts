import { createHash } from 'node:crypto'
import type { Submission } from '../../../db/stores/submissions.ts'
import { calculate, checkAnswers, type Answers, type RawAnswers } from '../../../tax/index.ts'
import { invalidInput } from '../../http/errors.ts'

/** Checked answers with the result that the server computed from them. */
export type Calculation = Pick<Submission, 'answers' | 'result' | 'taxYear'>

/**
 * Checks answers strictly and calculates. What the client posted as a result plays no part.
 * @param currentYear the calendar year in Lagos.
 * @throws AppError 400 with a sentence for each answer that needs mending.
 */
export function calculateChecked(raw: RawAnswers, currentYear: number): Calculation {
  const check = checkAnswers(raw, { currentYear })
  if (!check.ok)
    throw invalidInput(
      Object.fromEntries(Object.entries(check.faults).map(([key, fault]) => [`answers.${key}`, fault])),
    )
  const { answers } = check
  return { answers, result: calculate(answers, { currentYear }), taxYear: answers.taxYear }
}

/** SHA-256 of checked answers: the same for the same values, in whatever order or spelling they came. */
export function hashAnswers(answers: Answers): Buffer {
  const sorted = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest()
}
