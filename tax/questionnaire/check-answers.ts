import { isFactKey } from '../answers/facts.ts'
import { answerKeys } from '../answers/answer-keys.ts'
import type { AnswerKey } from '../answers/keys.ts'
import { ownAnswer } from '../answers/raw-answers.ts'
import type { Answers, RawAnswers } from '../answers/raw-answers.ts'
import { type CheckContext, checkField } from './check-field.ts'
import { appliesTo, questionOf } from './flow.ts'

export type AnswerFaults = Partial<Record<AnswerKey, string>>

/** Checked answers, or an error message for each faulty one. */
export type AnswersCheck =
  { readonly ok: true; readonly answers: Answers } | { readonly ok: false; readonly faults: AnswerFaults }

/** The answers that a submission holds: all but the ticks, which only lead through the questionnaire. */
const submitted = answerKeys.filter((key) => key !== 'had')

/**
 * The strict check before a submission [spec 6.4]: first and last name, tax year and status. No income is an answer
 * too: blank is zero, and the result says that none was declared. Answers that do not apply to the status are never
 * reported as faulty; valid ones are kept, so that the result can say that they were left out.
 */
export function checkAnswers(answers: RawAnswers, context: CheckContext): AnswersCheck {
  const checked: Record<string, string | number> = {}
  const faults: AnswerFaults = {}
  for (const key of submitted) {
    const check = checkField(key, ownAnswer(answers, key), context)
    if (check.ok) {
      if (check.value !== null) checked[key] = check.value
    } else if (isFactKey(key) || appliesTo(questionOf(key).question, answers)) {
      faults[key] = check.message
    }
  }
  // Every required field was checked above, so the record has the shape of Answers.
  return Object.keys(faults).length === 0
    ? { ok: true, answers: checked as unknown as Answers }
    : { ok: false, faults }
}
