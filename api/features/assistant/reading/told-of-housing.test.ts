import { expect, test } from 'vitest'
import { put } from '../testing/scoring/index.ts'

const told = (ask: string) => {
  const { first, confirmed } = put({ ask, after: [], own: false })
  return { kind: first.kind, text: (confirmed ?? first).text }
}

test.each([
  [
    'The mission pays me 250,000 monthly and puts me in the church parsonage, which would rent for about 1.2m a year. My tax?',
    'is ₦438,000',
  ],
  [
    'My employer provides my accommodation, the rent value of the flat is 4m a year. My salary is 10m a year. What is my tax?',
    'is ₦1,950,000',
  ],
])('a home that an employer gives is no rent paid: %s', (ask, answer) => {
  expect(told(ask)).toEqual({ kind: 'read', text: expect.stringContaining(answer) })
})

test('what a home would rent for is asked about where nobody is said to give it', () => {
  const ask =
    'I earn 250k a month and live in a family house that would rent for 1.2m a year. What is my tax?'
  expect(told(ask).kind).toBe('asked')
})
