export { type AnswerFaults, type AnswersCheck, checkAnswers } from './check-answers.ts'
export type { FieldCheck } from './check-amount.ts'
export { type CheckContext, checkField } from './check-field.ts'
export { appliesTo, isAnswered, questionOf, questionsFor } from './flow.ts'
export {
  type HadCode,
  type HadGroup,
  hadNone,
  hadOf,
  type HadRow,
  hadRows,
  hasOtherIncome,
  isHadAnswered,
  mergeHad,
  statusWithIncome,
  withTick,
} from './had.ts'
export { hadRowsShown, hadTicked, leaveHad, leftOutInWords, statusOfTicks } from './had-leave.ts'
export { notCountedInWords } from './not-counted.ts'
export { type Field, keysOf, type Question, type QuestionId, questionIds, questions } from './questions.ts'
export {
  askedScreens,
  type Known,
  type Screen,
  type ScreenKind,
  screenOf,
  type ScreenPart,
  screensFor,
} from './screens.ts'
