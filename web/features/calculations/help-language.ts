import { languages, type Language } from '../../../tax/index.ts'

const key = 'naijatax:help-language'

/** The language of help chosen on this device; English by default. */
export function readHelpLanguage(): Language {
  try {
    const stored = localStorage.getItem(key)
    return languages.find(({ code }) => code === stored)?.code ?? 'en'
  } catch {
    return 'en'
  }
}

/** Stores the choice for every question and visit. */
export function rememberHelpLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // Storage is forbidden: the choice applies to this question only.
  }
}
