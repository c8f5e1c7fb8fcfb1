import {
  calledHe,
  calledShe,
  type NamedPerson,
  type Person,
  peoplePhrases,
  type ReadAmount,
  type Reading,
} from '../reading/index.ts'
import { isIncome, withAmounts } from './change.ts'

/** Whom a sum is of: the person who asks, or somebody else. Everybody pays tax alone. */
export type Subject = 'me' | Person

/** The last reading of each person whose money was told, the latest last. */
export type ToldOf = ReadonlyMap<Subject, Reading>

/** Before anybody's money was told. */
export const toldOfNobody: ToldOf = new Map()

/** Of her who was told of last, whoever that is. */
const pronoun = 'hers'

const escaped = (phrases: string) =>
  phrases
    .split(' | ')
    .filter((phrase) => phrase !== pronoun)
    .map((phrase) => phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|')

/** The ways in which a message is about somebody, and nobody else's money counts in it. */
const formsOf = (phrases: string): RegExp => {
  const who = String.raw`(?:(?:my|our|the|a|this|that) )?(?:${escaped(phrases)})`
  const opening = String.raw`^\W*(?:(?:ok|okay|so|now|then|but|well|alright|please|pls|abeg|thanks|thank you)\W+)*`
  const others = String.raw`(?:'s|’s| own)?`
  return new RegExp(
    [
      String.raw`${opening}(?:(?:and|what|how|wetin)\W+)*(?:about|of|for|if|and|with)\W+${who}\b`,
      String.raw`${opening}${who}${others}(?: nko| sef| too)?\W*$`,
      String.raw`${opening}(?:and\W+)?${who}${others},? (?:own |too |also |just |only |now )*(?:is|na|be|has|have|no|not|works?|working|dey|earns?|sells?|drives?|teaches|runs|owns|does|do|did|doesn't|don't|will|go|must|should|would|who|wey|pays? (?!me\b|us\b|my\b|for me)|tax|paye|salary|pay\b|income|job)`,
      String.raw`\b(?:tax|paye|pay|salary|income|take[- ]?home)\b[^.?!]{0,8} (?:of|for) ${who}\b`,
      String.raw`\b(?:will|does|do|did|must|should|would|can|is|go) ${who}${others} (?:pay|owe|earn|take|get|be|dey|to|need|exempt)\b`,
      String.raw`\b${who}(?:'s|’s| own)? (?:tax|paye|take[- ]?home)\b`,
    ].join('|'),
    'i',
  )
}

const forms: readonly (readonly [Person, RegExp])[] = (Object.keys(peoplePhrases) as NamedPerson[]).map(
  (person) => [person, formsOf(peoplePhrases[person])],
)

const firstPerson = /\b(?:i|i'm|i’m|im|i've|i’ve|we|our|ours|us)\b/i
const toMe = /\b(?:me|myself|mine)\b/i
const meAgain =
  /^\W*(?:(?:ok|okay|so|now|then|but|and|what|how|wetin|about|of|for|with)\W+)+(?:me|myself|mine|my own|my tax|my paye)(?: (?:too|now|own|nko))?\W*$/i
const she = /\b(?:she|her|hers)\b/i
const he = /\b(?:he|him|his)\b/i

/** Who is meant by "she" or "he": of those whose money was told, the last. */
function pronounOf(text: string, ofNow: Subject | undefined, told: ToldOf): Subject | undefined {
  const called = she.test(text) ? calledShe : he.test(text) ? calledHe : undefined
  if (called === undefined || firstPerson.test(text)) return undefined
  const fits = (subject: Subject) => subject !== 'me' && called.has(subject)
  return ofNow !== undefined && fits(ofNow) ? ofNow : [...told.keys()].findLast(fits)
}

const isHers = (text: string) => /\bhers\W*$/i.test(text)

/** Whom a message is about, as far as it says so; undefined where it does not. */
export function subjectIn(
  { text, people }: Pick<Reading, 'text' | 'people'>,
  ofNow: Subject | undefined,
  told: ToldOf,
): Subject | undefined {
  if (meAgain.test(text)) return 'me'
  const named = forms.filter(([each, form]) => people.includes(each) && form.test(text))
  // "What about my wife, I pay her rent", "my brother gives me 200k": money of whoever speaks.
  const [person, other] = named
  if (person !== undefined && other === undefined && !firstPerson.test(text) && !toMe.test(text))
    return person[0]
  return people.length === 0 || isHers(text) ? pronounOf(text, ofNow, told) : undefined
}

const personsOf = (amounts: readonly ReadAmount[]) => new Set(amounts.map(({ person }) => person))

/** Whom a sum is of; undefined where several people have a part in it. */
export function subjectOf({ amounts, people, text }: Reading): Subject | undefined {
  const persons = personsOf(amounts.some(isIncome) ? amounts.filter(isIncome) : amounts)
  const [person] = persons
  if (persons.size > 1) return undefined
  const [named, other] = people
  if (person === undefined && named !== undefined && other === undefined && !firstPerson.test(text))
    return subjectIn({ text, people }, undefined, toldOfNobody) ?? 'me'
  return person ?? 'me'
}

/** What is known of each person after a sum: of several people, what was told of each. */
export function toldAfter(told: ToldOf, reading: Reading): ToldOf {
  if (reading.amounts.length === 0) return told
  const one = subjectOf(reading)
  const ofEach: readonly (readonly [Subject, Reading])[] =
    one === undefined
      ? [...personsOf(reading.amounts)].map((person) => [
          person ?? 'me',
          withAmounts(
            reading,
            reading.amounts.filter((amount) => amount.person === person),
          ),
        ])
      : [[one, reading]]
  const now = new Map(told)
  for (const [subject, each] of ofEach) {
    now.delete(subject)
    now.set(subject, each)
  }
  return now
}
