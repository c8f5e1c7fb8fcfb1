import { readFileSync } from 'node:fs'
import { declinedFor } from '../scope/index.ts'
import { type Evidence, evidenceFor } from '../retrieval/evidence.ts'
import { isAnswer } from '../retrieval/find.ts'
import type { Thresholds } from '../retrieval/thresholds.ts'

/** A question with the articles that answer it; none of them where it is on something else. */
export interface CalibrationQuestion {
  readonly ask: string
  readonly articles: readonly string[]
  /** Every third one: nothing is fitted on it. */
  readonly isHeldBack: boolean
}

/** Questions on the guide and on other things, with the best that was found for each. */
export interface Judged extends CalibrationQuestion {
  readonly best: Evidence | undefined
}

/** All calibration questions with what is found; nothing for those that are declined before the guide is asked. */
export const judgedQuestions = (): Judged[] =>
  readFileSync(new URL('calibration-questions.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CalibrationQuestion)
    .map((question) => ({
      ...question,
      best:
        declinedFor({ text: question.ask, amounts: [] }) === undefined
          ? evidenceFor(question.ask)[0]
          : undefined,
    }))

/** What these thresholds do to questions. */
export interface Outcome {
  /** On the guide: answered by the right article, by a wrong one, not answered. */
  readonly right: number
  readonly wrong: number
  readonly unanswered: number
  /** On something else: refused, answered. */
  readonly refused: number
  readonly astray: number
}

/** Counts the outcomes of questions under thresholds. */
export function outcomeOf(questions: readonly Judged[], least: Thresholds): Outcome {
  const outcome = { right: 0, wrong: 0, unanswered: 0, refused: 0, astray: 0 }
  for (const { articles, best } of questions) {
    const isAnswered = best !== undefined && isAnswer(best, least)
    if (articles.length === 0) outcome[isAnswered ? 'astray' : 'refused'] += 1
    else if (!isAnswered) outcome.unanswered += 1
    else outcome[articles.includes(best.id) ? 'right' : 'wrong'] += 1
  }
  return outcome
}
