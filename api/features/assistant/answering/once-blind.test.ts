import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { questionsOf, score } from '../testing/scoring/index.ts'

// Questions of sets that were blind once. What their first runs counted stands in docs/measurements.md; here they are
// known, and hold what was mended with them.
const scored = score(
  questionsOf(readFileSync(new URL('../testing/once-blind-questions.jsonl', import.meta.url), 'utf8')),
)

/** What is not right yet, each as it is answered instead: never by a figure. */
const notRight: ReadonlyMap<string, string> = new Map([
  ['l3-16', 'wrong article'],
  ['l3-25', 'wrong article'],
  ['m1-40', 'wrong article'],
  ['n2-26', 'wrong article'],
  // Says it in other words than the set expects: "a house that you own and live in".
  ['o3-35', 'wrong article'],
])

test.each(scored.map((each) => [each.question.id, each.question.ask, each.judged.verdict] as const))(
  '%s: %s',
  (id, _ask, verdict) => {
    expect(verdict).toBe(notRight.get(id) ?? 'right')
  },
)
