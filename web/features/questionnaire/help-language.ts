import { languages, type Language } from '../../../tax/index.ts'

const key = 'naijatax:help-language'

/** The language of help that was chosen on this device; English until one was. */
export function readHelpLanguage(): Language {
  try {
    const kept = localStorage.getItem(key)
    return languages.find(({ code }) => code === kept)?.code ?? 'en'
  } catch {
    return 'en'
  }
}

/** Keeps the choice for every question and visit. A browser that keeps nothing simply asks again. */
export function rememberHelpLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // Storage is forbidden here: the choice holds for this question.
  }
}
