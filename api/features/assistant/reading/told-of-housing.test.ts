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

test.each([
  'The company also puts me in a flat in Ikoyi that it rents at 7m a year.',
  'My company rents a flat for me in Yaba at 7m a year.',
  'I live in a company flat that they rent for 7m a year.',
  'The bank put me in a duplex it rents for 7m yearly.',
  'The firm leases an apartment for me at 7m per year.',
  'My employer pays 7m a year to house me in Lekki.',
])('what an employer pays for a flat is the benefit of it, up to 20%% of the pay: %s', (home) => {
  // 24,000,000 and 4,800,000.
  expect(told(`My gross is 2m monthly. ${home} What is the tax for the year?`).text).toContain('₦5,554,000')
})

test.each([
  'they gave me the vicarage to live in, if we were to rent that kind of house na 480k a year',
  'gave me the mission house. To rent such a house na 480k a year',
])('what a home like it would rent for: %s', (home) => {
  expect(told(`I am a pastor, the church pays me 200k every month and ${home}. My tax?`).text).toContain(
    '₦312,000',
  )
})

test('a flat of one’s own is rented by nobody else', () => {
  const ask = 'I earn 500k monthly. The company is in Ikoyi, and my own flat rents at 3m a year. Tax?'
  expect(told(ask).text).toContain('₦780,000')
})
