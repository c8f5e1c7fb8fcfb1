import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answers, calculate, formatNaira, type Result } from '../../tax/index.ts'
import { maskResult, maskTotal, openResult, showAnswers, showResult, showStanding } from './mask.ts'

const total = fc.integer({ min: 0, max: 29_000_000_000_000 })

describe('the masked total', () => {
  it.each([
    [0, '₦0'],
    [834, '₦834'],
    [8_340, '₦8,34*'],
    [834_000, '₦834,***'],
    [12_345_678, '₦12,3**,***'],
  ])('of %i naira is %s', (naira, masked) => expect(maskTotal(naira)).toBe(masked))

  it('keeps the sign, the separators and three digits, and no other digit', () => {
    fc.assert(
      fc.property(total, (naira) => {
        const plain = formatNaira(naira)
        const masked = maskTotal(naira)
        expect(masked).toHaveLength(plain.length)
        let digits = 0
        for (let index = 0; index < plain.length; index++) {
          const sign = plain.charAt(index)
          const isDigit = /\d/.test(sign)
          if (isDigit) digits += 1
          expect(masked.charAt(index)).toBe(isDigit && digits > 3 ? '*' : sign)
        }
      }),
    )
  })

  it('is the same for all totals that share the first three digits and the length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999 }), fc.integer({ min: 0, max: 99_999 }), (lead, rest) => {
        expect(maskTotal(lead * 100_000 + rest)).toBe(maskTotal(lead * 100_000))
      }),
    )
  })
})

const figure = fc.double({ min: 0, max: 1e13, noNaN: true })
const result: fc.Arbitrary<Result> = fc.record({
  isExempt: fc.boolean(),
  exemptionReason: fc.option(fc.constant('Your pension is exempt')),
  totalTax: total,
  annualIncome: figure,
  taxableIncome: figure,
  deductionsApplied: figure,
  reliefApplied: figure,
  benefitsInKind: figure,
  effectiveRate: figure,
  earnedIncome: figure,
  investmentIncome: figure,
  breakdown: fc.array(
    fc.record({
      band: fc.constant('Next ₦2,200,000'),
      amount: figure,
      rate: fc.constantFrom(0, 15, 18),
      tax: total,
    }),
  ),
})

describe('a result', () => {
  it('shows a free account nothing that follows from its figures but the masked total', () => {
    fc.assert(
      fc.property(result, (given) => {
        const blank = Object.fromEntries(
          Object.entries(given).map(([key, value]) => [key, typeof value === 'number' ? 1 : value]),
        )
        const other = {
          ...(blank as unknown as Result),
          totalTax: given.totalTax,
          breakdown: given.breakdown.map((row) => ({ ...row, amount: 1, tax: 1 })),
        }
        expect(maskResult(given)).toEqual(maskResult(other))
      }),
    )
  })

  it('shows a free account whether tax is due and why not, the bands with their rates, and no amount', () => {
    fc.assert(
      fc.property(result, (given) => {
        expect(maskResult(given)).toEqual({
          isExempt: given.isExempt,
          exemptionReason: given.exemptionReason,
          totalTax: null,
          totalTaxMasked: maskTotal(given.totalTax),
          annualIncome: null,
          taxableIncome: null,
          deductionsApplied: null,
          reliefApplied: null,
          benefitsInKind: null,
          effectiveRate: null,
          earnedIncome: null,
          investmentIncome: null,
          breakdown: given.breakdown.map(({ band, rate }) => ({ band, rate, amount: null, tax: null })),
        })
      }),
    )
  })

  it('shows Pro every figure', () => {
    fc.assert(
      fc.property(result, (given) => {
        expect(showResult(given, true)).toEqual({ ...given, totalTaxMasked: null })
        expect(showResult(given, false)).toEqual(maskResult(given))
      }),
    )
  })
})

describe('the figures of a shown result', () => {
  it('are those of the result for Pro', () => {
    fc.assert(
      fc.property(result, (given) => {
        const {
          isExempt: _,
          exemptionReason: __,
          earnedIncome: ___,
          investmentIncome: ____,
          ...figures
        } = given
        expect(openResult(showResult(given, true))).toEqual(figures)
      }),
    )
  })

  it('are none as soon as one of them is hidden', () => {
    const figures = [
      'totalTax',
      'annualIncome',
      'taxableIncome',
      'deductionsApplied',
      'reliefApplied',
      'benefitsInKind',
      'effectiveRate',
    ] as const
    const shown = showResult(
      calculate({ status: 'employee', salary: 6_000_000 }, { currentYear: 2026 }),
      true,
    )
    expect(openResult(shown)).toBeDefined()
    for (const figure of figures) expect(openResult({ ...shown, [figure]: null }), figure).toBeUndefined()
    expect(openResult(showResult({ ...shown } as Result, false))).toBeUndefined()
  })

  it('leave out a band of which a figure is hidden', () => {
    const shown = showResult(
      calculate({ status: 'employee', salary: 6_000_000 }, { currentYear: 2026 }),
      true,
    )
    const [first, ...others] = shown.breakdown
    expect(others.length).toBeGreaterThan(0)
    for (const hidden of [{ amount: null }, { tax: null }])
      expect(openResult({ ...shown, breakdown: [{ ...first!, ...hidden }, ...others] })?.breakdown).toEqual(
        others,
      )
  })
})

describe('the answers of a kept calculation', () => {
  const person = { firstName: 'Ada', lastName: 'Obi', tin: '1234567890', taxYear: 2026, status: 'employee' }
  const answers = { ...person, salary: 6_000_000, rentPaidBySelf: 1_000_000 } as unknown as Answers

  it('are all shown to Pro', () => expect(showAnswers(answers, true)).toEqual(answers))

  it('are who and which year for a free account, and nothing with an amount', () => {
    expect(showAnswers(answers, false)).toEqual(person)
  })

  it('hold nothing for what was not answered', () => {
    const { tin: _, ...others } = answers
    expect(Object.keys(showAnswers(others as Answers, false))).toEqual([
      'firstName',
      'lastName',
      'taxYear',
      'status',
    ])
  })
})

describe('how a person stands', () => {
  const exempt = { isExempt: true }

  it('tells of an exemption on which contributions it rests, and of a calculation that had tax on none', () => {
    const answers = { status: 'employee', taxYear: 2026, salary: 900_000 } as unknown as Answers
    const standing = showStanding(answers, exempt)
    expect(standing.restsOn).toEqual(['pensionContribution', 'nhfContribution', 'nhisContribution'])
    expect(showStanding(answers, { isExempt: false })).toEqual({ ...standing, restsOn: [] })
  })

  it('tells first what the Act says otherwise', () => {
    const answers = { status: 'pensioner', taxYear: 2026, interest: 50_000 } as unknown as Answers
    expect(showStanding(answers, exempt)).toMatchObject({ restsOn: [], toldFirst: ['pensioner-interest'] })
  })

  it('goes by the year that the calculation is of, when that has passed as when it has not begun', () => {
    const answers = { status: 'employee', salary: 600_000 }
    const of = (taxYear: number) => showStanding({ ...answers, taxYear } as unknown as Answers, exempt)
    expect(of(2025).oldLaw).toBe('exempt')
    expect(of(2027).oldLaw).toBeNull()
  })
})
