export { answerKeys } from './answer-keys.ts'
export { type FactKey, factKeys, facts, isFactKey } from './facts.ts'
export {
  type Amount,
  type AmountKey,
  amountKeys,
  amountOf,
  amountRows,
  type AnswerKey,
  answerLabel,
  type ContributionKey,
  contributionRows,
  type DeductionKey,
  deductionRows,
  fieldNames,
  employmentIncomeKeys,
  nothingPaid,
  type QuestionnaireKey,
  questionnaireKeys,
  type ReliefKey,
  reliefRows,
  rowsOf,
} from './keys.ts'
export type { HelperName, Section } from './amounts.ts'
export { answersVersion, migrateAnswers, type VersionedAnswers } from './migrate.ts'
export { type Answers, isBlank, type RawAnswer, type RawAnswers } from './raw-answers.ts'
export {
  hasEmployment,
  isStatus,
  type MaritalStatus,
  maritalStatusOptions,
  type Option,
  type Status,
  statusOptions,
} from './status.ts'
