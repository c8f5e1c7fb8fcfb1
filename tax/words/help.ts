import type { QuestionId } from '../questionnaire/questions.ts'
import { helpEnglish } from './en/help.ts'
import { type HelpTexts, isReviewed, type Language } from './language.ts'
import { helpPidgin } from './pcm/help.ts'
import { helpYoruba } from './yo/help.ts'

/** A help text with its language, for the `lang` attribute. */
export interface HelpText {
  readonly text: string
  readonly language: Language
  /** False until a native speaker has read it. */
  readonly reviewed: boolean
}

const help: Readonly<Record<Language, HelpTexts>> = { en: helpEnglish, yo: helpYoruba, pcm: helpPidgin }

/** What opens under a question, in the language asked for: all languages at once, where none need be fetched. */
export function helpText(id: QuestionId, language: Language): HelpText {
  return { text: help[language][id], language, reviewed: isReviewed(language) }
}
