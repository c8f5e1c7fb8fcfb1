import { expect, test } from 'vitest'
import type { Figures } from '../figures.ts'
import type { Line } from '../line.ts'
import { requestLines } from './requests.ts'

const line = (requestLines as readonly Line[]).find(({ name }) => name === 'Errors')
const judge = (requests: Figures['requests']) => line?.judge({ requests } as Figures)

test.each([
  [{ answered: 400, failed: 0, failedBy: {} }, 'working', '0.00% of 400 requests in 5 minutes'],
  [{ answered: 0, failed: 0, failedBy: {} }, 'working', '0.00% of 0 requests in 5 minutes'],
  [
    { answered: 100, failed: 1, failedBy: { Stripe: 1 } },
    'slow',
    '1.00% of 100 requests in 5 minutes, by Stripe 1',
  ],
  [
    { answered: 100, failed: 50, failedBy: { product: 2, database: 48 } },
    'down',
    '50.00% of 100 requests in 5 minutes, by the database 48, the product itself 2',
  ],
])('errors: %o', (requests, state, figure) => {
  expect(judge(requests)).toMatchObject({ state, figure })
})

test('what to do is told of each that requests failed by, and of no other', () => {
  const advice = judge({ answered: 100, failed: 4, failedBy: { Stripe: 3, load: 1 } })?.advice
  expect(advice).toMatch(/^Of Stripe: .* Of too many at once: /)
  expect(advice).not.toMatch(/Of the (?:database|queues|product)/)
})
