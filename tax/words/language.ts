import type { FactKey } from '../answers/facts.ts'
import type { QuestionId } from '../questionnaire/questions.ts'
import type { SheetHelpTexts } from './sheet-path.ts'

/** The languages of the help texts [spec 1.9] [decision 0027], with the names by which their speakers know them. */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'yo', name: 'Yorùbá' },
  { code: 'pcm', name: 'Pidgin' },
] as const

export type Language = (typeof languages)[number]['code']

/** Whether a native speaker has read the texts of a language. */
export const isReviewed = (language: Language): boolean => language === 'en'

/** Puts the tax year into words that name it: "{year}" stands for it. */
export function withYear(words: string, taxYear: number): string {
  return words.replace(/\{year\}/g, String(taxYear))
}

/** The help texts of one language, by question. */
export type HelpTexts = Readonly<Record<QuestionId, string>>

/** The texts of one language, fetched when they are first asked for: most people read one language only. */
export async function loadHelp(language: Language): Promise<HelpTexts> {
  if (language === 'yo') return (await import('./yo/help.ts')).helpYoruba
  if (language === 'pcm') return (await import('./pcm/help.ts')).helpPidgin
  return (await import('./en/help.ts')).helpEnglish
}

/** What the questions after the result ask, in one language that is translated, by fact; "{year}" and "{before}" stand in them. */
export type FactHelpTexts = Readonly<Record<FactKey, string>>

/** The texts of one language for the questions after the result, fetched when first asked for: they are written in English. */
export async function loadFactHelp(language: Exclude<Language, 'en'>): Promise<FactHelpTexts> {
  if (language === 'yo') return (await import('./yo/facts.ts')).factHelpYoruba
  return (await import('./pcm/facts.ts')).factHelpPidgin
}

/** The texts of one language for the worksheets, fetched when first asked for: they are written in English. */
export async function loadSheetHelp(language: Exclude<Language, 'en'>): Promise<SheetHelpTexts> {
  if (language === 'yo') return (await import('./yo/worksheets/index.ts')).sheetHelpYoruba
  return (await import('./pcm/worksheets/index.ts')).sheetHelpPidgin
}
