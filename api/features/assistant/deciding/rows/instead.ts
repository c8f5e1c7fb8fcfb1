import type { ReadAmount, Reading } from '../../reading/index.ts'
import { isAnswered, isOfRule } from '../../retrieval/index.ts'
import type { Decision, Slot } from '../decision.ts'
import { asksSum } from '../facts/asks-rule.ts'

/** What is asked back where the words were not understood, and not only a period, a rate or a yes. */
const ofWords: ReadonlySet<Slot> = new Set<Slot>(['meaning', 'role', 'amount'])

/** A short form of "how much". */
const howMuch = /\bhw m(?:u)?ch\b/i

/** The words of a question without its amounts. */
export const withoutAmounts = ({ text, amounts }: Pick<Reading, 'text' | 'amounts'>): string =>
  amounts.reduce((rest, { words }) => rest.replace(words, ' '), text)

/** Nothing but the number itself makes an amount what it was read as: neither its name nor its period was said. */
const isGuessed = ({ roleBy, periodBy }: ReadAmount): boolean =>
  (roleBy === 'only' || roleBy === 'guess') && periodBy !== 'said'

/** Sales with their costs bear each other out: the accounts of a trade. */
const isAccounts = (amounts: readonly ReadAmount[]): boolean =>
  amounts.some(({ role }) => role === 'revenue') && amounts.some(({ role }) => role === 'cost')

/** Whether a decision rests on words that were not understood, or on amounts that were only guessed. */
function isUncertain(decision: Decision, { amounts }: Reading): boolean {
  if (decision.kind === 'ask' && ofWords.has(decision.ask.slot)) return true
  const isSum = decision.kind === 'sum' || (decision.kind === 'ask' && decision.ask.slot === 'sure')
  return isSum && amounts.every(isGuessed) && !isAccounts(amounts)
}

/**
 * Whether the guide answers instead of a question back or a sum that was not asked: a question for a rule that tells
 * amounts beside it, "they paid me 380k for an invoice of 400k and said 5% WHT, is that my whole tax?".
 */
export const isAnsweredInstead = (decision: Decision, reading: Reading): boolean =>
  reading.amounts.length > 0 &&
  isUncertain(decision, reading) &&
  !asksSum(reading.text) &&
  !howMuch.test(reading.text) &&
  isOfRule(reading.text) &&
  (isAnswered(withoutAmounts(reading)) || isAnswered(reading.text))
