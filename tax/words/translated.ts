import type { QuestionId } from '../questionnaire/questions.ts'

/** The questions whose help is in every language; that of the others stands in English until it is translated. */
export type TranslatedId = Exclude<QuestionId, 'had' | 'months-paid' | 'paye-taken'>
