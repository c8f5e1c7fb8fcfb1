import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../../../tax/index.ts'
import type { Intent, ReadAmount } from '../reading/index.ts'
import { decide, type Decision } from './index.ts'
import { anyReading } from './testing/arbitrary-readings.ts'
import { amount, reading } from './testing/readings.ts'

const nobody = { own: undefined, currentYear: 2026, isConfirmed: false }
const saved: Answers = {
  firstName: 'Ada',
  lastName: 'Obi',
  taxYear: 2026,
  status: 'employee',
  salary: 6_000_000,
}

/** What a message comes to, in a word or two. */
function outcome(decision: Decision): string {
  if (decision.kind === 'ask') return `asks ${decision.ask.slot}`
  if (decision.kind === 'sum') return decision.sum.kind
  if (decision.kind === 'rule') return decision.rules.map(({ rule }) => rule).join(', ')
  if (decision.kind === 'own') return `own ${decision.about}`
  return decision.kind
}

const asked = (intent: Intent, ...amounts: readonly ReadAmount[]) => reading({ intent, amounts })
const month = { period: 'month' } as const
const open = { period: undefined } as const
const share = { isPercent: true, period: undefined } as const
const pay = amount('salary', 400_000, month)

describe('each row decides what it is for', () => {
  test.each([
    ['a limit of the law is looked up', asked('lookup', amount('threshold', 500_000)), 'lookup'],
    ['nothing named is looked up', asked('tax'), 'lookup'],
    ['pay', asked('tax', pay), 'tax'],
    ['pay with contributions', asked('net', pay, amount('pension', 8, share)), 'net'],
    ['the rate', asked('rate', pay), 'rate'],
    ['rent alone', asked('tax', amount('rent', 1_000_000)), 'relief'],
    ['the relief beside a pay', asked('relief', pay, amount('rent', 1_000_000)), 'relief'],
    ['a net', asked('gross', amount('net', 200_000, month)), 'gross'],
    ['a net asked for without one', asked('gross', pay), 'asks role'],
    ['a tax', asked('incomeFromTax', amount('taxPaid', 30_000, month)), 'incomeFromTax'],
    ['a taxable income', asked('tax', amount('taxable', 5_000_000)), 'bands'],
    ['tax taken beside pay', asked('difference', pay, amount('taxPaid', 30_000, open)), 'stillDue'],
    [
      'tax taken beside a net',
      asked('tax', amount('net', 300_000, month), amount('taxPaid', 30_000, month)),
      'stillDue',
    ],
    ['a raise', asked('tax', pay, amount('raise', 10, share)), 'difference'],
    [
      'a pair',
      asked(
        'tax',
        amount('salary', 300_000, { ...month, pair: 0 }),
        amount('salary', 400_000, { ...month, pair: 1 }),
      ),
      'difference',
    ],
    ['a difference of nothing', asked('difference', pay), 'asks meaning'],
    ['two years', reading({ intent: 'tax', amounts: [pay], years: [2025, 2026] }), 'difference'],
    ['a deduction', asked('saving', pay, amount('pension', 8, share)), 'saving'],
    ['a year before the Act', reading({ amounts: [pay], years: [2023] }), 'tax'],
    ['a year without figures', reading({ amounts: [pay], years: [2011] }), 'asks meaning'],
    ['an hour', asked('tax', amount('income', 2_500, { period: 'hour' })), 'asks hours'],
    ['a day', asked('tax', amount('income', 9_500, { period: 'day' })), 'asks days'],
    ['days that were counted', asked('tax', amount('income', 9_500, { period: 'day', times: 300 })), 'tax'],
    ['other money', asked('tax', amount('income', 1_200, { ...month, currency: 'USD' })), 'asks rate'],
    [
      'other money with its rate',
      asked('tax', amount('income', 1_200, { ...month, currency: 'USD' }), amount('rate', 1_500)),
      'tax',
    ],
    ['sales alone', asked('tax', amount('revenue', 14_000_000)), 'asks amount'],
    ['sales and costs', asked('tax', amount('revenue', 9_000_000), amount('cost', 5_500_000)), 'tax'],
    ['a profit and costs', asked('tax', amount('business', 9_000_000), amount('cost', 500_000)), 'asks role'],
    ['a deduction without an income', asked('tax', amount('pension', 40_000, month)), 'asks income'],
    [
      'rent much above the pay',
      asked('tax', amount('salary', 2_500_000), amount('rent', 5_000_000)),
      'asks sure',
    ],
    ['a pension that is half the pay', asked('tax', pay, amount('pension', 200_000, month)), 'asks sure'],
    ['a loan beside the interest on it', asked('tax', pay, amount('loan', 1_000_000)), 'tax'],
    ['a gratuity', asked('tax', amount('gratuity', 6_500_000)), 'gratuity'],
    ['a gift in other money', asked('tax', amount('gift', 500, { currency: 'USD' })), 'gift'],
    [
      'gratuity and pension',
      asked('tax', amount('gratuity', 8_700_000), amount('pensionReceived', 140_000, month)),
      'gratuity, pensionReceived',
    ],
    ['severance within the limit', asked('tax', amount('severance', 12_000_000)), 'severanceFree'],
    ['severance beyond it', asked('tax', amount('severance', 80_000_000)), 'severanceOver'],
    ['a prize', asked('tax', amount('prize', 1_000_000)), 'tax'],
    [
      'two rents without an income',
      asked('tax', amount('rent', 1_000_000), amount('rent', 900_000)),
      'asks income',
    ],
    [
      'a net compared with a net',
      asked(
        'gross',
        amount('net', 200_000, { ...month, pair: 0 }),
        amount('net', 300_000, { ...month, pair: 1 }),
      ),
      'asks meaning',
    ],
    ['a percentage of no known base', asked('tax', pay, amount('taxPaid', 10, share)), 'asks role'],
    [
      'a raise for a part of the year',
      asked('tax', pay, amount('raise', 20, { ...share, times: 6 })),
      'asks role',
    ],
    ['a raise beyond belief', asked('tax', pay, amount('raise', 450_000, month)), 'asks meaning'],
    ['dollars that no sum needs', asked('tax', pay, amount('dividend', 200, { currency: 'USD' })), 'tax'],
    [
      'severance of a year before the Act',
      reading({ amounts: [pay, amount('severance', 60_000_000)], years: [2024] }),
      'asks meaning',
    ],
    ['a sale of something', asked('tax', amount('gain', 4_000_000)), 'asks meaning'],
  ] as const)('%s', (_name, read, expected) => {
    expect(outcome(decide(read, nobody))).toBe(expected)
  })

  test.each([
    ['land', 'I bought land and sold it', 'tax'],
    ['the own home', 'I sold the house I live in', 'homeFree'],
    ['shares', 'Dangote shares', 'sharesFree'],
    ['crypto', 'bitcoin', 'tax'],
    ['a car', 'my Corolla', 'carFree'],
  ])('a sale of %s', (_what, text, expected) => {
    const amounts = [amount('boughtFor', 7_000_000), amount('soldFor', 12_000_000)]
    expect(outcome(decide(reading({ text, amounts }), nobody))).toBe(expected)
  })

  test.each([
    ['why', reading({ intent: 'why' }), 'own bands'],
    ['net', reading({ intent: 'net', isOwn: true }), 'own net'],
    ['what a deduction saves', reading({ intent: 'saving', isOwn: true, about: ['rent'] }), 'own saving'],
    ['what would lower it', reading({ intent: 'saving', isOwn: true }), 'own changes'],
    ['what is left, without a word of whose', reading({ intent: 'net' }), 'own net'],
    ['what if a contribution', reading({ amounts: [amount('pension', 480_000)] }), 'own whatIf'],
    [
      'what if another pay',
      reading({ relations: [{ kind: 'instead', words: 'what if' }], amounts: [amount('income', 7_000_000)] }),
      'own whatIf',
    ],
    ['a whole pay, called mine', reading({ isOwn: true, amounts: [amount('income', 7_000_000)] }), 'tax'],
    ['a pay of its own', reading({ amounts: [amount('income', 7_000_000)] }), 'tax'],
  ] as const)('one’s own calculation: %s', (_name, read, expected) => {
    expect(outcome(decide(read, { ...nobody, own: saved }))).toBe(expected)
  })
})

test.each([
  ['increased by 50k to 300k', [3_000_000, 3_600_000]],
  ['they added 50k to my 300k', [3_600_000, 4_200_000]],
  ['300k, increased by 50k', [3_600_000, 4_200_000]],
])('a raise: %s', (text, wanted) => {
  const at = (words: string) => ({ ...month, words, at: text.indexOf(words) })
  const read = reading({
    text,
    amounts: [amount('salary', 300_000, at('300k')), amount('raise', 50_000, at('50k'))],
  })
  const decision = decide(read, nobody)
  if (decision.kind !== 'sum' || decision.sum.kind !== 'difference') throw new Error(outcome(decision))
  const { before, after } = decision.sum
  expect([before.answers.salary, after.answers.salary]).toEqual(wanted)
})

describe('pay without a period', () => {
  test.each([
    [199_999, 1],
    [200_000, 2],
    [2_000_000, 2],
    [2_000_001, 1],
  ])('%i is told in %i way or ways', (value, ways) => {
    const decision = decide(asked('tax', amount('income', value, open)), nobody)
    expect(decision.kind === 'sum' && decision.sum.kind === 'tax' && decision.sum.cases.length).toBe(ways)
  })

  test('a comparison of it is asked: four figures would be none', () => {
    const raised = asked('difference', amount('income', 400_000, open), amount('raise', 10, share))
    expect(outcome(decide(raised, nobody))).toBe('asks period')
  })
})

/** Whatever is decided, no figure of tax comes out of it. */
const hasNoFigure = ({ kind }: Decision) => kind !== 'sum'

describe('what was not understood blocks', () => {
  const blockers = fc.constantFrom(
    { traps: [{ kind: 'arrears', words: 'they owe me' }] },
    { unplaced: ['2m'] },
    { dangling: ['pension'] as const },
    { amounts: [amount(undefined, 2_000_000)] },
    { amounts: [amount('income', 1_000, { ...month, currency: 'USD' })] },
    { amounts: [amount('income', 1_000, { period: 'hour' })] },
  )
  test('any reading with something in it that no rule used comes to no figure, confirmed or not', () => {
    fc.assert(
      fc.property(anyReading, blockers, fc.boolean(), (read, blocker, isConfirmed) => {
        const amounts = [
          ...read.amounts.filter(({ role }) => role !== 'rate'),
          ...('amounts' in blocker ? blocker.amounts : []),
        ].map((each) => ({ ...each, person: undefined, pair: undefined }))
        const blocked = { ...read, ...blocker, amounts, years: [] }
        expect(hasNoFigure(decide(blocked, { ...nobody, isConfirmed }))).toBe(true)
      }),
    )
  })

  test('an unknown word is shown before any figure, and no more once the person said Calculate', () => {
    const doubtful = reading({ amounts: [pay], unknown: ['zzz'] })
    expect(outcome(decide(doubtful, nobody))).toBe('asks sure')
    expect(outcome(decide(doubtful, { ...nobody, isConfirmed: true }))).toBe('tax')
  })
})

test('two people’s amounts are never one sum', () => {
  const both = asked('tax', pay, amount('income', 900_000, { ...month, person: 'wife' }))
  const decision = decide(both, nobody)
  if (decision.kind !== 'sum' || decision.sum.kind !== 'tax') throw new Error(outcome(decision))
  expect(decision.sum.cases[0].answers.salary).toBe(4_800_000)
  expect(decision.remarks).toContainEqual({ kind: 'others', person: 'wife' })
})

test.each([
  ['what will be the exact tax rates in the year 2032?', 'declined'],
  ['Will the government raise these tax rates in 2028? by how much', 'declined'],
  ['what are the tax rates in 2027?', undefined],
  ['I will earn 500k a month in 2030, how much tax?', undefined],
])('the law of a year that is far off is known to nobody: %s', (text, kind) => {
  const amounts = /500k/.test(text) ? [amount('income', 500_000, month)] : []
  const decided = decide(reading({ text, amounts }), {
    own: undefined,
    currentYear: 2026,
    isConfirmed: false,
  })
  expect(decided.kind === 'declined' ? decided.kind : undefined).toBe(kind)
})
