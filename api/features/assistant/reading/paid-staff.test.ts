import { describe, expect, test } from 'vitest'
import { put } from '../testing/scoring/index.ts'
import { read } from './index.ts'

const paidIn = (ask: string) =>
  read(ask, { currentYear: 2026 }).amounts.map(({ person, value, period }) => [person, value, period])

describe('who is paid by the one who asks', () => {
  test.each([
    [
      'I run a small pharmacy. Three staff: cleaner 70k, sales girl 120k, pharmacist 250k, all per month. How much PAYE should I be remitting in total each month?',
      [
        ['paid cleaner', 70_000, 'month'],
        ['paid sales girl', 120_000, 'month'],
        ['paid pharmacist', 250_000, 'month'],
      ],
    ],
    [
      'I own a pharmacy with 3 staff. One earns 65k, one 90k and the last one 180k monthly. How much PAYE should I remove from each person every month?',
      [
        ['paid worker', 65_000, 'month'],
        ['paid worker 2', 90_000, 'month'],
        ['paid worker 3', 180_000, 'month'],
      ],
    ],
    [
      'Two sales girls on 80k each and a manager on 150k a month. What PAYE should I be removing altogether?',
      [
        ['paid sales girl', 80_000, 'month'],
        ['paid sales girl 2', 80_000, 'month'],
        ['paid manager', 150_000, 'month'],
      ],
    ],
    [
      'I get small bakery for Jos, 3 boys dey work for me, each one dey collect 60k for month. I suppose dey remove tax from dia salary?',
      [
        ['paid worker', 60_000, 'month'],
        ['paid worker 2', 60_000, 'month'],
        ['paid worker 3', 60_000, 'month'],
      ],
    ],
    [
      'Hiring 2 salesgirls for my boutique, 110k monthly each. How much tax will I be removing every month for the two of them?',
      [
        ['paid worker', 110_000, 'month'],
        ['paid worker 2', 110_000, 'month'],
      ],
    ],
  ])('%s', (ask, paid) => {
    expect(paidIn(ask)).toEqual(paid)
  })

  test.each([
    'I earn 300k a month and they deduct 20k PAYE. How much PAYE should they remit?',
    'My sales are 900k a month, I pay two boys 60k each. How much tax do I remit?',
    'I have 3 cleaners and 2 guards, 90k monthly each. How much tax do I remove for them?',
    'I work in a bakery with 5 boys, each one collects 60k a month. How much tax should they remove from my salary?',
    'I have two boys on my payroll and they collect 60k. The manager earns 90k. What PAYE do I deduct?',
  ])('no pay of several is made of: %s', (ask) => {
    expect(paidIn(ask).map(([person]) => person)).not.toContain('paid worker')
  })

  test('each is taxed alone, and their taxes are added up', () => {
    const { confirmed } = put({
      ask: 'I have a driver on 70k a month and a cook on 150k a month. How much PAYE do I remit for them?',
      after: [],
      own: false,
    })
    expect(confirmed?.text).toContain('For your driver, no tax is due')
    expect(confirmed?.text).toContain('Together that is ₦150,000 a year')
  })

  test('a share that all pay comes off the pay of each', () => {
    const { confirmed } = put({
      ask: 'My school has 2 teachers on 130k and a principal on 260k per month. All of them pay 8% pension. Total PAYE to remit monthly?',
      after: [],
      own: false,
    })
    expect(confirmed?.text).toContain('Together that is ₦501,120 a year')
  })
})
