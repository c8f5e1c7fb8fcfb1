import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { RawAnswers } from '../../answers/raw-answers.ts'
import { employee } from '../../cases/case.ts'
import { gainsWorksheetCases } from '../../cases/gains-worksheet.ts'
import { explain } from '../../explanation/index.ts'
import { checkWorksheet, rulesOf } from '../all-rules.ts'
import type { WorksheetContent } from '../kinds.ts'
import { taxOf } from '../testing/bands.ts'
import { gainsOracle } from '../testing/gains-oracle.ts'
import type { DigitalTrade, Disposal } from './sheet.ts'
import { withheldByExchanges } from './withheld.ts'

type Content = WorksheetContent<'gains'>
const context = { taxYear: 2026 }
const rules = rulesOf('gains')
const pay = 6_000_000

/** What a person reads once the worksheet has set its answers. */
function figured(content: Content) {
  const fills = rules.fills(content, context)
  const answers = employee({ salary: pay, ...(fills as RawAnswers) })
  const { act, result } = explain(answers, { currentYear: 2026 })
  return { act: act!.totalTax, charged: act!.taxableIncome - pay, result: result.totalTax, fills }
}

const saidOf = (content: Content) => rules.remarks(content, context).map(({ words }) => words)
const finalOf = (content: Content) =>
  rules.sections(content, context).flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'final'))[0]

test.each(gainsWorksheetCases)('$about', ({ disposals = [], digital = [], byTheAct, result }) => {
  const content = { disposals, digital }
  expect(checkWorksheet('gains', content, 2026)).toEqual({ ok: true, content })
  expect(figured(content)).toMatchObject({ act: byTheAct, result })
})

const kobo = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((amount) => amount / 100)
/** About the limits of shares and of personal things, and far from them. */
const amount = fc.oneof(
  kobo(6_000_000),
  kobo(200_000_000),
  fc.constantFrom(0, 5_000_000, 10_000_000, 150_000_000, 149_999_999.99, 5_000_000.01),
)
const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-06-${String(date).padStart(2, '0')}`)
const boughtOn = fc.constantFrom('2019-03-01', '2024-06-14', '2025-12-31', '2026-01-01', '2026-05-31')
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })
const defined = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Row

const kinds = [
  'shares',
  'shares',
  'other-shares',
  'property',
  'own-home',
  'vehicle',
  'vehicle',
  'chattels',
  'currency',
  'startup',
  'compulsory',
  'life-policy',
  'other',
] as const
const disposal: fc.Arbitrary<Disposal> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    proceeds: amount,
    cost: optional(amount),
    sellingCosts: optional(kobo(500_000)),
    improvements: optional(kobo(500_000)),
    priceEnd2025: optional(amount),
    reinvested: optional(amount),
    boughtOn: optional(boughtOn),
    soldOn: optional(day),
    usedBefore: optional(fc.constantFrom('yes', 'no')),
  })
  .map(({ reinvested, priceEnd2025, improvements, usedBefore, ...row }) =>
    defined({
      ...row,
      usedBefore: row.kind === 'own-home' ? usedBefore : undefined,
      improvements: row.kind === 'property' ? improvements : undefined,
      reinvested: row.kind === 'shares' ? reinvested : undefined,
      priceEnd2025: row.kind.endsWith('shares') && !(row.boughtOn! >= '2026') ? priceEnd2025 : undefined,
    }),
  ) as fc.Arbitrary<Disposal>
const rate = fc.integer({ min: 1, max: 3_000_000_000 }).map((millionths) => millionths / 1_000_000)
const trade: fc.Arbitrary<DigitalTrade> = fc
  .record({
    kind: fc.constantFrom('sale', 'swap', 'reward'),
    on: day,
    proceeds: kobo(5_000_000),
    cost: optional(kobo(5_000_000)),
    fees: optional(kobo(5_000)),
    rates: optional(fc.tuple(rate, rate)),
    withheld: optional(kobo(50_000)),
    exchange: optional(fc.constantFrom('Quidax', 'quidax', 'Luno')),
  })
  .map(({ rates: both, cost, ...row }) => {
    const rates = row.kind === 'reward' ? undefined : both
    return defined({
      ...row,
      cost: row.kind === 'reward' ? undefined : cost,
      rateAtSale: rates?.[0],
      // Rates of one year are of one size.
      rateAtPurchase: rates === undefined ? undefined : Math.round((rates[0] + 0.5) * 900_000) / 1_000_000,
    })
  }) as fc.Arbitrary<DigitalTrade>
const content: fc.Arbitrary<Content> = fc.record({
  disposals: fc.array(disposal, { maxLength: 7 }),
  digital: fc.array(trade, { maxLength: 4 }),
})

describe('sales of any kind', () => {
  it('are charged as the Act says, to the kobo', () => {
    fc.assert(
      fc.property(content, (given) => {
        expect(checkWorksheet('gains', given, 2026)).toEqual({ ok: true, content: given })
        const charged = gainsOracle(given)
        const { act, charged: counted, fills, result } = figured(given)
        expect([Math.round(counted * 100), act]).toEqual([
          Number(charged),
          taxOf(BigInt(pay * 100) + charged),
        ])
        expect(result).toBe(taxOf(BigInt(pay * 100 + Math.round(Number(fills.gains ?? 0) * 100))))
        expect(finalOf(given)?.amount ?? 0).toBe(Number(charged) / 100)
      }),
      { numRuns: 1_500 },
    )
  })

  it('are charged alike in whatever order they stand', () => {
    fc.assert(
      fc.property(content, fc.infiniteStream(fc.nat()), (given, places) => {
        const shuffled = <Row>(rows: readonly Row[]) =>
          rows
            .map((row) => ({ row, place: places.next().value }))
            .sort((a, b) => a.place - b.place)
            .map(({ row }) => row)
        const other = { disposals: shuffled(given.disposals), digital: shuffled(given.digital) }
        expect(rules.fills(other, context)).toEqual(rules.fills(given, context))
        expect(saidOf(other).sort()).toHaveLength(saidOf(given).length)
      }),
      { numRuns: 300 },
    )
  })

  it('of shares are charged alike in one sale or in many', () => {
    fc.assert(
      fc.property(fc.array(disposal, { minLength: 1, maxLength: 5 }), (rows) => {
        const parts = rows.map(({ proceeds, cost = 0, reinvested = 0 }) => ({ proceeds, cost, reinvested }))
        const sum = (key: 'proceeds' | 'cost' | 'reinvested') =>
          parts.reduce((all, part) => all + Math.round(part[key] * 100), 0) / 100
        const one = { proceeds: sum('proceeds'), cost: sum('cost'), reinvested: sum('reinvested') }
        const of = (sales: readonly (typeof one)[]) =>
          figured({ disposals: sales.map((sale) => ({ kind: 'shares', ...sale })), digital: [] })
        expect(of(parts)).toEqual(of([one]))
      }),
      { numRuns: 300 },
    )
  })

  it('are never charged more when more buys Nigerian shares again', () => {
    fc.assert(
      fc.property(content, amount, (given, more) => {
        const again = given.disposals.map((row) =>
          row.kind === 'shares' ? { ...row, reinvested: (row.reinvested ?? 0) + more } : row,
        )
        expect(figured({ ...given, disposals: again }).act).toBeLessThanOrEqual(figured(given).act)
      }),
      { numRuns: 300 },
    )
  })

  it('other than digital ones are charged alike beside digital losses', () => {
    fc.assert(
      fc.property(
        fc.array(disposal, { maxLength: 6 }),
        fc.array(trade, { maxLength: 4 }),
        (disposals, all) => {
          const losses = all.map(({ proceeds, ...row }): DigitalTrade => {
            const { rateAtSale: _sale, rateAtPurchase: _purchase, ...plain } = row
            return { ...plain, kind: 'sale', proceeds, cost: proceeds + 1 }
          })
          expect(figured({ disposals, digital: losses }).act).toBe(figured({ disposals, digital: [] }).act)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('a row', () => {
  it.each<[string, object, string]>([
    [
      'disposals',
      { kind: 'shares', proceeds: 5, priceEnd2025: 2, boughtOn: '2026-02-01' },
      'disposals.0.priceEnd2025',
    ],
    [
      'disposals',
      { kind: 'other', proceeds: 5, boughtOn: '2026-02-02', soldOn: '2026-02-01' },
      'disposals.0.boughtOn',
    ],
    ['digital', { kind: 'sale', on: '2026-02-02', proceeds: 5, rateAtSale: 3 }, 'digital.0.rateAtPurchase'],
    ['digital', { kind: 'sale', on: '2026-02-02', proceeds: 5, rateAtPurchase: 3 }, 'digital.0.rateAtSale'],
    ['digital', { kind: 'sale', on: '2025-12-31', proceeds: 5 }, 'digital.0.on'],
  ])('of %s %o is refused where it does not fit together', (list, row, path) => {
    const check = checkWorksheet('gains', { [list]: [row] }, 2026)
    expect(check.ok ? [] : Object.keys(check.faults)).toEqual([path])
  })

  it('is refused with others where no answer can hold their sum', () => {
    const rows = Array.from({ length: 2 }, () => ({ kind: 'other', proceeds: 900_000_000_000 }))
    expect(checkWorksheet('gains', { disposals: rows }, 2026)).toEqual({
      ok: false,
      faults: { disposals: expect.stringContaining('one trillion') as string },
    })
  })
})

describe('what is said', () => {
  const sale = { kind: 'property', proceeds: 5_000_000 } as const
  it.each<[string, Partial<Content>, RegExp]>([
    ['no cost', { disposals: [sale] }, /No cost is given/],
    ['improvements', { disposals: [{ ...sale, improvements: 10 }] }, /₦10 for improvements is not taken off/],
    [
      'shares of before',
      { disposals: [{ kind: 'shares', proceeds: 5 }] },
      /price on 31 December 2025.*Oyedele/,
    ],
    ['twelve months', { disposals: [{ kind: 'shares', proceeds: 5 }] }, /months of 2026.*not certain/],
    [
      'too much invested',
      { disposals: [{ kind: 'shares', proceeds: 5, reinvested: 6 }] },
      /for more than you sold: ₦5 of it counts/,
    ],
    ['the home', { disposals: [{ kind: 'own-home', proceeds: 5 }] }, /never sold a home tax-free.*1 acre/],
    [
      'two homes',
      { disposals: [5, 6].map((proceeds) => ({ kind: 'own-home', proceeds })) },
      /Only one home is free/,
    ],
    [
      'three cars',
      { disposals: [5, 6, 7].map((proceeds) => ({ kind: 'vehicle', proceeds })) },
      /Only 2 private vehicles/,
    ],
    [
      'things above the limit',
      { disposals: [{ kind: 'chattels', proceeds: 5_000_001 }] },
      /more than ₦5,000,000.*in full/,
    ],
    [
      'a loss on a car',
      { disposals: [{ kind: 'vehicle', proceeds: 5, cost: 6 }] },
      /would be free is not counted.*not certain/,
    ],
    ['a loss', { disposals: [{ ...sale, cost: 6_000_000 }] }, /other income is not certain/],
    ['two per cent', { disposals: [sale] }, /2% of the price within 30 days.*not certain/],
    [
      'a digital loss',
      { digital: [{ kind: 'sale', on: '2026-01-01', proceeds: 5, cost: 7 }] },
      /₦2 of loss on digital assets is not used/,
    ],
    [
      'no rates',
      { digital: [{ kind: 'sale', on: '2026-01-01', proceeds: 5, cost: 7 }] },
      /plain naira.*circular 2026\/21/,
    ],
    [
      'much withheld',
      { digital: [{ kind: 'sale', on: '2026-01-01', proceeds: 500, withheld: 50 }] },
      /more than the 1% that exchanges withhold/,
    ],
    ['a row twice', { disposals: [sale, sale] }, /Sale 2 says the same as sale 1/],
    [
      'a startup',
      { disposals: [{ kind: 'startup', proceeds: 500 }] },
      /held for more than 24 months: give both days/,
    ],
  ])('names %s', (_about, given, words) => {
    expect(saidOf({ disposals: [], digital: [], ...given })).toContainEqual(expect.stringMatching(words))
  })

  it('is bounded, and nothing of an empty worksheet', () => {
    const many = Array.from({ length: 500 }, () => sale)
    expect(saidOf({ disposals: many, digital: [] }).length).toBeLessThan(60)
    expect(saidOf({ disposals: [], digital: [] })).toEqual([])
    expect(rules.fills({ disposals: [], digital: [] }, context)).toEqual({})
  })
})

const traded = (exchange: string | undefined, withheld: number) =>
  defined({ kind: 'sale' as const, on: '2026-01-01', proceeds: 3_000_000, exchange, withheld })

test('tax that exchanges withheld is a line for each', () => {
  const digital = [
    traded('Luno', 30_000),
    traded('LUNO', 0.1),
    traded('Quidax', 0),
    traded(undefined, 5),
  ] as DigitalTrade[]
  expect(withheldByExchanges({ disposals: [], digital })).toEqual([
    { exchange: null, gross: 3_000_000, tax: 5 },
    { exchange: 'Luno', gross: 6_000_000, tax: 30_000.1 },
  ])
})
