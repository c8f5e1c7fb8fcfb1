import { expect, test } from 'vitest'
import { answerFrom } from '../answering/index.ts'

const own = { answers: undefined, currentYear: 2026 }
const answered = (ask: string): string => {
  const first = answerFrom(ask, { own })
  return first.kind === 'read' ? answerFrom('Calculate', { own, earlier: [ask] }).text : first.text
}

test.each([
  [
    'I want to sell my personal Highlander, bought 9m and a guy is offering 15m. Do I pay tax on the gain?',
    'free',
  ],
  ['I bought my Lexus at 12m, a buyer is offering 14m. do I owe tax on the profit', 'free'],
  ['I wan sell my motor wey I buy 3m, dem price am 4.5m. tax dey?', 'free'],
])('%s', (ask, said) => {
  expect(answered(ask)).toContain(said)
})

test('who deals in cars sells none of their own', () => {
  const ask = 'I buy and sell cars, bought my own car 5m, buyer is offering 7m. tax?'
  expect(['asked', 'read']).toContain(answerFrom(ask, { own }).kind)
})
