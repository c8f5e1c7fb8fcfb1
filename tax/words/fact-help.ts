import type { FactKey } from '../answers/facts.ts'
import { factWords } from './en/facts.ts'
import type { HelpText } from './help.ts'
import { type FactHelpTexts, isReviewed, type Language } from './language.ts'
import { factHelpPidgin } from './pcm/facts.ts'
import { factHelpYoruba } from './yo/facts.ts'

const translated: Readonly<Record<Exclude<Language, 'en'>, FactHelpTexts>> = {
  yo: factHelpYoruba,
  pcm: factHelpPidgin,
}

/** What a question after the result asks and its hint, in one language; "{year}" and "{before}" stand in it. */
export function factHelpText(key: FactKey, language: Language): HelpText {
  const { heading, hint } = factWords[key]
  const text = language === 'en' ? `${heading} ${hint}` : translated[language][key]
  return { text, language, reviewed: isReviewed(language) }
}
