import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { nothingPaid } from '../../answers/keys.ts'
import type { RawAnswers } from '../../answers/raw-answers.ts'
import { foreignWorksheetCases } from '../../cases/foreign-worksheet.ts'
import { explain } from '../../explanation/index.ts'
import { checkWorksheet, rulesOf } from '../all-rules.ts'
import type { WorksheetContent } from '../kinds.ts'
import { taxOf } from '../testing/bands.ts'
import { differingRates, farRates } from './rates.ts'
import type { Receipt } from './sheet.ts'
import { mayBeExempt } from './work.ts'

type Content = WorksheetContent<'foreign'>
const context = { taxYear: 2026 }
const rules = rulesOf('foreign')
const of = (receipts: readonly Receipt[]): Content => ({ rateSource: 'CBN', receipts })

/** What a person without other income reads once the worksheet has set its answers. */
function figured(content: Content) {
  const fills = rules.fills(content, context)
  const answers: RawAnswers = { taxYear: 2026, status: 'other', ...nothingPaid, ...fills }
  const { act, result } = explain(answers, { currentYear: 2026 })
  return { act: act!, result: result.totalTax }
}

test.each(foreignWorksheetCases)('$about', ({ receipts, byTheAct, result, credit = 0 }) => {
  const content = of(receipts)
  expect(checkWorksheet('foreign', content, 2026)).toEqual({ ok: true, content })
  const { act, result: own } = figured(content)
  expect([act.totalTax, own, act.foreignTaxCredit]).toEqual([byTheAct, result, credit])
})

const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-06-${String(date).padStart(2, '0')}`)
const cents = fc.integer({ min: 0, max: 5_000_000 }).map((amount) => amount / 100)
const micros = fc.integer({ min: 1, max: 2_500_000_000 }).map((rate) => rate / 1_000_000)
const receipt: fc.Arbitrary<Receipt> = fc
  .record(
    {
      on: day,
      kind: fc.constantFrom('salary', 'fees', 'dividend', 'interest', 'rent', 'royalty', 'other'),
      currency: fc.constantFrom('USD', 'GBP', 'EUR'),
      amount: cents,
      rate: micros,
      taxShare: fc.integer({ min: 0, max: 40 }),
      approvedChannel: fc.constantFrom('yes', 'no'),
    },
    { requiredKeys: ['on', 'kind', 'currency', 'amount', 'rate'] },
  )
  .map(({ taxShare, approvedChannel, ...row }) => ({
    ...row,
    ...(taxShare !== undefined && { taxAbroad: Math.floor(row.amount * taxShare) / 100 }),
    ...(approvedChannel !== undefined && mayBeExempt(row) && { approvedChannel }),
  }))

/** Naira in kobo of an amount of a currency: its hundredths times millionths of a rate, to the nearest. */
function toKobo(amount: number | undefined, rate: number): bigint {
  const exact = BigInt((amount ?? 0).toFixed(2).replace('.', '')) * BigInt(rate.toFixed(6).replace('.', ''))
  const rest = exact % 1_000_000n
  return exact / 1_000_000n + (rest >= 500_000n ? 1n : 0n)
}

/** By sections 12, 120 and 163(1)(s): the tax, less tax abroad on what is taxed, up to the tax on it, which is all. */
function oracle(receipts: readonly Receipt[]) {
  let [income, exempt, abroad] = [0n, 0n, 0n]
  for (const { kind, amount, rate, taxAbroad, approvedChannel } of receipts) {
    income += toKobo(amount, rate)
    if (approvedChannel === 'yes' && !['salary', 'fees', 'other'].includes(kind))
      exempt += toKobo(amount, rate)
    else abroad += toKobo(taxAbroad, rate)
  }
  const tax = taxOf(income - exempt)
  const paid = Number((abroad + 50n) / 100n)
  return { own: taxOf(income), act: tax - Math.min(tax, paid) }
}

const koboIn = (lines: readonly { amount: number | null }[]) =>
  lines.reduce((all, { amount }) => all + Math.round((amount ?? 0) * 100), 0)

describe('receipts of any kind', () => {
  it('are charged as the Act says, each rounded to the kobo', () => {
    fc.assert(
      fc.property(fc.array(receipt, { maxLength: 8 }), (receipts) => {
        expect(checkWorksheet('foreign', of(receipts), 2026)).toEqual({ ok: true, content: of(receipts) })
        const { act, result } = figured(of(receipts))
        expect({ own: result, act: act.totalTax }).toEqual(oracle(receipts))
      }),
      { numRuns: 1_000 },
    )
  })

  it('are charged and remarked upon alike in whatever order they stand', () => {
    fc.assert(
      fc.property(fc.array(receipt, { maxLength: 8 }), (receipts) => {
        const other = receipts.toReversed()
        expect(rules.fills(of(other), context)).toEqual(rules.fills(of(receipts), context))
        const placed = (found: ReadonlySet<number>) => [...found].map((index) => receipts.length - 1 - index)
        expect(new Set(placed(farRates(other)))).toEqual(farRates(receipts))
      }),
      { numRuns: 300 },
    )
  })

  it('add up by currency and by kind', () => {
    fc.assert(
      fc.property(fc.array(receipt, { minLength: 1, maxLength: 8 }), (receipts) => {
        const [currencies, kinds] = rules.sections(of(receipts), context)
        const all = kinds!.lines.find(({ kind }) => kind === 'sum')!.amount!
        expect(koboIn(currencies!.lines)).toBe(Math.round(all * 100))
      }),
      { numRuns: 200 },
    )
  })
})

const fee = { on: '2026-02-01', kind: 'fees', currency: 'USD', amount: 100, rate: 1_500 } as const
const rated = (...rates: readonly number[]) =>
  rates.map((rate, index) => ({ ...fee, on: `2026-02-0${index + 1}`, rate }))

describe('a rate', () => {
  it.each([
    ['a zero too few', rated(1_500, 150, 1_510), [1]],
    ['a zero too many', rated(1_500, 1_490, 15_000), [2]],
    ['a wrong first one', rated(140, 1_500, 1_490), [0]],
    ['one of two', rated(1_500, 150), [0, 1]],
    ['a fall within ten times', rated(1_500, 151, 1_510), []],
    ['another currency', [fee, { ...fee, currency: 'JPY', rate: 10 }], []],
  ])('far from its neighbours is found: %s', (_about, receipts, found) => {
    expect([...farRates(receipts as readonly Receipt[])]).toEqual(found)
  })

  it('that differs from another of its day is found', () => {
    const rows = [fee, { ...fee, rate: 1_510 }, { ...fee, on: '2026-02-02', rate: 1_520 }]
    expect([...differingRates(rows)]).toEqual([0, 1])
  })
})

describe('a ledger', () => {
  it.each<[string, object, string]>([
    ['naira', { rateSource: 'CBN', receipts: [{ ...fee, currency: 'NGN' }] }, 'receipts.0.currency'],
    ['a rate of nobody', { receipts: [fee, { ...fee, rateSource: 'CBN' }] }, 'rateSource'],
    [
      'more than a trillion',
      { rateSource: 'CBN', receipts: [{ ...fee, amount: 900_000_000_000 }] },
      'receipts.0.rate',
    ],
    [
      'more than a trillion together',
      { rateSource: 'CBN', receipts: [fee, fee].map((row) => ({ ...row, amount: 600_000_000 })) },
      'receipts',
    ],
    [
      'tax above the amount',
      { rateSource: 'CBN', receipts: [{ ...fee, taxAbroad: 101 }] },
      'receipts.0.taxAbroad',
    ],
    [
      'a day of another year',
      { rateSource: 'CBN', receipts: [{ ...fee, on: '2025-02-01' }] },
      'receipts.0.on',
    ],
  ])('of %s is refused', (_about, raw, path) => {
    const check = checkWorksheet('foreign', raw, 2026)
    expect(check.ok ? [] : Object.keys(check.faults)).toEqual([path])
  })

  it('of fees asks for no channel: they are taxed however they come in', () => {
    const check = checkWorksheet('foreign', of([{ ...fee, approvedChannel: 'yes' }]), 2026)
    expect(check).toEqual({ ok: true, content: of([fee]) })
  })

  it('is taken where every row names its own source', () => {
    expect(checkWorksheet('foreign', { receipts: [{ ...fee, rateSource: 'GTBank' }] }, 2026).ok).toBe(true)
  })

  it('of ten thousand rows is worked out at once, and what is said of it is bounded', () => {
    const receipts = Array.from({ length: 10_000 }, (_, index) => ({
      ...fee,
      kind: 'rent',
      amount: index % 9,
    }))
    const content = of(receipts as readonly Receipt[])
    expect(rules.remarks(content, context).length).toBeLessThan(60)
    expect(rules.sections(content, context)).toHaveLength(2)
  })

  it.each<[string, readonly Receipt[], RegExp]>([
    ['zeros', rated(1_500, 150, 1_510), /check the number of zeros/],
    ['two rates of a day', [fee, { ...fee, rate: 1_510 }], /USD has more than one rate on this day/],
    ['a receipt twice', [fee, { ...fee, rateSource: 'CBN' }], /Payment 2 says the same as payment 1/],
    ['a channel that nobody named', [{ ...fee, kind: 'rent' }], /Say whether this came/],
    [
      'an approved channel',
      [{ ...fee, kind: 'rent', approvedChannel: 'yes' }],
      /does not say which channels/,
    ],
    [
      'tax on what is exempt',
      [{ ...fee, kind: 'rent', approvedChannel: 'yes', taxAbroad: 10 }],
      /₦15,000 of tax abroad.*does not come off/,
    ],
    ['the rate that is not ruled', [fee], /No rule was found for the rate/],
  ])('names %s', (_about, receipts, words) => {
    const said = rules.remarks(of(receipts), context).map((remark) => remark.words)
    expect(said).toContainEqual(expect.stringMatching(words))
  })
})
