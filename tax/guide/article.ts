import type { Answers } from '../answers/index.ts'

/** An example whose figure is not written by hand: a test holds the article's words to the engine's result. */
export interface Example {
  /** What a person would have typed; tax year 2026. */
  answers: Partial<Answers>
  /** Naira: the total tax that the article names. */
  totalTax: number
}

/** One question about the Act, answered. */
export interface Article {
  /** Its address under /help, and its name for the assistant. */
  id: string
  /** The question or the matter, as a person would say it. */
  title: string
  /** Where it is in the law, as the report cites it; empty only for how the product itself works. */
  sections: readonly string[]
  /** Plain words, a paragraph each; the first answers the question. */
  body: readonly string[]
  examples?: readonly Example[]
  /** What else people call it, in English and in Pidgin: for search. */
  calledAlso?: string
  /** Ids of articles that follow from it. */
  seeAlso?: readonly string[]
}
