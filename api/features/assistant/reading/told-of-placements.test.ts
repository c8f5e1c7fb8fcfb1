import { expect, test } from 'vitest'
import { answerFrom } from '../answering/index.ts'

const own = { answers: undefined, currentYear: 2026 }
const answered = (ask: string): string => {
  const first = answerFrom(ask, { own })
  return first.kind === 'read' ? answerFrom('Calculate', { own, earlier: [ask] }).text : first.text
}

test.each([
  [
    'I’m doing IT in a microfinance bank, 6 months, they give 50k per month and nothing else all year. how much is the correct tax?',
    'No tax',
  ],
  ['I did my internship for 6 months, 50k per month and nothing else. tax?', 'No tax'],
  ['Intern at a law firm, 3 months, 100k a month, nothing else this year. My tax?', 'No tax'],
  ['SIWES student, six months, company pays me 200k monthly. how much tax for the year', '₦60,000'],
  ['Contract teacher, 9 months, 120k monthly and no other work. tax for the year?', '₦42,000'],
  [
    'My salary is moving from 450k to 600k a month in January. By how much will my tax go up every month?',
    '₦27,000',
  ],
  ['my pay will increase from 200k to 250k a month from next January, how much extra tax a month', '₦7,500'],
])('%s', (ask, said) => {
  expect(answered(ask)).toContain(said)
})

test.each([
  'my salary is going from 450k to 600k a month in July, by how much will my tax increase this year?',
])('nothing is supposed: %s', (ask) => {
  expect(['asked', 'read']).toContain(answerFrom(ask, { own }).kind)
})
