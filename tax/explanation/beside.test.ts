import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '../answers/keys.ts'
import { calculate } from '../calculate.ts'
import { soundAnswers } from '../testing/arbitraries.ts'
import type { OracleAnswers } from '../testing/oracle.ts'
import { explain } from './index.ts'

const context = { currentYear: 2026 }
const of = (answers: object) => explain({ status: 'employee', taxYear: 2026, ...answers }, context)
const effects = (list: readonly { id: string; effect: number }[]) =>
  list.map(({ id, effect }) => [id, effect])

describe('assumptions', () => {
  test('each default with what it does to the tax', () => {
    expect(effects(of({ salary: 6_000_000 }).assumptions)).toEqual([
      ['default-pensionContribution', -86_400],
      ['default-nhfContribution', -27_000],
      ['default-nhisContribution', -54_000],
    ])
  })

  test('the effect of a default is what the engine gives when nothing was paid', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const { result, assumptions } = explain(answers, context)
        const defaults = assumptions.filter(({ id }) => id.startsWith('default-'))
        const effects = defaults.map(
          ({ answer }) => result.totalTax - calculate({ ...answers, [answer]: 0 }, context).totalTax,
        )
        expect(effects).toEqual(defaults.map(({ effect }) => effect))
      }),
      { numRuns: 500 },
    )
  })

  test('the tax year that nobody gave', () => {
    expect(explain({ status: 'other' }, context).assumptions).toEqual([
      {
        id: 'default-taxYear',
        answer: 'taxYear',
        words: 'No tax year was given: 2026 is used.',
        effect: 0,
      },
    ])
  })

  test('each answer that was ignored, with what ignoring it does', () => {
    const paid = { pensionContribution: 0, nhfContribution: 0, nhisContribution: 0 }
    const { assumptions } = of({ salary: 6_000_000, ...paid, businessIncome: 1_000_000, interest: 'some' })
    expect(assumptions).toEqual([
      {
        id: 'ignored-businessIncome',
        answer: 'businessIncome',
        words: 'Business income of ₦1,000,000 is left out: your status has no business.',
        effect: -180_000,
      },
      {
        id: 'ignored-interest',
        answer: 'interest',
        words: 'What you typed for the interest is not an amount, so it counts as left empty.',
        effect: 0,
      },
    ])
  })

  test('of a pensioner', () => {
    const { assumptions } = of({
      status: 'pensioner',
      annuity: 6_000_000,
      interest: 1_000_000,
      pensionContribution: 500_000,
      salary: 100_000,
    })
    expect(effects(assumptions)).toEqual([
      ['ignored-salary', -18_000],
      ['ignored-interest', -180_000],
      ['ignored-pensionContribution', 90_000],
    ])
  })

  test('a year that nobody has looked at yet', () => {
    const { assumptions } = explain({ status: 'other', taxYear: 2099 }, { currentYear: 2098 })
    expect(assumptions.map(({ id }) => id)).toEqual(['year-not-confirmed'])
  })
})

describe('the old law', () => {
  test('before 2026 it says that it was in force and the result is an estimate', () => {
    const { oldLaw, notes } = of({ taxYear: 2025, salary: 6_000_000 })
    expect(oldLaw.wasInForce).toBe(true)
    expect(oldLaw.words).toContain('The result is an estimate')
    expect(notes).toEqual([])
  })

  test('the difference is the result less the net reading', () => {
    const { oldLaw } = of({
      salary: 5_000_000,
      pensionContribution: 400_000,
      nhfContribution: 0,
      nhisContribution: 0,
    })
    expect(oldLaw).toMatchObject({
      wasInForce: false,
      net: { totalTax: 627_200 },
      plain: { totalTax: 608_000 },
      difference: -9_200,
    })
  })
})

describe('notes', () => {
  test('about what comes off say what the engine gives without it', () => {
    const without = {
      'contributions-paid': (given: OracleAnswers) => ({
        pensionContribution: given.pensionContribution ?? 0,
        nhfContribution: given.nhfContribution ?? 0,
        nhisContribution: given.nhisContribution ?? 0,
      }),
      'rent-proof': () => ({ rentPaidBySelf: 0 }),
      'mortgage-home': () => ({ mortgageInterest: 0 }),
      'life-preceding-year': () => ({ lifeAssurance: 0 }),
    }
    fc.assert(
      fc.property(soundAnswers, (given) => {
        const answers = { ...given, taxYear: 2026 }
        const { result, notes } = explain(answers, context)
        const checkedNotes = notes.filter(({ id }) => id in without)
        const effects = checkedNotes.map(({ id }) => {
          const changed = { ...answers, ...without[id as keyof typeof without](answers) }
          return calculate(changed, context).totalTax - result.totalTax
        })
        expect(effects).toEqual(checkedNotes.map(({ effect }) => effect))
      }),
      { numRuns: 500 },
    )
  })
})

describe('the note on the minimum wage', () => {
  test('says what the engine gives without the income of the job, and with all the rest', () => {
    const ofTheJob = rowsOf('earned', 'benefit').filter(({ when }) => when === 'hasEmployment')
    const nothingEarned = Object.fromEntries(ofTheJob.map(({ key }) => [key, 0]))
    fc.assert(
      fc.property(
        soundAnswers,
        fc.constantFrom('employee', 'both'),
        fc.integer({ min: 1, max: 84_000_000 }),
        (given, status, kobo) => {
          const answers = { ...given, ...nothingEarned, status, taxYear: 2026, salary: kobo / 100 }
          const { result, notes } = explain(answers, context)
          const without = calculate({ ...answers, salary: 0 }, context).totalTax
          const note = notes.find(({ id }) => id === 'minimum-wage')
          expect(note?.effect).toBe(without - result.totalTax)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('by the month', () => {
  test('a part of a kobo is not rounded up on the way, however large the pay', () => {
    const trillion = 1_000_000_000_000
    const { monthly } = of({ salary: 999_999_999_982.13, commissions: trillion, allowances: trillion })
    expect(monthly.takeHome).toBe(158_437_672_499.07)
  })

  test('an employee: tax, PAYE and what is left', () => {
    expect(of({ salary: 6_000_000 }).monthly).toEqual({
      tax: 58_550,
      paye: 58_550,
      takeHome: 363_950,
      taken: 702_600,
    })
  })

  test('PAYE knows the employment alone', () => {
    const paid = { pensionContribution: 0, nhfContribution: 0, nhisContribution: 0 }
    const { monthly } = of({ status: 'both', salary: 6_000_000, businessIncome: 6_000_000, ...paid })
    expect(monthly).toEqual({ tax: 162_500, paye: 72_500, takeHome: 427_500, taken: 870_000 })
  })

  test('without an employer there is no PAYE', () => {
    expect(of({ status: 'self-employed', businessIncome: 6_000_000 }).monthly).toEqual({
      tax: 58_550,
      paye: null,
      takeHome: null,
      taken: 0,
    })
  })
})
