export { type Chat, chatAbout } from './chat.ts'
export { type Declined, declinedFor } from './declined.ts'
export { chatInWords, declinedInWords, languageInWords, type Scoped, unknownInWords } from './words.ts'
