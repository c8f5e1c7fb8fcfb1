import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ContributionKey, contributionRows } from '../answers/keys.ts'
import { calculate } from '../calculate.ts'
import { noteFigures } from '../years/nta-2025.ts'
import { explain } from './index.ts'
import { standingOf } from './standing.ts'
import { payExemptInWords, restsOnInWords, takerInWords } from './standing-words.ts'

const context = { currentYear: 2026 }
const keys = contributionRows.map(({ key }) => key)
const withNothingFor = (some: readonly ContributionKey[]) => Object.fromEntries(some.map((key) => [key, 0]))

/** People near the line between exempt and taxed. */
const nearTheLine = fc
  .record({
    status: fc.constantFrom('employee', 'self-employed', 'both', 'other', 'pensioner'),
    taxYear: fc.constantFrom(2025, 2026),
    income: fc.integer({ min: 60_000, max: 1_500_000 }),
    share: fc.constantFrom(0, 0.3, 1),
    dividendsNigeria: fc.constantFrom(null, 40_000),
    given: fc.subarray(keys),
    paid: fc.constantFrom(0, 20_000),
    rentPaidBySelf: fc.constantFrom(null, 300_000),
  })
  .map(({ income, share, given, paid, ...person }) => ({
    ...person,
    salary: Math.round(income * share),
    businessIncome: Math.round(income * (1 - share)),
    otherIncome: person.status === 'other' ? income : 0,
    annuity: person.status === 'pensioner' ? income : 0,
    ...Object.fromEntries(given.map((key) => [key, paid])),
  }))

describe('what an exemption rests on', () => {
  test('was left empty, and without it tax is due', () => {
    fc.assert(
      fc.property(nearTheLine, (answers) => {
        const { restsOn } = standingOf(answers, context)
        fc.pre(restsOn.length > 0)
        expect(calculate(answers, context).isExempt).toBe(true)
        for (const key of restsOn) expect(Object.keys(answers)).not.toContain(key)
        const isExemptWithout = (some: readonly ContributionKey[]) =>
          calculate({ ...answers, ...withNothingFor(some) }, context).isExempt
        expect(isExemptWithout(restsOn)).toBe(false)
        // All that are assumed are named: what is not moves no taxable income.
        const { taxableIncome } = calculate(answers, context)
        const empty = keys.filter((key) => !Object.hasOwn(answers, key))
        const moving = empty.filter(
          (key) => calculate({ ...answers, [key]: 0 }, context).taxableIncome !== taxableIncome,
        )
        expect(restsOn).toEqual(moving)
        expect(explain(answers, context).act?.totalTax).not.toBe(0)
      }),
      { numRuns: 300, maxSkipsPerRun: 100 },
    )
  }, 20_000)

  test('is nothing where tax is due, and where none is without it', () => {
    fc.assert(
      fc.property(nearTheLine, (answers) => {
        const { restsOn, oldLaw } = standingOf(answers, context)
        const empty = keys.filter((key) => !Object.hasOwn(answers, key))
        const without = calculate({ ...answers, ...withNothingFor(empty) }, context)
        const { act } = explain(answers, context)
        const exempts = act?.totalTax === 0 || oldLaw === 'exempt'
        const rests = calculate(answers, context).isExempt && !without.isExempt && !exempts
        expect(restsOn.length > 0).toBe(rests)
      }),
      { numRuns: 1_000 },
    )
  }, 20_000)

  test.each([
    [
      { salary: 900_000 },
      'Exempt only because contributions are assumed (8% pension, 2.5% NHF, 5% NHIS). If nothing was paid, tax would be due.',
    ],
    [
      { salary: 866_000, nhfContribution: 0, nhisContribution: 0 },
      'Exempt only because a contribution is assumed (8% pension). If it was not paid, tax would be due.',
    ],
    // All that are assumed are named, though one alone would do.
    [
      { salary: 841_000 },
      'Exempt only because contributions are assumed (8% pension, 2.5% NHF, 5% NHIS). If nothing was paid, tax would be due.',
    ],
    [
      { salary: 940_000 },
      'Exempt only because contributions are assumed (8% pension, 2.5% NHF, 5% NHIS). If nothing was paid, tax would be due.',
    ],
    // The Act exempts the pay, whatever was paid.
    [{ salary: 840_000 }, null],
    [{ salary: 790_000 }, null],
    [{ salary: 6_000_000 }, null],
    // The company's tax on its dividends is final: by the Act nothing is due.
    [{ dividendsNigeria: 900_000 }, null],
  ])('%o: %s', (answers, words) => {
    const standing = standingOf({ status: 'employee', taxYear: 2026, ...answers }, context)
    expect(restsOnInWords(standing, { taxYear: 2026, isWithFigures: true })).toBe(words)
    const onPaper = restsOnInWords(standing, { taxYear: 2026, isWithFigures: false })
    expect(onPaper).toBe(words?.replace(/[\d.]+% /g, '') ?? null)
  })
})

const pay = { none: 0, minimum: noteFigures.minimumWage.value * 12, more: 3_000_000 }
const employed = ['employee', 'both'] as const
const others = [
  'businessIncome',
  'annuity',
  'gratuities',
  'foreignIncome',
  'dividendsNigeria',
  'dividendsForeign',
  'interest',
  'rentalIncome',
  'otherIncome',
  'gains',
] as const

const of = (answers: object) => standingOf({ taxYear: 2026, ...answers }, context)

describe('who takes the tax', () => {
  test.each(employed)('%s: the employer of the pay, in whatever months and form it came', (status) => {
    for (const answers of [
      { salary: pay.more },
      { commissions: 1 },
      { salary: pay.more, pension: 50_000, monthsPaid: 12 },
      { salary: pay.more, monthsPaid: 6 },
      { rentPaidByEmployer: 1_000_000 },
    ])
      expect(of({ status, ...answers }).taker).toBe('employer')
    for (const key of others.filter((one) => one !== 'businessIncome' || status === 'both')) {
      expect(of({ status, salary: pay.more, [key]: 1 }).taker, key).toBe('employer-in-part')
      expect(of({ status, [key]: 1 }).taker, key).toBe('nobody')
    }
    expect(of({ status }).taker).toBe('nobody')
  })

  test.each(['self-employed', 'pensioner', 'other'] as const)('%s: nobody', (status) => {
    for (const key of others) expect(of({ status, salary: pay.more, [key]: 1 }).taker).toBe('nobody')
  })

  test('of a year before the Act it is not said', () => {
    const standing = standingOf({ status: 'employee', taxYear: 2025, salary: pay.more }, context)
    expect([standing.taker, takerInWords(standing)]).toEqual([null, null])
  })
})

test('whom the Act exempts reads what of it is certain, and that other income is taxed', () => {
  const words = (answers: object) =>
    payExemptInWords(of({ status: 'both', ...answers }), { isWithFigures: true, isDue: true })?.join(' ')
  expect(words({ salary: pay.minimum })).toBe(
    'A job that pays no more than the national minimum wage, ₦70,000 a month, is not taxed. Your employer should take no PAYE from it.',
  )
  expect(words({ salary: pay.minimum, businessIncome: 900_000 })).toMatch(
    /Your other income is still taxed\. .* that is not certain\.$/,
  )
  expect(words({ salary: pay.minimum + 1 })).toBeUndefined()
  expect(
    payExemptInWords(of({ status: 'both', salary: pay.minimum }), {
      isWithFigures: false,
      isDue: true,
    })?.join(' '),
  ).not.toMatch(/\d/)
})
