import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { questionsOf, score } from '../testing/scoring/index.ts'

// Questions of sets that were blind once. What their first runs counted stands in docs/measurements.md; here they are
// known, and hold what was mended with them.
const scored = score(
  questionsOf(readFileSync(new URL('../testing/once-blind-questions.jsonl', import.meta.url), 'utf8')),
)

test.each(scored.map((each) => [each.question.id, each.question.ask, each.judged.verdict]))(
  '%s: %s',
  (_id, _ask, verdict) => {
    expect(['right', 'asked', 'to judge', 'wrong article']).toContain(verdict)
  },
)

test('nine in ten and more are right', () => {
  const right = scored.filter(({ judged }) => judged.verdict === 'right')
  expect(right.length / scored.length).toBeGreaterThan(0.9)
})
