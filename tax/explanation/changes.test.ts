import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculate } from '../calculate.ts'
import { soundAnswers } from '../testing/arbitraries.ts'
import { changeInWords, explain, rangeInWords } from './index.ts'

const context = { currentYear: 2026 }
const paid = { pensionContribution: 0, nhfContribution: 0, nhisContribution: 0 }
const of = (answers: object, currentYear = 2026) =>
  explain({ status: 'employee', taxYear: 2026, ...answers }, { currentYear })
const told = (answers: object, currentYear?: number) =>
  of(answers, currentYear).changes.map(({ id, answer, outcomes }) => [id, answer, outcomes])

const ids = (answers: object, currentYear?: number) => told(answers, currentYear).map(([id]) => id)

const employee = { salary: 6_000_000, ...paid }

describe('what somebody can do about the tax', () => {
  test('is what the calculation gives for the changed answers, to the naira', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const { result, changes } = explain(answers, context)
        for (const { answer, outcomes, id } of changes)
          for (const { to, effect } of outcomes) {
            expect(calculate({ ...answers, [answer]: to }, context).totalTax - result.totalTax).toBe(effect)
            expect(Math.sign(effect)).toBe(id === 'correct-assumption' ? 1 : -1)
          }
      }),
      { numRuns: 2_000 },
    )
  })

  test('offers nothing that was done already, and nothing that nobody can choose', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const { changes } = explain(answers, context)
        const wrong = changes.filter(({ id, answer }) => {
          if (id === 'pay-into-pension')
            return answer !== 'pensionContribution' || answers.status === 'pensioner'
          if (id === 'declare-rent') return answer !== 'rentPaidBySelf' || (answers[answer] ?? 0) !== 0
          return answers[answer] !== undefined
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  })

  test('a rent that was not declared, up to what counts', () => {
    expect(told(employee)[0]).toEqual([
      'declare-rent',
      'rentPaidBySelf',
      [
        { to: 500_000, effect: -18_000 },
        { to: 2_500_000, effect: -90_000 },
      ],
    ])
    expect(of(employee).changes[0]?.words).toBe(
      '20% of the rent that you paid for your home comes off your income, at most ₦500,000. A rent of ₦500,000 makes your tax ₦18,000 less; ₦2,500,000 or more makes it ₦90,000 less. Keep the receipt.',
    )
    // Somebody with little to pay reaches nothing with the smaller rent.
    expect(of({ ...paid, salary: 850_000 }).changes[0]?.words).toContain(
      'A rent of ₦500,000 or more makes your tax ₦7,500 less.',
    )
  })

  test('never more rent to whoever declared one, or has a home from the employer', () => {
    for (const answers of [{ rentPaidBySelf: 1 }, { rentPaidByEmployer: 100_000 }, { taxYear: 2025 }])
      expect(told({ ...employee, ...answers }).map(([id]) => id)).not.toContain('declare-rent')
  })

  test('a voluntary pension contribution: what it costs now and what stays', () => {
    const { changes } = of({ ...employee, rentPaidBySelf: 1_000_000 })
    expect(changes).toEqual([
      {
        id: 'pay-into-pension',
        answer: 'pensionContribution',
        heading: 'Pay ₦100,000 into your pension',
        words:
          'It makes your tax ₦18,000 less. It costs you ₦82,000 now, and ₦100,000 stays yours in the account. It must be paid in 2026, into a scheme under the Pension Reform Act. The Tax Act names no limit; whether that Act does, and when you may take the money out, ask your pension administrator.',
        section: 'Section 30(2)(a)(iii)',
        from: 0,
        outcomes: [{ to: 100_000, effect: -18_000 }],
        isUpTo: false,
      },
    ])
  })

  test('adds to the share that is assumed, for whoever pays that', () => {
    const pension = of({ salary: 6_000_000 }).changes.find(({ id }) => id === 'pay-into-pension')
    expect(pension).toMatchObject({ heading: 'Pay ₦100,000 more into your pension', from: 480_000 })
    expect(pension?.outcomes).toEqual([{ to: 580_000, effect: -18_000 }])
    expect(pension?.words).toMatch(
      /^On top of the ₦480,000 assumed, if you pay that: it makes your tax ₦18,000 less\./,
    )
  })

  test('no contribution for a year that is over, nor for pensioners', () => {
    expect(ids(employee, 2027)).toEqual(['declare-rent'])
    expect(ids({ status: 'pensioner', annuity: 6_000_000 })).toEqual(['declare-rent'])
  })

  test('an assumption can be corrected, which may raise the tax', () => {
    const { changes } = of({ salary: 6_000_000, rentPaidBySelf: 1_000_000, pensionContribution: 480_000 })
    expect(changes.filter(({ id }) => id === 'correct-assumption')).toMatchObject([
      { answer: 'nhisContribution', from: 300_000, outcomes: [{ to: 0, effect: 54_000 }] },
      { answer: 'nhfContribution', from: 150_000, outcomes: [{ to: 0, effect: 27_000 }] },
    ])
    expect(changes.find(({ answer }) => answer === 'nhisContribution')?.words).toBe(
      'You left NHIS empty, and 5% of your income, ₦300,000, is assumed and taken off. By law only what you really paid comes off. If you paid nothing, your tax is ₦54,000 more; if you paid more than ₦300,000, it is less.',
    )
  })

  test('whom the Act frees saves nothing, but may correct what is assumed', () => {
    const free = of({ ...paid, salary: 840_000 })
    expect([free.result.totalTax, free.act?.totalTax, free.changes]).toEqual([6_000, 0, []])
    const dividends = of({ status: 'other', dividendsNigeria: 6_000_000 })
    expect(dividends.result.totalTax).toBeGreaterThan(0)
    expect(new Set(dividends.changes.map(({ id }) => id))).toEqual(new Set(['correct-assumption']))
  })

  test('is told beside what is not offered, and why', () => {
    expect(of(employee).notOffered).toBe(
      'A life premium that you pay in 2026 comes off in 2027. NHF, NHIS and loan interest cannot be chosen: only what you paid comes off.',
    )
    expect(of({ salary: 100_000 })).toMatchObject({ changes: [], notOffered: null })
    expect(of({ salary: 6_000_000, taxYear: 2025 }).notOffered).toBeNull()
  })

  test('has its effects in words', () => {
    const { changes } = of({ salary: 6_000_000 })
    expect(changes.map(changeInWords)).toEqual([
      'up to −₦90,000',
      '−₦18,000',
      'up to +₦86,400',
      'up to +₦54,000',
      'up to +₦27,000',
    ])
    expect(rangeInWords(changes)).toBe('−₦90,000 to +₦86,400')
    expect(rangeInWords(changes.slice(0, 2))).toBe('up to −₦90,000')
    expect(rangeInWords(changes.slice(2))).toBe('up to +₦86,400')
  })
})
