import {
  missesOf,
  score,
  type Scored,
  type ScoredQuestion,
  tableOf,
} from '../../api/features/assistant/testing/scoring/index.ts'

/** Runs a set once and prints the verdicts by group, and each miss. */
export function printVerdicts(
  title: string,
  questions: readonly ScoredQuestion[],
  misses = questions.length,
): Scored[] {
  const scored = score(questions)
  console.log(`\n${title}`)
  console.log(tableOf(scored).join('\n'))
  for (const miss of missesOf(scored).slice(0, misses)) console.log(miss)
  return scored
}

/** How many of them have the verdict. */
export const wrongIn = (scored: readonly Scored[]): number =>
  scored.filter(({ judged }) => judged.verdict === 'WRONG figure').length
