import { isBlank } from '../answers/raw-answers.ts'
import type { AnswerKey } from '../answers/keys.ts'
import { ownAnswer } from '../answers/raw-answers.ts'
import type { RawAnswers } from '../answers/raw-answers.ts'
import { conditions } from '../answers/status.ts'
import { type Field, type Question, questions } from './questions.ts'

/** Whether a question is asked of a person with these answers. */
export function appliesTo(question: Question, answers: RawAnswers): boolean {
  return conditions[question.when](answers.status)
}

/** Whether every field of a question has a value; 0 is a value. */
export function isAnswered({ fields }: Question, answers: RawAnswers): boolean {
  return fields.every(({ key }) => !isBlank(ownAnswer(answers, key)))
}

/** The questions that apply to a person with these answers, in order. */
export function questionsFor(answers: RawAnswers): readonly Question[] {
  return questions.filter((question) => appliesTo(question, answers))
}

/** The question that contains the field of a key, and that field. */
export function questionOf(key: AnswerKey): { readonly question: Question; readonly field: Field } {
  for (const question of questions)
    for (const field of question.fields) if (field.key === key) return { question, field }
  throw new RangeError(`No question asks for ${key}`)
}
