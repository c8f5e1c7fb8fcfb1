import { articleOf } from '../../../../tax/guide/index.ts'
import { type Evidence, evidenceFor } from './evidence.ts'
import { askedWordForWord } from './nearness.ts'
import { alone, farAhead, type Thresholds, thresholds } from './thresholds.ts'

/** The article that answers a question. */
export interface Found {
  readonly id: string
  /** Ids of others that may be meant as well, the next best first. */
  readonly others: readonly string[]
  readonly score: number
  /** To the nearest question that is known of it, 0 to 1. */
  readonly nearness: number
}

/** Whether the evidence is enough to answer. */
function isEnough(evidence: Evidence, { ofTax, others }: Thresholds): boolean {
  const least = evidence.isAboutTax ? ofTax : others
  const isAlone =
    evidence.score >= alone.score &&
    evidence.known >= alone.known &&
    evidence.margin >= alone.margin &&
    evidence.nearness >= alone.nearness
  const isFarAhead =
    evidence.isAboutTax &&
    evidence.score >= farAhead.score &&
    evidence.known >= farAhead.known &&
    evidence.margin >= farAhead.margin
  if (isAlone || isFarAhead) return true
  return (
    evidence.score >= least.score &&
    evidence.known >= least.known &&
    (evidence.coverage >= least.coverage || evidence.nearness >= least.nearness)
  )
}

/** So near a known question, no word makes it one of another matter. */
const surelyNear = 0.8

const isAstray = ({ isElsewhere, nearness }: Evidence) => isElsewhere && nearness < surelyNear

/** Whether an article answers: enough speaks for it, and the words are not those of another matter. */
export const isAnswer = (evidence: Evidence, least: Thresholds): boolean =>
  !isAstray(evidence) && isEnough(evidence, least)

/** The article of the guide that answers a question; undefined where none does well enough: then it is not known. */
export function find(question: string): Found | undefined {
  const evidence = evidenceFor(question)
  const same = askedWordForWord(question)
  const best = same === undefined ? evidence[0] : evidence.find(({ id }) => id === same)
  if (best === undefined || (same === undefined && !isAnswer(best, thresholds))) return undefined
  const others = evidence.filter(({ id, score }) => id !== best.id && score > best.score * 0.75).slice(0, 2)
  return {
    id: best.id,
    others: others.map(({ id }) => id),
    score: best.score,
    nearness: same === undefined ? best.nearness : 1,
  }
}

/** A likeness below this is chance. */
const leastNear = 0.25

/** The title of the article that a question comes nearest to, where it is not near enough to answer; undefined where none is. */
export function nearestTitle(question: string): string | undefined {
  const [best] = evidenceFor(question)
  if (best === undefined || !best.isAboutTax || isAstray(best) || best.nearness < leastNear) return undefined
  return articleOf(best.id)?.title
}
