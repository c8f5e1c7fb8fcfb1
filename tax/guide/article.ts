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
  /** The day on which the article was last held against the law, as 2026-11-22. */
  reviewed: string
  /** Plain words, a paragraph each; the first answers the question. */
  body: readonly string[]
  /** Id of the article that some must read instead: its link follows the first paragraph. */
  readFirst?: string
  /** Who says what the article tells and is not read in an Act: "Joint Revenue Board, Income Tax Guidelines, 24 February 2026". */
  reportedBy?: readonly string[]
  /** What the law leaves open, a sentence each: "Whether part of a month counts as a month." */
  unsure?: readonly string[]
  examples?: readonly Example[]
  /** What else people call it, in English and in Pidgin: for search. */
  calledAlso?: string
  /** Ids of articles that follow from it. */
  seeAlso?: readonly string[]
}

/** What a reader must know of how far an article can be relied on, a sentence each; none where all of it is read in an Act. */
export function caveatsOf({ reportedBy = [], unsure = [] }: Article): readonly string[] {
  return [
    ...(reportedBy.length > 0 ? [`Reported by ${reportedBy.join('; ')}, not read in the Act.`] : []),
    ...unsure.map((words) => `Not certain: ${words}`),
  ]
}
