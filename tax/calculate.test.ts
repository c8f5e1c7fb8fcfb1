import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerKeys } from './answers/answer-keys.ts'
import { calculate } from './calculate.ts'
import { TaxInputError } from './rules/declared.ts'
import { explain } from './explanation/index.ts'
import { hostile, status } from './testing/arbitraries.ts'

const context = { currentYear: 2026 }
const of = (answers: unknown, currentYear = 2026) => calculate(answers as never, { currentYear })

/** Every number of a result, however deep. */
function numbers(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : []
}

function caught(run: () => unknown): TaxInputError {
  try {
    run()
  } catch (error) {
    if (error instanceof TaxInputError) return error
  }
  throw new Error('A TaxInputError was expected')
}

describe('refusals', () => {
  test.each([
    [{}],
    [null],
    [undefined],
    [[]],
    ['employee'],
    [{ status: null }],
    [{ status: '' }],
    [{ status: '  ' }],
  ])('missing status: %o', (answers) => {
    expect(caught(() => of(answers))).toMatchObject({
      code: 'missing_status',
      answer: 'status',
      message: 'Choose an employment status: employee, self-employed, both, pensioner, other',
    })
  })

  test.each([['director'], ['Employee'], [1], [{}], [['employee']], ['__proto__'], ['toString']])(
    'unknown status: %o',
    (unknown) => {
      expect(caught(() => of({ status: unknown }))).toMatchObject({
        code: 'unknown_status',
        answer: 'status',
      })
    },
  )

  test.each([[2019], [2028], ['2028'], [2026.5], ['two'], [Number.NaN], [true], [{}], ['2026.0'], [-2026]])(
    'tax year: %o',
    (taxYear) => {
      expect(caught(() => of({ status: 'employee', taxYear }))).toMatchObject({
        code: 'refused_tax_year',
        answer: 'taxYear',
        message: 'Choose a tax year from 2020 to 2027',
      })
    },
  )

  test('the year before the next may be chosen, and the message carries nothing typed', () => {
    expect(of({ status: 'employee', taxYear: 2027 }).totalTax).toBe(0)
    expect(caught(() => of({ status: 'secret' })).message).not.toContain('secret')
  })

  test('a current year that is none is a mistake of the program', () => {
    expect(() => of({ status: 'employee' }, Number.NaN)).toThrow(RangeError)
  })
})

describe('hostile input', () => {
  test('never gives NaN or Infinity, never another error', () => {
    const answers = fc.dictionary(fc.oneof(fc.constantFrom(...answerKeys), fc.string()), hostile)
    fc.assert(
      fc.property(answers, status, (given, chosen) => {
        const found = { ...given, status: chosen, taxYear: 2026 }
        const all = [...numbers(of(found)), ...numbers(explain(found, context))]
        expect(all.filter((number) => !Number.isFinite(number))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  test.each([
    [Number.NaN],
    [Infinity],
    [Number('1e309')],
    [-1],
    [{}],
    [[5]],
    ['1e309'],
    [1_000_000_000_000.01],
    [0.001],
  ])('a salary of %o is not given', (salary) => {
    expect(of({ status: 'employee', salary })).toEqual(of({ status: 'employee' }))
  })

  test('inherited answers do not count', () => {
    const parsed: object = JSON.parse('{"status":"employee","__proto__":{"salary":6000000}}')
    expect(of(parsed).annualIncome).toBe(0)
    expect(of(Object.assign({}, parsed)).annualIncome).toBe(0)
    expect(of(Object.assign(Object.create({ salary: 6_000_000 }), { status: 'employee' })).annualIncome).toBe(
      0,
    )
    expect(caught(() => of(Object.create({ status: 'employee' }))).code).toBe('missing_status')
  })

  test('an object without prototype is as good as any', () => {
    const bare: unknown = Object.assign(Object.create(null), { status: 'employee', salary: 6_000_000 })
    expect(of(bare).totalTax).toBe(702_600)
  })
})

test('the result has the keys of [spec 13.5] and no others', () => {
  expect(Object.keys(of({ status: 'employee' })).sort()).toEqual([
    'annualIncome',
    'benefitsInKind',
    'breakdown',
    'deductionsApplied',
    'earnedIncome',
    'effectiveRate',
    'exemptionReason',
    'investmentIncome',
    'isExempt',
    'reliefApplied',
    'taxableIncome',
    'totalTax',
  ])
})
