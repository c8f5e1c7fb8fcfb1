import { amountOf, answerLabel } from '../answers/keys.ts'
import { isStatus } from '../answers/status.ts'
import type { RawAnswers } from '../answers/raw-answers.ts'
import type { Section } from '../answers/amounts.ts'
import type { Question } from '../questionnaire/questions.ts'
import type { Screen, ScreenPart } from '../questionnaire/screens.ts'
import { questionWords as english, type WrittenWords } from './en/questions.ts'
import {
  contributionsHint,
  emptyIsZero,
  screenKindWords,
  severalAmountsWords,
  type WrittenScreen,
} from './en/screens.ts'
import { withYear } from './language.ts'
import { lawOf } from '../years/index.ts'

export { hadGroupWords, type HadWords, hadWords } from './had.ts'
export { factWordsFor, withYears } from './facts.ts'
export { type BoxWords, type WorksheetWords, wordsOfWorksheet } from './worksheets.ts'
export { statusChangedInWords, statusWords } from './status.ts'
export { assistantLanguages } from './assistant-languages.ts'
export { type HelpText, helpText } from './help.ts'
export { factHelpText } from './fact-help.ts'
export { helpEnglish } from './en/help.ts'
export { sheetHelpText, sheetTexts } from './sheet-help.ts'
export type { TextId } from './doubt.ts'
export { doubtsOf } from './review.ts'
export {
  type HelpTexts,
  isReviewed,
  type Language,
  languages,
  loadFactHelp,
  loadHelp,
  loadSheetHelp,
} from './language.ts'

/** The English words of one screen, the tax year filled in. */
export interface QuestionWords extends Omit<WrittenWords, 'hintFor' | 'hintBefore2026'> {
  /** Short: a row of the check page and of a report. */
  readonly label: string
  /** The hint without what an empty box means, where that is said once for several. */
  readonly ownHint: string
}

/**
 * The words of a question, the tax year filled in.
 * @param answers those so far: by the status some hints are others.
 */
export function questionWords(
  { id, fields }: Question,
  taxYear: number,
  { status }: Pick<RawAnswers, 'status'> = {},
): QuestionWords {
  const { heading, hint: usual, hintFor, hintBefore2026, helpTitle } = english[id]
  const ofYear = lawOf(taxYear).id === 'before-2026' ? hintBefore2026 : undefined
  const hint = (isStatus(status) ? hintFor?.[status] : undefined) ?? ofYear ?? usual
  const [first, ...others] = fields
  return {
    label: first === undefined || others.length > 0 ? 'Name' : answerLabel(first.key),
    heading: withYear(heading, taxYear),
    hint: withYear(isZeroWhenEmpty(first) ? `${hint} ${emptyIsZero}` : hint, taxYear),
    ownHint: withYear(hint, taxYear),
    helpTitle,
  }
}

/** Whether an empty box counts as nothing: an amount of which nothing is assumed. */
function isZeroWhenEmpty(field: Question['fields'][number] | undefined): boolean {
  return field?.kind === 'money' && field.key !== 'payeTaken' && amountOf(field.key).assumed === null
}

/** The headings under which answers are reviewed. */
export const sectionWords: Readonly<Record<Section, string>> = {
  about: 'About you',
  income: 'Income',
  benefits: 'Benefits from your employer',
  deductions: 'Deductions and reliefs',
}

/**
 * Says of a tax year before the Act that its result is an estimate, without a figure of the person; undefined for
 * the years of the Act [spec 15.17].
 */
export function estimateInWords(taxYear: number, isExempt = false): string | undefined {
  return lawOf(taxYear).id === 'before-2026'
    ? `This is an estimate. The law in force in ${taxYear}, the Personal Income Tax Act, used other bands and reliefs.${isExempt ? ' It had no band at 0%, so that it may have asked for tax where this estimate has none.' : ''}`
    : undefined
}

/** What the law of a year before the Act is called under a total: "By the law of 2025"; null for a year of the Act. */
export function yearLawName(taxYear: number): string | null {
  return lawOf(taxYear).id === 'before-2026' ? `By the law of ${taxYear}` : null
}

/** The parts of the way through the questionnaire, as they are named on its progress. */
export const partWords: Readonly<Record<ScreenPart | 'check', string>> = {
  status: 'Year and status',
  had: 'What you had',
  amounts: 'Amounts',
  check: 'Check',
}

/**
 * The words of a screen, the tax year filled in: those of its question, or its own where it asks several things.
 * @param answers those so far: by the status some hints are others.
 */
export function screenWords(
  { id, kind, questions }: Screen,
  taxYear: number,
  answers: Pick<RawAnswers, 'status'> = {},
): Pick<QuestionWords, 'heading' | 'hint' | 'helpTitle'> {
  const own =
    kind === 'questions' || kind === 'had'
      ? questions.length > 1
        ? (severalAmountsWords as Readonly<Record<string, WrittenScreen>>)[id]
        : undefined
      : screenKindWords[kind]
  const [first] = questions
  // Every screen has a question.
  if (own === undefined) return questionWords(first as Question, taxYear, answers)
  const hint = kind === 'contributions' ? contributionsHint(taxYear, answers.status) : own.hint
  return { ...own, heading: withYear(own.heading, taxYear), hint: withYear(hint, taxYear) }
}
export { choiceNames } from './en/choice-names.ts'
export { factWords, type FactWords } from './en/facts.ts'
