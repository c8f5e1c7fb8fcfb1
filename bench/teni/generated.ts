import { readFileSync, writeFileSync } from 'node:fs'
import { generated } from '../../api/features/assistant/testing/generator/index.ts'
import { questionsOf, type ScoredQuestion } from '../../api/features/assistant/testing/scoring/index.ts'
import { type Figure, none } from '../figures.ts'
import { printVerdicts, wrongIn } from './verdicts.ts'

const kept = new URL('../../api/features/assistant/testing/generator/failed-questions.jsonl', import.meta.url)

function failedBefore(): ScoredQuestion[] {
  const text = readFileSync(kept, 'utf8')
  return text.trim() === '' ? [] : questionsOf(text)
}

/** Questions that failed once, then so many new ones of a seed. New failures are kept. */
export function runGenerated(count: number, seed: number): Figure[] {
  const failed = failedBefore()
  const before = printVerdicts('Generated questions that failed once', failed)
  const questions = Array.from({ length: count }, (_, index) => generated(seed + index))
  const scored = printVerdicts(`${count} generated questions from seed ${seed}`, questions, 60)
  const wrong = scored
    .filter(({ judged }) => judged.verdict === 'WRONG figure')
    .map(({ question }) => question)
  const known = new Set(failed.map(({ ask, after }) => JSON.stringify([after, ask])))
  const fresh = wrong.filter(({ ask, after }) => !known.has(JSON.stringify([after, ask])))
  if (fresh.length > 0)
    writeFileSync(kept, [...failed, ...fresh].map((question) => `${JSON.stringify(question)}\n`).join(''))
  return [none('wrong figures, failed once', wrongIn(before)), none('wrong figures, generated', wrong.length)]
}
