import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { read } from '../../index.ts'
import { ratesTold } from './index.ts'

const amountsOf = (text: string) =>
  read(text, { currentYear: 2026 }).amounts.map(({ role, value, period }) => ({ role, value, period }))

describe('the price of one of what is counted', () => {
  const ways = fc.constantFrom(
    (n: number, p: number, c: number) =>
      `I sell ${n} trays a week. I charge ${p} per tray and materials cost me ${c} per tray. Tax?`,
    (n: number, p: number, c: number) =>
      `one tray costs me ${c}, I sell am ${p}. Na ${n} trays I dey sell every week. Tax?`,
    (n: number, p: number, c: number) =>
      `I make ${n} trays every week at ${p} each, and each tray costs me ${c}. How much tax?`,
    (n: number, p: number, c: number) =>
      `my price is ${p}/tray, cost of materials is ${c}/tray and I sell ${n} trays weekly. my tax?`,
  )

  it('comes to as much as all of them, and what one costs to that of all', () => {
    fc.assert(
      fc.property(
        ways,
        fc.integer({ min: 2, max: 300 }),
        fc.integer({ min: 1_200, max: 90_000 }),
        fc.integer({ min: 100, max: 1_000 }),
        (said, count, price, cost) => {
          const told = amountsOf(said(count, price, cost))
          expect(told).toContainEqual({ role: 'revenue', value: count * price, period: 'week' })
          expect(told).toContainEqual({ role: 'cost', value: count * cost, period: 'week' })
          expect(told).toHaveLength(2)
        },
      ),
      { numRuns: 100 },
    )
  })

  it('is of every unit that is named: so much a term for each', () => {
    expect(ratesTold('I teach 40 pupils, 30k per term for each, 3 terms. Tax?')).toContain('₦3,600,000')
  })

  it.each([
    ['some of them were never sold', 'I bought 65 cows at 480k per head, 3 died. Sold rest at 640k. tax?'],
    ['nothing says in what time there are so many', 'my price is 40k per gown, 9 gowns. tax?'],
    ['those who are paid are counted', 'I have 2 salesgirls, 60k each. tax?'],
    ['the money is another', 'I get $200 per video, 5 videos a month'],
    ['a rate is told', 'I earn $1,500 a month and change it at 1,450 naira per dollar'],
    ['nothing is sold', 'salary 300k, 2 kids school fees 200k each'],
  ])('is nothing where %s', (_why, text) => expect(ratesTold(text)).toBeUndefined())
})

describe('the price of one thing is no pay', () => {
  it.each([
    'I charge 40k per gown. how much is my tax',
    'one ton costs me 410k, sell 535k. I sell 2 tons a month in 9 months and 3 tons a month in 3 months. my tax',
    'I bought 65 cows at 480k per cow, 3 died. I sold the rest at 640k per cow. my tax?',
  ])('%s', (text) => expect(read(text, { currentYear: 2026 }).traps).not.toEqual([]))
})
