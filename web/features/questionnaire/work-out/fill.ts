import {
  amountKeys,
  answerLabel,
  appliesTo,
  formatAmount,
  formatNaira,
  isBlank,
  questionOf,
  type AmountKey,
} from '../../../../tax/index.ts'
import type { DraftAnswers } from '../../autosave/index.ts'

export interface Filled {
  /** The answers to change. */
  change: DraftAnswers
  /** What was done, one sentence each. */
  said: string[]
}

/**
 * Fills in what a helper worked out: the question's own answer, and others that it gives where they are asked and
 * still empty. What the person typed elsewhere stays.
 * @param own the answer of the question that the helper stands at.
 * @param amounts naira for the year.
 */
export function fill(
  own: AmountKey,
  amounts: Readonly<Partial<Record<AmountKey, number>>>,
  answers: DraftAnswers,
): Filled {
  const others = amountKeys.filter(
    (key) => key !== own && (amounts[key] ?? 0) > 0 && appliesTo(questionOf(key).question, answers),
  )
  const added = others.filter((key) => isBlank(answers[key]))
  const kept = others.filter((key) => !isBlank(answers[key]))
  const change = Object.fromEntries([own, ...added].map((key) => [key, formatAmount(amounts[key] ?? 0)]))
  const named = (key: AmountKey) => `${answerLabel(key)} ${formatNaira(amounts[key] ?? 0)}`
  return {
    change,
    said: [
      `Filled in: ${named(own)} for the year.`,
      ...(added.length > 0
        ? [`Also ${added.map(named).join(', ')}: each can be changed at its own question.`]
        : []),
      ...(kept.length > 0 ? [`Left as you typed it: ${kept.map(answerLabel).join(', ')}.`] : []),
    ],
  }
}
