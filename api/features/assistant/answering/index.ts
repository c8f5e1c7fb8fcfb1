import { calculateFromQuestion } from './calculate-from-question.ts'
import { answerFromGuide } from './look-up.ts'
import { answerAboutOwn } from './own-calculation.ts'
import type { OwnCalculation, Reply } from './reply.ts'
import { outOfScope, unknownReply } from './scope.ts'

export { findArticles } from './look-up.ts'
export { explainOwnCalculation, isAboutOwnCalculation, suggestionsOf } from './own-calculation.ts'
export type { OwnCalculation, Reply, Source } from './reply.ts'
export { sourcesOf } from './reply.ts'

/** Whether a question is declined, with or without a model. */
export const isOutOfScope = (question: string): boolean => outOfScope(question) !== undefined

const asksForTax = /\b(tax|paye|pay|owe|due|deduct\w*|take.?home|remain|charge|relief|much|calculate)\b/i

/**
 * Matches questions that ask why: an amount in them refers to a result on screen and is not an input to calculate
 * with.
 */
const asksWhy = /\b(why|explain|how did|how was)\b/i

/**
 * Answers a question from the guide, the engine and the person's own saved calculation. Every figure is computed by
 * the engine; an unknown question gets a reply that says so.
 */
export function answerFrom(question: string, own: OwnCalculation): Reply {
  return (
    outOfScope(question) ??
    (asksForTax.test(question) && !asksWhy.test(question)
      ? calculateFromQuestion(question, own.currentYear)
      : undefined) ??
    answerAboutOwn(question, own) ??
    answerFromGuide(question) ??
    unknownReply(question)
  )
}
