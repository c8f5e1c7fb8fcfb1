import { expect, test } from 'vitest'
import { generated } from '../../api/features/assistant/testing/generator/index.ts'
import { missesOf, score } from '../../api/features/assistant/testing/scoring/index.ts'

const COUNT = 20_000
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))

test(
  `${COUNT.toLocaleString('en')} generated questions get no wrong figure (seed ${seed})`,
  { timeout: 600_000 },
  () => {
    console.log(`generated questions from seed ${seed}`)
    const scored = score(Array.from({ length: COUNT }, (_, nth) => generated(seed + nth)))
    const wrong = scored.filter(({ judged }) => judged.verdict === 'WRONG figure')
    // Each becomes a line of failed-questions.jsonl beside the generator, which npm test asks first.
    expect(
      wrong.map(({ question }) => JSON.stringify(question)),
      missesOf(wrong).join('\n'),
    ).toEqual([])
  },
)
