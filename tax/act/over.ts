import type { FactKey, MoneyFactKey } from '../answers/facts.ts'
import { type AmountKey, payRows } from '../answers/keys.ts'
import type { OwnAnswers } from '../answers/raw-answers.ts'
import { formatNaira } from '../money/format.ts'
import { declare, given } from '../rules/declared.ts'
import { readFacts } from './facts.ts'

/** A fact that is a part of what was answered in the questionnaire. */
interface Part {
  readonly of: readonly AmountKey[]
  /** What that is called after "that you typed for". */
  readonly called: string
  /** Other facts that are parts of the same and come before it. */
  readonly beside?: readonly MoneyFactKey[]
  /** What becomes of more than there is. */
  readonly ifMore: string
}

const pay = payRows.map(({ key }) => key)
const onlyThat = 'Only that much counts.'
const oneJob = 'Until it fits, your pay counts as of one job.'

const parts: Readonly<Partial<Record<FactKey, Part>>> = {
  firstJobPay: { of: pay, called: 'your pay', ifMore: oneJob },
  secondJobPay: { of: pay, called: 'your pay', beside: ['firstJobPay'], ifMore: oneJob },
  militaryPay: { of: pay, called: 'your pay', ifMore: onlyThat },
  assetCounted: { of: ['otherBenefits'], called: 'other benefits', ifMore: onlyThat },
  foreignApproved: { of: ['foreignIncome'], called: 'foreign income', ifMore: onlyThat },
  interestBonds: { of: ['interest'], called: 'interest', ifMore: onlyThat },
  interestShortTerm: { of: ['interest'], called: 'interest', beside: ['interestBonds'], ifMore: onlyThat },
  sharesGain: { of: ['gains'], called: 'gains', ifMore: onlyThat },
  homeGain: { of: ['gains'], called: 'gains', beside: ['sharesGain'], ifMore: onlyThat },
  vehiclesGain: { of: ['gains'], called: 'gains', beside: ['sharesGain', 'homeGain'], ifMore: onlyThat },
  chattelsGain: {
    of: ['gains'],
    called: 'gains',
    beside: ['sharesGain', 'homeGain', 'vehiclesGain'],
    ifMore: onlyThat,
  },
  injuryPay: { of: ['otherIncome'], called: 'other income', ifMore: onlyThat },
  compensation: { of: ['otherIncome'], called: 'other income', beside: ['injuryPay'], ifMore: onlyThat },
}

/**
 * Says of a fact that it is more than what it is a part of; null where it fits, or is no part of anything. The figure
 * in it is what the person typed.
 * @throws TaxInputError as `calculate` does.
 */
export function overInWords(key: FactKey, answers: OwnAnswers, currentYear: number): string | null {
  const part = parts[key]
  if (part === undefined) return null
  const facts = readFacts(answers)
  const amounts: Readonly<Partial<Record<FactKey, unknown>>> = facts
  const typed = [key, ...(part.beside ?? [])].reduce((sum, fact) => sum + Number(amounts[fact] ?? 0), 0)
  const declared = declare(answers, currentYear)
  const all = part.of.reduce((sum, amount) => sum + (given(declared, amount) ?? 0), 0)
  return typed > all
    ? `That is more than the ${formatNaira(all / 100)} that you typed for ${part.called}. ${part.ifMore}`
    : null
}
