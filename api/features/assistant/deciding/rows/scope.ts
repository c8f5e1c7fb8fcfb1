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

/** Greetings, thanks, who are you: what asks for nothing. */
export const chat: Row = (reading) => {
  const about = chatAbout(reading)
  return about && { kind: 'chat', about }
}
