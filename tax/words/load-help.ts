import type { QuestionId } from '../questionnaire/questions.ts'
import { helpEnglish } from './en/questions.ts'
import type { Language } from './language.ts'

/** The help texts of one language, by question. */
export type HelpTexts = Readonly<Record<QuestionId, string>>

/** The English texts: at hand wherever the questions are. */
export const englishHelp: HelpTexts = helpEnglish

/** The texts of one language, fetched when they are first asked for: most people read one language only. */
export async function loadHelp(language: Language): Promise<HelpTexts> {
  if (language === 'yo') return (await import('./yo/help.ts')).helpYoruba
  if (language === 'pcm') return (await import('./pcm/help.ts')).helpPidgin
  return helpEnglish
}
