import type { Language } from './reading.ts'

/** The language of a message. */
export const languageOf = (text: string): Language => (/\b(na|wetin|dey|abeg|dem|una|wey|comot)\b/i.test(text) ? 'pcm' : 'en')
