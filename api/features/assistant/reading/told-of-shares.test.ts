import { expect, test } from 'vitest'
import { answerFrom } from '../answering/index.ts'

const own = { answers: undefined, currentYear: 2026 }
const answered = (ask: string): string => {
  const first = answerFrom(ask, { own })
  return first.kind === 'read' ? answerFrom('Calculate', { own, earlier: [ask] }).text : first.text
}

test.each([
  [
    'hotel cook. 180k monthly salary, then the tips wey hotel share come to 30k each month too. monthly tax?',
    '₦21,500',
  ],
  [
    'I’m a waiter, 90k salary monthly and the tips they share is about 40k a month. tax for the year?',
    '₦114,000',
  ],
])('%s', (ask, said) => {
  expect(answered(ask)).toContain(said)
})
