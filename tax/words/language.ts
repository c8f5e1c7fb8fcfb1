import type { QuestionId } from '../questionnaire/questions.ts'

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
