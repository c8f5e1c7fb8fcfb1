import { amountBehind, says } from './clauses.ts'
import type { Cue } from './cues/index.ts'
import type { Hit } from './phrases.ts'
import { isStop, type Unit } from './units.ts'
import { wordsOf } from './words.ts'

/** Who pays a salary. */
export const employers = wordsOf('employer company firm office boss oga organisation organization employers')

/** First unit of the sentence around a place. */
export function sentenceStart(units: readonly Unit[], at: number): number {
  let start = at
  for (let unit = units[start - 1]; unit !== undefined && !isStop(unit); unit = units[start - 1]) start -= 1
  return start
}

/** Place of the last of some words in a stretch; undefined without one. */
export const lastOf = (
  units: readonly Unit[],
  from: number,
  to: number,
  words: ReadonlySet<string>,
): number | undefined => {
  for (let i = to - 1; i >= from; i--) if (words.has(units[i]?.word ?? '')) return i
  return undefined
}

/** "increased it to 260k". */
export function isNewPay(units: readonly Unit[], from: number): boolean {
  const amount = amountBehind(units, from, wordsOf('am it to my pay salary me us money reach'))
  return amount !== undefined && /^(?:to|reach)$/.test(units[amount - 1]?.word ?? '')
}

/** "13th month of the same amount": as much as a month's pay, and no amount beside it is its own. */
export function isThirteenth(units: readonly Unit[], { from, to }: Hit<Cue>): boolean {
  if (!/^(?:13th|thirteenth)$/.test(units[from]?.word ?? '')) return false
  const isNamed = amountBehind(units, to, wordsOf('of is na = : for salary pay bonus')) !== undefined
  return !isNamed && units[from - 1]?.key !== '#'
}

/** "The company provides a house worth 5m a year in rent": who pays it, named before in the sentence. */
export function isOfEmployer(units: readonly Unit[], { from }: Hit<Cue>): boolean {
  const payer = lastOf(units, sentenceStart(units, from), from, employers)
  return (
    payer !== undefined &&
    says(
      units,
      payer,
      from,
      wordsOf('provides provide provided gives gave give houses put lodges accommodates'),
    ) &&
    says(units, payer, from, wordsOf('house flat apartment accommodation quarters duplex home bungalow')) &&
    !says(units, payer, from, wordsOf('i but my'))
  )
}

/** "I work as an accounts clerk": what the person is, and nobody whom a trade pays. */
export function isOwnCalling(units: readonly Unit[], { from, to, value }: Hit<Cue>): boolean {
  if (value.role !== 'cost' || value.strength !== 'noun') return false
  // "Clerk at the local government, 95k monthly".
  const isOpening = from === 0 || isStop(units[from - 1] as Unit) || units[from - 1]?.word === ','
  if (isOpening && /^(?:at|in|with|for|to)$/.test(units[to]?.word ?? '')) return true
  return units
    .slice(Math.max(0, from - 4), from)
    .some(
      ({ word }, at, before) =>
        /^(?:as|am|i'm|im|be|being)$/.test(word) && /^(?:a|an|the|one)$/.test(before[at + 1]?.word ?? ''),
    )
}

/** "When tax is gone", "what my tax is": no amount is said of it. */
export const isTaxAlone = (units: readonly Unit[], { from, to, value }: Hit<Cue>): boolean =>
  value.role === 'taxPaid' &&
  value.binds === 'after' &&
  says(units, from, from + 1, wordsOf('tax paye')) &&
  amountBehind(units, to, wordsOf('about around like just only : = now already still for the of')) ===
    undefined
