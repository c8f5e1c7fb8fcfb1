import { type AnswerKey, answerKeys } from '../answers/keys.ts'
import { hasBusiness, hasEmployment } from '../answers/status.ts'
import { ownAnswer } from '../answers/raw-answers.ts'
import type { Answers, RawAnswers } from '../answers/raw-answers.ts'
import { type CheckContext, checkField } from './check-field.ts'
import { appliesTo, questionOf, questionsFor } from './flow.ts'

export type AnswerFaults = Partial<Record<AnswerKey, string>>

/** Checked answers, or an error message for each faulty one. */
export type AnswersCheck =
  { readonly ok: true; readonly answers: Answers } | { readonly ok: false; readonly faults: AnswerFaults }

/**
 * The strict check before a submission [spec 6.4]: first and last name, tax year, status, and one figure among the
 * income questions that apply, 0 allowed. Answers that do not apply to the status are never reported as faulty; valid
 * ones are kept, so that the result can say that they were left out.
 */
export function checkAnswers(answers: RawAnswers, context: CheckContext): AnswersCheck {
  const checked: Record<string, string | number> = {}
  const faults: AnswerFaults = {}
  for (const key of answerKeys) {
    const check = checkField(key, ownAnswer(answers, key), context)
    if (check.ok) {
      if (check.value !== null) checked[key] = check.value
    } else if (appliesTo(questionOf(key).question, answers)) {
      faults[key] = check.message
    }
  }
  // A faulty income is reported itself; a message that none was given would be a second one about the same mistake.
  const income = incomeKeys(answers)
  if (faults.status === undefined && !income.some((key) => checked[key] !== undefined || faults[key]))
    faults[firstIncome(answers)] = 'Type at least one income, or 0 if you had none'
  // Every required field was checked above, so the record has the shape of Answers.
  return Object.keys(faults).length === 0
    ? { ok: true, answers: checked as unknown as Answers }
    : { ok: false, faults }
}

function incomeKeys(answers: RawAnswers): readonly AnswerKey[] {
  return questionsFor(answers)
    .filter(({ section }) => section === 'income')
    .flatMap(({ fields }) => fields.map(({ key }) => key))
}

/** The main income question of a status: the field at which "no income at all" is reported. */
function firstIncome({ status }: RawAnswers): AnswerKey {
  if (hasEmployment(status)) return 'salary'
  if (hasBusiness(status)) return 'businessIncome'
  return status === 'pensioner' ? 'pension' : 'otherIncome'
}
