import { chatAbout, declinedFor } from '../../scope/index.ts'
import type { Row } from '../row.ts'

/** A question in Yoruba, Hausa or Igbo is recognised, and answered kindly in it. */
export const otherLanguage: Row = ({ language }) =>
  language === 'en' || language === 'pcm' ? undefined : { kind: 'language', language }

/** What is dishonest, of somebody else, of another tax, or an attempt on the assistant. */
export const declined: Row = (reading) => {
  const why = declinedFor(reading)
  return why && { kind: 'declined', why }
}

const ofTheLaw = /\b(?:rates?|bands?|laws?|rules?|reliefs?|limits?|threshold|minimum wage|paye|tax(?:es)?)\b/i
const yearSaid = /\b20\d\d\b/g

/** "What will be the tax rates in 2032?": the law of a year that is far off, which nobody knows. */
export const future: Row = ({ text, amounts }, { currentYear }) => {
  const years = (text.match(yearSaid) ?? []).map(Number)
  const isFar = years.length > 0 && years.every((year) => year > currentYear + 1)
  const isMoney = amounts.some(({ isPercent, value }) => !isPercent && !years.includes(value))
  return isFar && !isMoney && ofTheLaw.test(text) ? { kind: 'declined', why: 'future' } : undefined
}

/** Greetings, thanks, who are you: what asks for nothing. */
export const chat: Row = (reading) => {
  const about = chatAbout(reading)
  return about && { kind: 'chat', about }
}
