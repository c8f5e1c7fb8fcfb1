import { figuresIn, type Figure } from './figures.ts'
import { plainText } from './plain-text.ts'
import { writtenOut } from './written-out.ts'

/** Amounts of other countries: the tools give naira alone. */
const otherMoney =
  /(?:[$£€¥₵]|\b(?:usd|us dollars?|gbp|eur|ghs|kes|zar|cfa)\b) ?\d[\d,.]*|\d[\d,.]* ?(?:k|m|million|thousand)? ?(?:[$£€¥₵]|\b(?:usd|gbp|eur|ghs|dollars?|pounds?|euros?|cedis?|rands?|bucks)\b)/gi

/** That no tax is due at all, in the ways it is said. */
const nothingDue =
  /\b(?:pays?|owes?|tax is|tax na|due is) (?:absolutely )?(?:nothing|zero|nil|no tax)\b|\b(?:no|zero|nil) tax\b|\btax.free\b|\bno (?:go|dey|need) pay (?:any )?tax\b/gi
const gaveNothingDue = /\btax(?: due)?:? ₦0\b|\bno (?:income )?tax\b|\bexempt/i

const wordsOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([words]) => words.trim())

/**
 * The figures of an answer that no tool gave in this turn: made up, or reckoned by the model itself. Empty for an
 * answer that may be shown. What is in doubt counts as made up: the guide answers then.
 */
export function madeUp(answer: string, given: readonly string[]): string[] {
  const said = plainText(answer)
  const heard = given.map(plainText)
  const known = new Set(heard.flatMap(figuresIn).map(({ key }: Figure) => key))
  const spelled = writtenOut(said).filter(
    (words) => !heard.some((text) => text.toLowerCase().includes(words)),
  )
  return [
    ...figuresIn(said)
      .filter(({ key }) => !known.has(key))
      .map(({ words }) => words),
    ...spelled,
    ...wordsOf(said, otherMoney),
    ...(heard.some((text) => gaveNothingDue.test(text)) ? [] : wordsOf(said, nothingDue)),
  ]
}
