import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { put } from '../testing/scoring/index.ts'
import { read } from './index.ts'

const amountsOf = (text: string) =>
  read(text, { currentYear: 2026 }).amounts.map(({ role, value }) => [role, value])
const told = (ask: string, ...after: string[]) => {
  const { first, confirmed } = put({ ask, after, own: false })
  return (confirmed ?? first).text
}

describe('a job that was lost', () => {
  const work = fc.constantFrom('job', 'office', 'employment', 'position', 'post', 'appointment')
  const whose = fc.constantFrom('', 'my ', 'the ')
  const opening = fc.constantFrom('I got', 'They paid me', 'Dem pay me', 'My company gave me')

  it('is the reason of what was paid, in whatever words, and no loss of a trade', () => {
    fc.assert(
      fc.property(
        opening,
        fc.integer({ min: 1, max: 200 }),
        whose,
        whose,
        work,
        (opens, millions, a, b, of) => {
          const text = `${opens} ${millions}m for ${a}loss of ${b}${of}. What tax do I pay?`
          expect(amountsOf(text), text).toEqual([['severance', millions * 1_000_000]])
        },
      ),
      { numRuns: 60 },
    )
  })

  test.each([
    ['They gave me a golden handshake of 68m when I left. What do I owe?', '₦3,210,000'],
    [
      'I was let go in April. Severance for the loss of the job is 62m, and my salary from January until I left was 3.5m in total. What is the tax?',
      '₦2,685,000 a year',
    ],
    [
      'Company retrenched 60 of us at the end of May. I was on 550k monthly from January till then, and they paid me 14 million as severance. What is my total tax for 2026?',
      '₦292,500 a year',
    ],
  ])('%s', (ask, figure) => expect(told(ask)).toContain(figure))

  test('its month is asked where the pay that came until then is not told as a sum', () => {
    const { first } = put({
      ask: 'My salary is 3.5m a year. I was let go in April. Severance for the loss of my job is 62m. Tax?',
      after: [],
      own: false,
    })
    expect(first.kind).toBe('asked')
  })
})

describe('what is told of two', () => {
  test.each([
    'My wife and I both work. I earn 320k a month, she earns 180k a month. What is the tax for the two of us?',
    'Me and my wife dey work. She collects 180k a month and I collect 320k a month. What is the tax for both of us?',
  ])('%s', (ask) => expect(told(ask)).toContain('₦685,200 a year'))
})

describe('what somebody left', () => {
  const died = fc.constantFrom('My papa don die', 'My father died last year', 'Mama die')
  const left = fc.constantFrom(', e leave me', ' and left me', '. He left us', ' leave')
  it('is no income, however it is told', () => {
    fc.assert(
      fc.property(died, left, fc.integer({ min: 1, max: 90 }), (dead, leaves, millions) => {
        const text = `${dead}${leaves} ${millions} million for bank. I go pay tax?`
        expect(amountsOf(text), text).toEqual([['gift', millions * 1_000_000]])
      }),
      { numRuns: 40 },
    )
  })
  test('a rent that goes on is none', () =>
    expect(amountsOf('My papa die, e leave me 2m rent every year. Tax?')).not.toContainEqual([
      'gift',
      2_000_000,
    ]))
})

describe('a share beside its whole', () => {
  test('a profit told as a share of sales is the profit, and no cost', () =>
    expect(
      amountsOf('I sell around 800k monthly and my profit is usually 35% of the sales. How much tax?'),
    ).toEqual([['business', 280_000]]))
  test('each share has the whole that is told behind it', () =>
    expect(
      amountsOf(
        'Annual gross is N7.8m. Pension is 8% of basic, housing and transport (4.2m together), NHF is 2.5% of basic which is 2,400,000. Tax?',
      ),
    ).toEqual([
      ['salary', 7_800_000],
      ['pension', 336_000],
      ['nhf', 60_000],
    ]))
})

test.each([
  ['25 weddings at 180k each, I paid my assistant 30k for every one, and spent 400k on repairs', 750_000],
  ['4 families pay me 25k each every month. Transport takes 15k monthly altogether', 15_000],
])('%s: what the work costs', (ask, cost) =>
  expect(amountsOf(`${ask}. How much tax?`)).toContainEqual(['cost', cost]),
)

test('a repair that is supposed comes off a rent that was told', () =>
  expect(
    told(
      'if I come change roof and paint everywhere, 900k, how much the tax come be?',
      'I dey collect 3.2m every year from my lock-up shops for Aba',
    ),
  ).toContain('₦225,000'))
