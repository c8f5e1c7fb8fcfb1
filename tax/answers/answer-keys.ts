import { factKeys } from './facts.ts'
import { type AnswerKey, questionnaireKeys } from './keys.ts'

/** Every answer there is: of the questionnaire, and the facts that are asked after the result. */
export const answerKeys: readonly AnswerKey[] = [...questionnaireKeys, ...factKeys]
