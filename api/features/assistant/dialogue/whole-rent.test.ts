import { expect, test } from 'vitest'
import { answerFrom } from '../answering/index.ts'

const own = { answers: undefined, currentYear: 2026 }
const before = '6.5m a year, pension 520k, rent 1m'

test.each([
  'but I paid one million rent, why didn’t you remove all of it',
  'but my rent is 1m, why only 200k',
  'i paid 1m rent why is it 200k you removed',
  'why you no comot the whole 1m rent',
  'But I told you I pay 1m as rent. why is it not fully deducted?',
  'my rent na 1 million, you suppose remove everything',
  'you only removed 200k out of my 1m rent',
  'why didn’t you subtract the full rent?',
  'how come you did not count all my rent',
])('the relief of the rent that was told: %s', (ask) => {
  const { kind, text, sources } = answerFrom(ask, { own, earlier: [before] })
  expect(kind).toBe('calculated')
  expect(sources[0]?.article).toBe('rent-relief')
  expect(text).toContain('₦200,000')
  expect(text).toContain('20%')
})

test.each(['what if I paid 1.5m rent', 'and if the rent was 2m, how much tax?'])(
  'another rent changes the sum: %s',
  (ask) => {
    const { sources } = answerFrom(ask, { own, earlier: [before] })
    expect(sources[0]?.article).toBe('tax-bands')
  },
)
