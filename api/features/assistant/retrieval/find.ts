import { type Evidence, evidenceFor } from './evidence.ts'
import { type Thresholds, thresholds } from './thresholds.ts'

/** The article that answers a question. */
export interface Found {
  readonly id: string
  /** Ids of others that may be meant as well, the next best first. */
  readonly others: readonly string[]
  readonly score: number
}

/** Whether the evidence is enough to answer. */
export function isEnough(evidence: Evidence, least: Thresholds): boolean {
  const apart = evidence.isAboutTax ? 1 : least.apart
  return (
    evidence.score >= least.score * apart &&
    evidence.known >= least.known &&
    (evidence.coverage >= Math.min(1, least.coverage * apart) ||
      evidence.nearness >= Math.min(1, least.nearness * apart))
  )
}

/** The article of the guide that answers a question; undefined where none does well enough: then it is not known. */
export function find(question: string): Found | undefined {
  const [best, ...rest] = evidenceFor(question)
  if (best === undefined || !isEnough(best, thresholds)) return undefined
  const others = rest.filter(({ score }) => score > best.score * 0.75).slice(0, 2)
  return { id: best.id, others: others.map(({ id }) => id), score: best.score }
}
