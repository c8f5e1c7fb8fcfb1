import type { Language } from '../../reading/index.ts'
import { english } from './english/index.ts'
import { pidgin } from './pidgin/index.ts'
import type { Words } from './words.ts'

/** The words for a language; what has none of its own is answered in English. */
export function wordsIn(language: Language): Words {
  return language === 'pcm' ? pidgin : english
}
