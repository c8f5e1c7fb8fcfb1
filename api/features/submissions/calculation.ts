import { createHash } from 'node:crypto'
import type { Submission } from '../../../db/stores/submissions.ts'
import { calculate, checkAnswers, type Answers, type RawAnswers } from '../../../tax/index.ts'
import { invalidInput } from '../../http/errors.ts'

/** Validated answers with the result that the server computed from them. */
export type Calculation = Pick<Submission, 'answers' | 'result' | 'taxYear'>

/**
 * Validates answers strictly and calculates. A result posted by the client is ignored.
 * @param currentYear the calendar year in Lagos.
 * @throws AppError 400 with a sentence for each answer to correct.
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

/** SHA-256 of validated answers: the same for the same values, in any order or spelling. */
export function hashAnswers(answers: Answers): Buffer {
  const sorted = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest()
}
