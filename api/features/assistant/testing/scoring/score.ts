import type { ScoredQuestion } from './outcome.ts'
import { put } from './put.ts'
import type { Scored } from './table.ts'
import { verdictOf } from './verdict.ts'

/** Puts each question once and judges its answer. */
export function score(questions: readonly ScoredQuestion[]): Scored[] {
  return questions.map((question) => {
    const answered = put(question)
    return { question, answered, judged: verdictOf(question, answered) }
  })
}
