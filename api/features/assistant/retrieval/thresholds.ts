/** What an article must reach to be an answer. */
export interface Least {
  readonly score: number
  readonly known: number
  /** One of these two is enough. */
  readonly coverage: number
  readonly nearness: number
}

/** Apart for questions that name tax or something of it, and for those that do not: a chance likeness is likelier there. */
export interface Thresholds {
  readonly ofTax: Least
  readonly others: Least
}

/** Fitted on the calibration questions; the bench prints the curve on which they stand. */
export const thresholds: Thresholds = {
  ofTax: { score: 20, known: 0.4, coverage: 0.9, nearness: 0.4 },
  others: { score: 160, known: 0.9, coverage: 1, nearness: 0.75 },
}

/** What an article must reach that no other comes near, whatever the question names. */
export const alone = { score: 150, known: 0.9, margin: 1.3, nearness: 0.4 } as const

/** The same for a question that names tax, where the next best is far behind. */
export const farAhead = { score: 100, known: 0.85, margin: 2.5 } as const
