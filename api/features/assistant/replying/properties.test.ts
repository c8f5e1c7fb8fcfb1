import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answers, calculate, formatNaira, nothingPaid } from '../../../../tax/index.ts'
import { noteFigures } from '../../../../tax/years/nta-2025.ts'
import { told } from '../../../../tax/years/told.ts'
import { type Case, type Context, decide, type Decision } from '../deciding/index.ts'
import { anyReading, payReading } from '../deciding/testing/arbitrary-readings.ts'
import { amount, reading } from '../deciding/testing/readings.ts'
import type { Reading } from '../reading/index.ts'
import { payForNet, payForTax, withPay } from './backward.ts'
import { byMonth, figuresOf, leftOf } from './figures.ts'
import { inWords } from './index.ts'

const year = 2026
const saved: Answers = {
  firstName: 'Ada',
  lastName: 'Obi',
  taxYear: year,
  status: 'employee',
  salary: 6_000_000,
  rentPaidBySelf: 1_000_000,
  ...nothingPaid,
}
const nobody: Context = { own: undefined, currentYear: year, isConfirmed: true }

function said(read: Reading, context: Context): { decision: Decision; text: string } {
  const decision = decide(read, context)
  const isFigured =
    decision.kind === 'sum' || decision.kind === 'rule' || decision.kind === 'ask' || decision.kind === 'own'
  return { decision, text: isFigured ? inWords(decision, read.language, context).text : '' }
}

/** Every number inside a value, however deep. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((each: unknown) => numbersIn(each))
}

const isCase = (value: object): value is Case => 'answers' in value && 'label' in value

/** Every case inside a decision. */
function casesIn(value: unknown): readonly Case[] {
  if (typeof value !== 'object' || value === null) return []
  if (isCase(value)) return [value]
  return Object.values(value).flatMap((each: unknown) => casesIn(each))
}

const ofTheLaw = [...Object.values(noteFigures), ...Object.values(told)].map(({ value }) => value)

/** What a text may name: what was said, what the engine gives of the cases, the law's own figures, and how two differ. */
function mayBeNamed(decision: Decision, read: Reading, context: Context): ReadonlySet<string> {
  const engine = [...casesIn(decision).map(({ answers }) => answers), ...(context.own ? [context.own] : [])]
  const whatIf =
    decision.kind === 'own' && context.own ? [{ ...context.own, ...decision.change } as Answers] : []
  const figures = [...engine, ...whatIf].flatMap((answers) =>
    numbersIn(figuresOf(answers, context.currentYear)),
  )
  const backward =
    decision.kind === 'sum' && 'shares' in decision.sum
      ? backwardFigures(decision.sum, context.currentYear)
      : []
  const bands =
    decision.kind === 'sum' && decision.sum.kind === 'bands'
      ? numbersIn(
          figuresOf(
            {
              ...nothingPaid,
              status: 'other',
              otherIncome: decision.sum.taxable,
              taxYear: decision.sum.taxYear,
            },
            context.currentYear,
          ),
        )
      : []
  // The relief for a rent alone is the engine's, on pay that it comes off whole.
  const relief =
    decision.kind === 'sum' && decision.sum.kind === 'relief'
      ? [
          calculate(
            {
              ...nothingPaid,
              taxYear: decision.sum.taxYear,
              status: 'employee',
              salary: 100_000_000,
              rentPaidBySelf: decision.sum.rent,
            },
            context,
          ).reliefApplied,
        ]
      : []
  // Another money at the rate that was said.
  const rates = read.amounts.filter(({ role }) => role === 'rate').map(({ value }) => value)
  const converted = read.amounts
    .filter(({ currency }) => currency !== 'NGN')
    .flatMap(({ value }) => rates.map((rate) => value * rate))
  const said = [...numbersIn(decision), ...numbersIn(read), ...converted]
  const base = [...said, ...figures, ...backward, ...bands, ...relief]
  const differences = base.flatMap((one) =>
    base.map((other) => Math.round(Math.abs(one - other) * 100) / 100),
  )
  const all = [...base, ...differences, ...ofTheLaw]
  return new Set(
    all.flatMap((naira) => [formatNaira(naira), formatNaira(Math.round(naira)), formatNaira(byMonth(naira))]),
  )
}

function backwardFigures(
  { kind, naira, case: one, shares }: Extract<Extract<Decision, { kind: 'sum' }>['sum'], { shares: unknown }>,
  currentYear: number,
): readonly number[] {
  const pay = (kind === 'gross' ? payForNet : payForTax)(naira, one, shares, currentYear)
  return [pay, ...numbersIn(figuresOf(withPay(one, pay, shares), currentYear))]
}

const nairaIn = (text: string) => text.match(/₦\d{1,3}(?:,\d{3})*(?:\.\d\d)?/g) ?? []

describe('any reading is answered', () => {
  test('without an error, with nothing undefined in it, at most a screen long', () => {
    fc.assert(
      fc.property(anyReading, fc.boolean(), fc.boolean(), (read, isConfirmed, hasOwn) => {
        const { decision, text } = said(read, { ...nobody, own: hasOwn ? saved : undefined, isConfirmed })
        expect(text).not.toMatch(/undefined|NaN|Infinity|\[object|—/)
        expect(text.length).toBeLessThan(1400)
        expect(text === '').toBe(decision.kind === 'lookup')
      }),
    )
  })

  test('every naira in it was said, or the engine gave it', () => {
    fc.assert(
      fc.property(fc.oneof(anyReading, payReading), fc.boolean(), (read, hasOwn) => {
        // The words of a change to one's own calculation are the explanation's, which has tests of its own.
        const context = { ...nobody, own: hasOwn ? saved : undefined }
        const { decision, text } = said(read, context)
        if (decision.kind === 'own' && decision.about !== 'whatIf') return
        const named = mayBeNamed(decision, read, context)
        expect(nairaIn(text).filter((naira) => !named.has(naira))).toEqual([])
      }),
    )
  })

  test('pay said in full comes to a figure at once, with its year and about its month', () => {
    fc.assert(
      fc.property(payReading, (read) => {
        const { decision, text } = said(read, { ...nobody, isConfirmed: false })
        expect(decision.kind).toBe('sum')
        const [one] = casesIn(decision)
        if (one === undefined) throw new Error('no case')
        const { tax } = figuresOf(one.answers, year)
        const answer = text.split('\n\n')[0] ?? ''
        const isSaid = tax > 0 ? answer.includes(formatNaira(tax)) : /no tax|no go pay any tax/i.test(answer)
        expect(isSaid, answer).toBe(true)
      }),
    )
  })
})

const taxOf = (rent: number, pension: number, pay: number) => {
  const read = reading({
    amounts: [
      amount('salary', pay),
      amount('rent', rent),
      amount('pension', pension, { isPercent: true, period: undefined }),
    ],
  })
  const [one] = casesIn(decide(read, nobody))
  if (one === undefined) throw new Error('no case')
  return figuresOf(one.answers, year).tax
}

describe('what makes tax less never makes it more', () => {
  const payOf = fc.integer({ min: 100_000, max: 200_000_000 })
  const rents = fc.integer({ min: 0, max: 10_000_000 })
  const shares = fc.integer({ min: 3, max: 26 })
  test('more rent, and more pension', () => {
    fc.assert(
      fc.property(payOf, rents, rents, shares, shares, (pay, rent, other, pension, more) => {
        const [low, high] = [Math.min(rent, other), Math.max(rent, other)]
        const [small, large] = [Math.min(pension, more), Math.max(pension, more)]
        expect(taxOf(high, small, pay)).toBeLessThanOrEqual(taxOf(low, small, pay))
        expect(taxOf(low, large, pay)).toBeLessThanOrEqual(taxOf(low, small, pay))
      }),
    )
  })
})

describe('the engine run backward', () => {
  const one: Case = { label: null, answers: { ...nothingPaid, taxYear: year, status: 'employee' } }
  const anyPay = fc.integer({ min: 1, max: 300_000_000 })
  const anyShares = fc.constantFrom(
    {},
    { pensionContribution: 8 },
    { pensionContribution: 8, nhfContribution: 2.5 },
  )

  test('the pay that was found leaves the net that was named, within a naira', () => {
    fc.assert(
      fc.property(anyPay, anyShares, (net, shares) => {
        const pay = payForNet(net, one, shares, year)
        expect(Math.abs(leftOf(withPay(one, pay, shares), year).net - net)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('a higher net asks for a higher pay', () => {
    fc.assert(
      fc.property(anyPay, fc.integer({ min: 10, max: 1_000_000 }), anyShares, (net, more, shares) => {
        expect(payForNet(net + more, one, shares, year)).toBeGreaterThan(payForNet(net, one, shares, year))
      }),
    )
  })

  test('the tax of the pay that was found is the tax that was named, to the naira', () => {
    // Below it the Act's exemption of the minimum wage ends at once: no pay has such a tax.
    fc.assert(
      fc.property(fc.integer({ min: 6_001, max: 70_000_000 }), (tax) => {
        const pay = payForTax(tax, one, {}, year)
        expect(leftOf(withPay(one, pay, {}), year).tax).toBe(tax)
      }),
    )
  })

  test.each([
    [5_000_000, 5_841_463],
    [10_000_000, 11_939_024],
    [840_000, 840_000],
    [6_114_000, 7_200_000],
  ])('%i in the hand is %i before tax', (net, pay) => {
    expect(payForNet(net, one, {}, year)).toBe(pay)
  })
})
