import { answerLabel } from '../answers/names.ts'
import type { Question, QuestionId, Section } from '../questionnaire/question.ts'
import { helpEnglish } from './en/help.ts'
import { questionWords as english, type WrittenWords } from './en/questions.ts'
import { type Language, withYear } from './language.ts'
import { helpPidgin } from './pcm/help.ts'
import { helpYoruba } from './yo/help.ts'

export { type Language, languages } from './language.ts'

/** The English words of one screen, the tax year filled in. */
export interface QuestionWords extends WrittenWords {
  /** Short: a row of the check page and of a report. */
  readonly label: string
}

/** The words of a question, the tax year filled in. */
export function questionWords({ id, fields }: Question, taxYear: number): QuestionWords {
  const { heading, hint, helpTitle } = english[id]
  const [first, ...others] = fields
  return {
    label: first === undefined || others.length > 0 ? 'Name' : answerLabel(first.key),
    heading: withYear(heading, taxYear),
    hint: withYear(hint, taxYear),
    helpTitle,
  }
}

/** A help text with its language, for the `lang` attribute. */
export interface HelpText {
  readonly text: string
  readonly language: Language
  /** False until a native speaker has read it. */
  readonly reviewed: boolean
}

/** The texts by language, and whether a native speaker has read them. */
const help: Readonly<
  Record<Language, { readonly texts: Readonly<Record<QuestionId, string>>; readonly reviewed: boolean }>
> = {
  en: { texts: helpEnglish, reviewed: true },
  yo: { texts: helpYoruba, reviewed: false },
  pcm: { texts: helpPidgin, reviewed: false },
}

/** What opens under a question, in the language asked for. */
export function helpText(id: QuestionId, language: Language): HelpText {
  const { texts, reviewed } = help[language]
  return { text: texts[id], language, reviewed }
}

/** The headings under which answers are reviewed. */
export const sectionWords: Readonly<Record<Section, string>> = {
  about: 'About you',
  income: 'Income',
  benefits: 'Benefits from your employer',
  deductions: 'Deductions and reliefs',
}
