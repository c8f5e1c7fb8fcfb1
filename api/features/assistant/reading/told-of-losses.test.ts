import { describe, expect, test } from 'vitest'
import { put } from '../testing/scoring/index.ts'

const told = (ask: string) => {
  const { first, confirmed } = put({ ask, after: [], own: false })
  return { kind: first.kind, text: (confirmed ?? first).text }
}

describe('a loss of a trade', () => {
  test.each([
    [
      'My hair salon made ₦3.9m profit this year but my boutique lost ₦1.1m. What is my tax?',
      'The tax for 2026 is ₦300,000',
    ],
    ['In 2025 my laundry lost 1.8m. 2026 I made 3.9m profit. How much is the tax for 2026?', 'is ₦195,000'],
    ['My shop made 900k profit this year and the farm lost 1.5m. What is my tax?', 'No tax is due'],
    ['I earn 300k a month and my snail farm lost 400k this year. What is my tax?', 'is ₦438,000'],
  ])('%s', (ask, answer) => {
    expect(told(ask)).toEqual({ kind: 'read', text: expect.stringContaining(answer) })
  })

  test.each([
    'I earn 400k a month and I lost 300k to thieves. What is my tax?',
    'My salary is 400k a month, I lost 2m on bitcoin. What is my tax?',
  ])('is nothing else that is lost: %s', (ask) => {
    expect(told(ask).kind).toBe('asked')
  })
})
