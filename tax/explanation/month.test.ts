import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contributionRows } from '../answers/keys.ts'
import { soundAnswers } from '../testing/arbitraries.ts'
import { explain } from './index.ts'
import { verdictOf, type PayeVerdict } from './month.ts'

const context = { currentYear: 2026 }
const result = 10_000

/** Every way in which a payslip may stand to a result and to an Act that asks less, the same, more, or nothing. */
const table: readonly [act: number | null, payslip: number | null, verdict: PayeVerdict][] = [
  [result, null, 'not-given'],
  [null, null, 'not-given'],
  ...[null, result, result - 2_000, result + 2_000].flatMap(
    (act): [number | null, number | null, PayeVerdict][] => [
      [act, result, 'agrees'],
      [act, result - 100, 'agrees'],
      [act, result + 100, 'agrees'],
    ],
  ),
  ...[null, result].flatMap((act): [number | null, number | null, PayeVerdict][] => [
    [act, result - 100.01, 'less'],
    [act, result + 100.01, 'more'],
    [act, 0, 'less'],
  ]),
  [result + 2_000, result + 2_000, 'right-by-act'],
  [result + 2_000, result + 1_900, 'right-by-act'],
  [result + 2_000, result + 2_100, 'right-by-act'],
  [result + 2_000, result + 2_100.01, 'more'],
  [result + 2_000, result + 1_899.99, 'between'],
  [result + 2_000, result + 100.01, 'between'],
  [result + 2_000, result - 100.01, 'less'],
  [result - 2_000, result - 2_000, 'right-by-act'],
  [result - 2_000, result - 2_100, 'right-by-act'],
  [result - 2_000, result - 1_900, 'right-by-act'],
  [result - 2_000, result - 2_100.01, 'less'],
  [result - 2_000, result - 1_899.99, 'between'],
  [result - 2_000, result - 100.01, 'between'],
  [result - 2_000, result + 100.01, 'more'],
]

describe('the verdict on a payslip', () => {
  test.each(table)('by the Act %o, payslip %o: %s', (act, payslip, verdict) => {
    expect(verdictOf(payslip, result, act)).toBe(verdict)
  })

  test('is always one, and the nearer figure decides it', () => {
    const figure = fc.integer({ min: 0, max: 1_000_000 }).map((kobo) => kobo / 100)
    fc.assert(
      fc.property(figure, figure, fc.option(figure), (payslip, inResult, act) => {
        const verdict = verdictOf(payslip, inResult, act)
        const apart = (other: number) => Math.abs(Math.round((payslip - other) * 100)) > 10_000
        expect(verdict === 'agrees').toBe(!apart(inResult))
        expect(verdict === 'right-by-act').toBe(apart(inResult) && act !== null && !apart(act))
        expect(
          verdict === 'between' ? act !== null && (payslip - inResult) * (payslip - act) < 0 : true,
        ).toBe(true)
      }),
    )
  })
})

describe('the month of an answer', () => {
  const answers = {
    status: 'employee',
    taxYear: 2026,
    salary: 4_200_000,
    rentPaidBySelf: 1_200_000,
    pensionContribution: 297_600,
    nhfContribution: 0,
  }

  test('shows PAYE in the result, by the Act and on the payslip', () => {
    expect(explain({ ...answers, payeTaken: 449_232 }, context).month).toEqual({
      inResult: 34_286,
      byTheAct: 37_436,
      onPayslip: 37_436,
      verdict: 'right-by-act',
      explainedBy: ['nhisContribution'],
      withoutExtra: null,
      monthsPaid: 12,
      besides: 0,
    })
  })

  test('is of the months that were paid', () => {
    const { month, monthly } = explain({ ...answers, monthsPaid: '6', payeTaken: '411,432' }, context)
    expect(month).toMatchObject({ inResult: 68_572, onPayslip: 68_572, verdict: 'agrees', explainedBy: [] })
    expect(monthly.paye).toBe(68_572)
  })

  test('never faults the payslip of a usual month for a bonus that was paid in another', () => {
    const naira = fc.integer({ min: 100_000, max: 9_000_000 })
    const paid = fc.subarray(contributionRows.map(({ key }) => key))
    fc.assert(
      fc.property(
        naira,
        naira,
        fc.integer({ min: 1, max: 12 }),
        paid,
        (salary, commissions, monthsPaid, none) => {
          const usual = {
            ...answers,
            salary: salary * 3,
            monthsPaid,
            ...Object.fromEntries(none.map((key) => [key, 0])),
          }
          const without = explain(usual, context).month
          for (const figure of [without?.inResult ?? 0, without?.byTheAct ?? 0]) {
            const payeTaken = Math.round(figure * monthsPaid * 100) / 100
            const { month } = explain({ ...usual, commissions, payeTaken }, context)
            expect(month?.withoutExtra).toEqual({ inResult: without?.inResult, byTheAct: without?.byTheAct })
            expect(['agrees', 'right-by-act', 'usual']).toContain(month?.verdict)
          }
        },
      ),
    )
  })

  test('compares nothing that is no amount', () => {
    expect(explain({ ...answers, payeTaken: 'some' }, context).month?.verdict).toBe('not-given')
    expect(explain({ ...answers, payeTaken: ' ' }, context).month?.onPayslip).toBeNull()
    expect(explain({ ...answers, payeTaken: 0 }, context).month).toMatchObject({
      onPayslip: 0,
      verdict: 'less',
    })
  })

  test('belongs to whoever has an employer, and the rest of the tax beside it', () => {
    fc.assert(
      fc.property(soundAnswers, fc.integer({ min: 1, max: 12 }), (given, monthsPaid) => {
        const { month, monthly, result, act } = explain({ ...given, monthsPaid }, context)
        const isEmployed = given.status === 'employee' || given.status === 'both'
        expect(month !== null).toBe(isEmployed)
        fc.pre(month !== null)
        expect(month?.inResult).toBe(monthly.paye)
        const paye = act?.paye ?? month?.inResult ?? 0
        const year = paye * monthsPaid + (month?.besides ?? 0) * 12
        // Never less than the whole tax, but for the rounding of each month; more where the rest takes tax off.
        expect(year).toBeGreaterThanOrEqual((act ?? result).totalTax - 0.13)
      }),
    )
  })

  test('is explained by the fewest empty contributions, and by none that was answered', () => {
    const some = fc.subarray(contributionRows.map(({ key }) => key))
    fc.assert(
      fc.property(fc.integer({ min: 2_000_000, max: 60_000_000 }), some, some, (salary, answered, zero) => {
        const given = {
          ...answers,
          salary,
          nhfContribution: null,
          pensionContribution: null,
          ...Object.fromEntries(answered.map((key) => [key, 0])),
        }
        const counted = Object.fromEntries(zero.map((key) => [key, 0]))
        const truth = explain({ ...given, ...counted }, context).month
        const payeTaken = Math.round((truth?.inResult ?? 0) * 1200) / 100
        const found = explain({ ...given, payeTaken }, context).month
        expect(found?.explainedBy.filter((key) => answered.includes(key))).toEqual([])
        expect(found?.explainedBy.length).toBeLessThanOrEqual(
          zero.filter((key) => !answered.includes(key)).length,
        )
        const explained = Object.fromEntries((found?.explainedBy ?? []).map((key) => [key, 0]))
        expect(explain({ ...given, ...explained, payeTaken }, context).month?.verdict).toBe('agrees')
      }),
    )
  })
})
