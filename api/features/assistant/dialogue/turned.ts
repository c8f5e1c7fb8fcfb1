import type { Context, Missing } from '../deciding/index.ts'
import type { Reading } from '../reading/index.ts'
import { isIncome, withAmounts } from './change.ts'
import type { Known } from './known.ts'
import { type Subject, subjectIn } from './subject.ts'

/** What a message is joined to that turns to another person. */
export type Turned =
  /** What was told of that person, or nothing. */
  | { readonly known: Known; readonly reading?: undefined }
  /** All that the message comes to; `missing` is asked. */
  | { readonly reading: Reading; readonly missing?: Missing; readonly known?: undefined }

/** Whether a message changes or asks something, beside whom it is of. */
const saysMoreThanWho = ({ amounts, zero, years, display, about, intent }: Reading): boolean =>
  amounts.length + zero.length + years.length + about.length > 0 ||
  display !== undefined ||
  !['tax', 'lookup', 'chat'].includes(intent)

const ofMe = /\b(?:i|i'm|i'd|i'll|my|mine)\b/i
const ofThem = /\b(?:he|his|him|she|her|they|their|them|that|it|this|same)\b/i

/** "What do I still owe?", "if my bonus was 2m" after the sum of a brother: nothing of it is the brother's. */
export const isOfMeAfterAnother = (
  ofNow: Known['subject'],
  { text, amounts, people }: Pick<Reading, 'text' | 'amounts' | 'people'>,
): boolean =>
  ofNow !== undefined &&
  ofNow !== 'me' &&
  people.length === 0 &&
  ofMe.test(text) &&
  !ofThem.test(text) &&
  (amounts.length === 0 || /^\W*(?:what if|if|suppose|supposing)\b/i.test(text))

/** Asks for a rule or a duty, whoever it is of. */
const ofTheLaw =
  /\b(?:relie\w+|allowances?|deduct\w*|claim\w*|joint\w*|together|both|exempt\w*|married|marriage|marry|child\w*|fil(?:e|es|ing)|returns?|law|act|rules?|regist\w*|tax id|tin|why|reduce|lower|affect)\b/i

/** Money that the person pays to somebody, or gets: of whoever has a trade the staff's, and what a boss pays always. */
const isOfMine = (subject: Subject, { amounts }: Reading, known: Reading | undefined): boolean =>
  amounts.length > 0 &&
  (subject === 'boss' ||
    (subject === 'staff' &&
      known?.amounts.some(({ role }) => role === 'revenue' || role === 'business') === true))

const sums: ReadonlySet<Known['last']> = new Set<Known['last']>(['sum', 'ask', 'rule', 'own'])

/** The reading of somebody of whom no income is known yet. */
function openFor(subject: Subject, said: Reading): Turned {
  const person = subject === 'me' ? undefined : subject
  const amounts = said.amounts.map((amount) => ({ ...amount, person }))
  const reading = withAmounts(
    { ...said, intent: said.intent === 'net' ? 'net' : 'tax', people: person === undefined ? [] : [person] },
    amounts,
  )
  return { reading, missing: { kind: 'income', ...(person !== undefined && { person }) } }
}

/**
 * A message that turns to another person than the last sum was of: "what about my brother, he is a driver". The figures of
 * one person are never those of another: what was told of this one is taken up, else their income is asked.
 * @returns undefined where the message turns to nobody, or tells an income of its own.
 */
export function turned(known: Known, said: Reading, own: Context['own']): Turned | undefined {
  const subject =
    isOfMeAfterAnother(known.subject, said) && known.told.has('me')
      ? 'me'
      : subjectIn(said, known.subject, known.told)
  if (subject === undefined || subject === known.subject) return undefined
  // After the sum of several, those are known of whom something was told.
  if (known.subject === undefined && !known.told.has(subject)) return undefined
  if (said.amounts.some((amount) => isIncome(amount) || amount.role === undefined)) return undefined
  if (isOfMine(subject, said, known.reading)) return undefined
  const before = known.told.get(subject)
  if (before !== undefined)
    return saysMoreThanWho(said)
      ? { known: { ...known, reading: before, subject, asked: undefined, last: 'sum', story: [] } }
      : { reading: { ...before, language: said.language === 'pcm' ? 'pcm' : before.language } }
  if (subject === 'me' && own !== undefined) return { reading: { ...said, isOwn: true } }
  // "Is my wife's gratuity taxed?", and what goes on with a matter of the law.
  const isOfLaw =
    said.amounts.length + said.zero.length === 0 &&
    (said.about.some((role) => !isIncome({ role, isPercent: false })) || ofTheLaw.test(said.text))
  if (isOfLaw || !sums.has(known.last))
    return { known: { ...known, reading: undefined, subject, asked: undefined } }
  return openFor(subject, said)
}
