export { isBlank } from './blank.ts'
export { type AmountKey, amountKeys, type AnswerKey, answerKeys, benefitKeys, deductionKeys } from './keys.ts'
export { answersVersion, migrateAnswers, type VersionedAnswers } from './migrate.ts'
export { answerLabel, fieldNames } from './names.ts'
export {
  isStatus,
  type MaritalStatus,
  maritalStatusOptions,
  type Option,
  type Status,
  statusOptions,
} from './options.ts'
export type { Answers, RawAnswer, RawAnswers } from './types.ts'
