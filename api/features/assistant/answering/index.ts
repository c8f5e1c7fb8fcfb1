import { calculated } from './calculated.ts'
import { lookedUp } from './look-up.ts'
import { explained } from './own.ts'
import type { Own, Reply } from './reply.ts'
import { outOfScope, unknown } from './scope.ts'

export { findArticles } from './look-up.ts'
export { explainedSum, isAboutOwn } from './own.ts'
export type { Own, Reply, Source } from './reply.ts'
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
export function answerFrom(question: string, own: Own): Reply {
  return (
    outOfScope(question) ??
    (asksForTax.test(question) && !asksWhy.test(question)
      ? calculated(question, own.currentYear)
      : undefined) ??
    explained(question, own) ??
    lookedUp(question) ??
    unknown(question)
  )
}
