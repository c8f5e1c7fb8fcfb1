import type { Draft } from '../../../contract/http/index.ts'
import { factKeys } from '../../../tax/answers/facts.ts'
import type { FactKey } from '../../../tax/index.ts'

/** Answers given after a result, by key; null for one that was taken back. */
export type FactAnswers = { readonly [Key in FactKey]?: Draft['answers'][Key] }

/** Where they are: undefined until something was answered on this page. */
export type FactsPhase =
  'saving' | 'saved' | 'offline' | 'signed-out' | 'hidden' | 'refused' | 'storage-failed' | undefined

/** The answers after a result, as a page shows and changes them. */
export interface FactsOfPage {
  /** All answers of the calculation, with those that wait on this device. */
  readonly answers: Draft['answers']
  readonly phase: FactsPhase
  /** Why the account did not take them. */
  readonly reason: string | undefined
  /** Changes checked answers: at once here, then in the account; undefined where they are only read. */
  readonly change: ((facts: FactAnswers) => void) | undefined
}

/** The answers of a calculation that were given after its result; null for each that was not. */
export function factsOf(answers: Draft['answers']): FactAnswers {
  return Object.fromEntries(factKeys.map((key) => [key, answers[key] ?? null]))
}
