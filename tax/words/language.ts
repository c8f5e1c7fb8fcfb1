/** The languages of the help texts (SPEC section 1), with the names by which their speakers know them. */
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
