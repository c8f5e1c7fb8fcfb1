import type { Draft, Profile } from '../../http/index.ts'

/** Whom the report is of; null is printed as N/A. */
export interface Taxpayer {
  readonly name: string | null
  readonly tin: string | null
}

type ProfileNames = Pick<Profile, 'firstName' | 'lastName' | 'tin'>
type AnswerNames = Pick<Draft['answers'], 'firstName' | 'lastName' | 'tin'>

const typed = (text: unknown): string | null => (typeof text === 'string' ? cleanText(text) || null : null)

/**
 * The taxpayer from the profile; what it does not say, from the answers. Where the profile could not be had, pass null:
 * a new result is then without name and TIN (pass null for the answers too), a saved one has its answers' [spec 8.5].
 */
export function taxpayerOf(profile: ProfileNames | null, answers: AnswerNames | null): Taxpayer {
  const nameOf = (of: ProfileNames | AnswerNames | null) =>
    typed([of?.firstName, of?.lastName].map((name) => typed(name) ?? '').join(' '))
  return {
    name: nameOf(profile) ?? nameOf(answers),
    tin: typed(profile?.tin) ?? typed(answers?.tin),
  }
}

/** What a typed text may not bring onto paper: controls, and marks that turn the direction of what follows. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu

/**
 * A text as it may be drawn: in NFC (one code point a letter and its marks, as the report's fonts have them), without
 * controls and marks of direction, each run of blanks one space. Markup stays what it is: text.
 */
export function cleanText(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(unwanted, '').normalize('NFC').trim()
}
