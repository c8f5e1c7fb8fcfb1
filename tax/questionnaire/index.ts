export { type AnswerFaults, type AnswersCheck, checkAnswers } from './check-answers.ts'
export { type CheckContext, checkField } from './check-field.ts'
export { type FieldCheck } from './field-check.ts'
export { type ConditionName, conditions } from './conditions.ts'
export { appliesTo, isAnswered, nextStep, previousStep, questionOf, questionsFor } from './flow.ts'
export {
  type Field,
  type HelperName,
  keysOf,
  type Question,
  type QuestionId,
  questionIds,
  type Section,
} from './question.ts'
export { questions } from './questions.ts'
