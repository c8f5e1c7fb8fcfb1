import { describe, expect, test } from 'vitest'
import { put } from '../testing/scoring/index.ts'

/** What a turn comes to at once or behind "Calculate", after the turns before it. */
function saidOf(ask: string, ...after: string[]): readonly [kind: string, text: string] {
  const { first, confirmed } = put({ ask, after, own: false })
  const { kind, text } = confirmed ?? first
  return [kind, text]
}

describe('accounts of a trade', () => {
  test.each([
    ['sales with a loss', 'Sold fish for 4m, feed and fingerlings took 4.6m. How much tax?', 'No tax is due'],
    [
      'commissions without a name, and what they cost',
      'house agent. my commissions average 300k a month, transport and adverts 40k a month. tax per year?',
      '351,600',
    ],
    [
      'commission alone',
      'I am paid by commission. It comes to about 200k a month. Tax for a year?',
      '240,000',
    ],
    [
      'two kinds of homes, and one home',
      'one shop at 500k and two duplexes at 1.5m each, all rented out. how much tax for the year',
      '420,000',
    ],
    [
      'weeks of the year',
      'I sell the catch for 46k per trip, 3 trips each week, fuel 15k per trip. 40 weeks in the year. tax?',
      '459,600',
    ],
    [
      'a margin with costs besides',
      '3,000 litres every week, margin is 100 naira a litre. diesel 210k monthly. tax for the year?',
      '2,176,800',
    ],
    ['what the workers get', 'sales of 12m this year, staff and goods took 60% of it. tax?', '654,000'],
  ])('%s', (_class, ask, said) => {
    expect(saidOf(ask)).toEqual(['calculated', expect.stringContaining(said)])
  })
})

describe('what would be a wrong figure', () => {
  test.each([
    [
      'a bonus of half a month’s pay',
      '105k monthly. December they add 50% of one month as bonus. total tax for jan-dec',
      '76,875',
    ],
    [
      'another bonus beside a thirteenth month',
      '240,000 monthly salary plus 13th month in december, and 150k productivity bonus. Tax for the year',
      '378,600',
    ],
    [
      'a job that began in a month',
      '410k per month. I was appointed 1 March 2026. Rent 650k. tax for 2026?',
      '504,600',
    ],
  ])('%s', (_class, ask, said) => {
    expect(saidOf(ask)).toEqual(['calculated', expect.stringContaining(said)])
  })

  test.each([
    ['sales that are called so by their verb', 'I sell things of about 2m every month. my tax abeg'],
    [
      'a pension of one of two jobs',
      'From Jan to June 480k monthly as lecturer, from July 900k monthly at the NGO. Pension: lecturer job 8%, NGO none. tax?',
    ],
    [
      'a profit beside a free pension of the month',
      'pension 95k a month from PFA, gratuity paid 3.1m this year, and fish pond profit 1.75m. what tax',
    ],
  ])('%s is asked about', (_class, ask) => {
    expect(put({ ask, after: [], own: false }).first.kind).toBe('asked')
  })

  test('no other deduction takes no pension back that was told', () => {
    expect(
      saidOf(
        'how much will be left for me in the year',
        '700k/month, pension 8%',
        'yes no other deduction. what is the tax?',
      ),
    ).toEqual(['calculated', expect.stringContaining('6,546,960')])
  })
})
