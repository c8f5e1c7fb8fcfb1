export { NotCheckedNote, Translated } from './Translated.tsx'
export { useTranslation } from './use-translation.ts'
