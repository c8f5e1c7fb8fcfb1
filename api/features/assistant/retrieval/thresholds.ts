/** What an article must reach to be an answer. */
export interface Thresholds {
  readonly score: number
  readonly known: number
  /** One of these two is enough. */
  readonly coverage: number
  readonly nearness: number
  /** All but the known words are so many times as high for a question that names neither tax nor anything of it. */
  readonly apart: number
}

/** Fitted on the calibration questions; the bench prints the curve on which they stand. */
export const thresholds: Thresholds = { score: 12, known: 0.55, coverage: 0.6, nearness: 0.45, apart: 1.4 }
