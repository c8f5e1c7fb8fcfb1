import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { read } from '../index.ts'
import { rephrased } from './index.ts'
import { sayings } from './sayings/index.ts'
import { stockTold } from './stock.ts'

const reading = (text: string) => read(text, { currentYear: 2026 })
/** What was read: role, naira of one time, how often. */
const amountsOf = (text: string) =>
  reading(text).amounts.map(({ role, value, period, roleBy }) => ({ role, value, period, roleBy }))

describe('a saying', () => {
  it.each(sayings.map((each) => [each.example, each] as const))('%s', (example, { said, meant }) => {
    expect(example.search(said)).toBeGreaterThanOrEqual(0)
    expect(example.replace(said, meant)).not.toBe(example)
  })

  it('is meant once: what it means is no saying again that means something else', () => {
    for (const { example } of sayings) {
      const once = rephrased(example) ?? example
      expect(rephrased(once) ?? once).toBe(once)
    }
  })
})

describe('what is sold by the piece', () => {
  const period = fc.constantFrom('day', 'week', 'month')
  const thing = fc.constantFrom('heads', 'loaves', 'transactions', 'bags', 'plates', 'wigs')

  it('comes to as many times the price, and what each costs to as many times that, shown before it counts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 900 }),
        fc.integer({ min: 50, max: 90_000 }),
        fc.integer({ min: 5, max: 40 }),
        period,
        thing,
        (count, price, cost, every, what) => {
          const text = `I sell ${count} ${what} a ${every}, ${price} each, and each one costs me ${cost}. How much is my tax?`
          const [sales, costs] = amountsOf(text)
          expect(sales, text).toMatchObject({
            role: 'revenue',
            value: count * price,
            period: every,
            roleBy: 'guess',
          })
          expect(costs, text).toMatchObject({
            role: 'cost',
            value: count * cost,
            period: every,
            roleBy: 'guess',
          })
        },
      ),
      { numRuns: 200 },
    )
  })

  it.each([
    'I earn $1,500 a month and change it at 1,450 naira per dollar',
    'We are 4 workers and each gets 60k a month',
    'I have 3 flats, 900k each a year',
    'nurse, 8k a shift, 16 shifts every month',
    'I worked 5 months this year, 90k each month',
  ])('%s: sells nothing by the piece', (text) => expect(rephrased(text) ?? text).not.toContain('sales'))
})

describe('a share of what comes in', () => {
  it.each([
    ['Every week my market is 380k and my gain na 18 percent of wetin I sell', 'profit', 68_400],
    [
      'Basic 120k monthly plus 3% commission on whatever I sell. This year I sold goods worth 84 million',
      'commission',
      2_520_000,
    ],
    ['I make sales of 500k a month and my boy takes 30% of everything that comes in', 'costs', 150_000],
    ['fuel was 1.8m, but only 60% of the driving is for work', 'fuel', 1_080_000],
  ])('%s', (text, word, naira) => {
    const told = rephrased(text) ?? ''
    expect(told).toContain(naira.toLocaleString('en'))
    expect(told).toContain(word)
  })
})

it('the goods that were sold had cost what was there and bought, less what remained', () => {
  const naira = fc.integer({ min: 1, max: 40 }).map((millions) => millions * 100_000)
  fc.assert(
    fc.property(naira, naira, naira, (opening, bought, closing) => {
      fc.pre(closing < opening + bought)
      const told = stockTold(
        `Started the year with stock worth ${opening}, bought ${bought} more, and the stock remaining was ${closing}. Sales were 90m.`,
      )
      expect(told).toContain(`Goods cost ₦${(opening + bought - closing).toLocaleString('en')} this year`)
    }),
  )
})
