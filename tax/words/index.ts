import type { Question, QuestionId, Section } from '../questionnaire/question.ts'
import { helpEnglish } from './en/help.ts'
import { questionWords as english, type QuestionWords } from './en/questions.ts'
import { type Language, withYear } from './language.ts'

export type { QuestionWords } from './en/questions.ts'
export { type Language, languages } from './language.ts'

/** The words of a question, the tax year filled in. */
export function questionWords({ id }: Pick<Question, 'id'>, taxYear: number): QuestionWords {
  const { label, heading, hint, helpTitle } = english[id]
  return { label, heading: withYear(heading, taxYear), hint: withYear(hint, taxYear), helpTitle }
}

/** A help text with the language it is really in, for the `lang` attribute. */
export interface HelpText {
  readonly text: string
  readonly language: Language
  /** False until a native speaker has read it. */
  readonly reviewed: boolean
}

const help: Partial<Record<Language, Readonly<Record<QuestionId, string>>>> = { en: helpEnglish }

/** What opens under a question, in the language asked for; in English where that is missing. */
export function helpText(id: QuestionId, language: Language): HelpText {
  const text = help[language]?.[id]
  return text === undefined
    ? { text: helpEnglish[id], language: 'en', reviewed: true }
    : { text, language, reviewed: language === 'en' }
}

/** The headings under which answers are reviewed. */
export const sectionWords: Readonly<Record<Section, string>> = {
  about: 'About you',
  income: 'Income',
  benefits: 'Benefits from your employer',
  deductions: 'Deductions and reliefs',
}
