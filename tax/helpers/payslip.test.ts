import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RawAnswers } from '../answers/raw-answers.ts'
import { formatAmount, parseAmount } from '../money/index.ts'
import {
  boxAtFault,
  boxesOf,
  emptyPayslip,
  isPayeOverPay,
  monthsTogether,
  payOf,
  type Payslip,
  type PayslipBox,
  payslipAnswers,
  payslipBoxes,
  type PayslipKey,
  payslipOf,
  takesNone,
  textOf,
  usualPension,
  withFigure,
  withMonths,
  withNone,
} from './index.ts'

const boxes = Object.keys(payslipBoxes) as PayslipBox[]
const keys = [...new Set(Object.values(payslipBoxes))] as PayslipKey[]
const kobo = fc.integer({ min: 0, max: 100_000_000_00 })
const months = fc.option(fc.integer({ min: 1, max: 12 }), { nil: null })
const typed = fc.dictionary(fc.constantFrom(...boxes), kobo, { maxKeys: boxes.length })

/** A payslip of these kobo, as somebody types it. */
const slipOf = (figures: Partial<Record<PayslipBox, number>>, paid: number | null): Payslip =>
  boxes.reduce(
    (slip, box) => {
      const figure = figures[box]
      return figure === undefined ? slip : withFigure(slip, box, formatAmount(figure / 100))
    },
    withMonths(emptyPayslip(12), paid),
  )

const naira = (text: unknown) => {
  const parsed = parseAmount(text)
  return parsed.kind === 'amount' ? parsed.naira : parsed.kind
}

/** Answers for the year as a draft may hold them: not always twelve whole kobo. */
const stored = fc
  .record({
    amounts: fc.dictionary(fc.constantFrom(...keys), kobo, { maxKeys: keys.length }),
    layout: fc.constantFrom(
      (value: number) => formatAmount(value),
      (value: number) => String(value),
      (value: number) => value,
    ),
    monthsPaid: fc.constantFrom(undefined, '', '12', '7', 1, 'many', 13),
  })
  .map(({ amounts, layout, monthsPaid }): RawAnswers => ({
    ...Object.fromEntries(Object.entries(amounts).map(([key, value]) => [key, layout(value / 100)])),
    ...(monthsPaid !== undefined && { monthsPaid }),
  }))

describe('what payslips answer', () => {
  test('is the sum of their boxes times their months, to the kobo', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(typed, months), { minLength: 1, maxLength: 3 }), (drawn) => {
        const answers = payslipAnswers(drawn.map(([figures, paid]) => slipOf(figures, paid)))
        for (const key of keys) {
          const parts = drawn.flatMap(([figures, paid]) =>
            boxes
              .filter((box) => payslipBoxes[box] === key && figures[box] !== undefined)
              .map((box) => (figures[box] ?? 0) * (paid ?? 1)),
          )
          const sum = parts.reduce((all, part) => all + part, 0)
          expect(answers[key]).toBe(parts.length === 0 ? '' : formatAmount(sum / 100))
        }
      }),
    )
  })

  test('has the months together, at most twelve, and none beside a year’s total', () => {
    const six = slipOf({ basic: 1 }, 6)
    expect(payslipAnswers([six, slipOf({ basic: 1 }, 5)]).monthsPaid).toBe('11')
    expect(payslipAnswers([six, slipOf({ basic: 1 }, 12)]).monthsPaid).toBe('12')
    expect(monthsTogether([six, slipOf({ basic: 1 }, 12)])).toBe(18)
    expect(payslipAnswers([six, slipOf({ basic: 1 }, null)]).monthsPaid).toBe('')
    expect(payslipAnswers([six, emptyPayslip(12)]).monthsPaid).toBe('6')
    expect(payslipAnswers([emptyPayslip(12)]).monthsPaid).toBe('12')
  })

  test('is what was typed where one box is no amount, and that box is named', () => {
    const slips = [slipOf({ basic: 1, housing: 1 }, 12), withFigure(emptyPayslip(1), 'transport', 'some')]
    expect(payslipAnswers(slips)).toMatchObject({ allowances: 'some', salary: '0.12' })
    expect(boxAtFault(slips, 'allowances')).toMatchObject({ at: 1, box: 'transport' })
    expect(boxAtFault(slips, 'salary')).toMatchObject({ at: 0, box: 'basic' })
    expect(boxAtFault(slips, 'payeTaken')).toBeUndefined()
  })

  test('reads as itself once it is stored, whatever was typed', () => {
    const text = fc.oneof(fc.constantFrom('a ', ' 5', '1.2 m', '0 ', '-'), fc.string({ maxLength: 8 }))
    fc.assert(
      fc.property(fc.constantFrom(...boxes), text, months, (box, words, paid) => {
        const answers = payslipAnswers([withMonths(withFigure(emptyPayslip(12), box, words), paid)])
        expect(Object.values(answers).map(textOf)).toEqual(Object.values(answers))
      }),
    )
  })

  test('is zero for None, whatever stood there, which comes back', () => {
    for (const box of boxes.filter(takesNone)) {
      const slip = withFigure(emptyPayslip(12), box, '1,000')
      const none = withNone(slip, box, true)
      expect(payslipAnswers([none])[payslipBoxes[box]]).toBe('0')
      expect(payslipAnswers([withNone(none, box, false)])[payslipBoxes[box]]).toBe('12,000')
      expect(payslipAnswers([none, slip])[payslipBoxes[box]]).toBe('12,000')
    }
    expect(boxes.filter(takesNone)).toEqual(['pension', 'nhf', 'nhis'])
  })
})

describe('a payslip of stored answers', () => {
  test('changes nothing when nothing is typed, nor when what it shows is typed again', () => {
    fc.assert(
      fc.property(stored, (answers) => {
        const slip = payslipOf(answers)
        const again = boxesOf(slip).reduce((before, box) => {
          const figure = before.figures[box]
          return figure === undefined || figure.isNone ? before : withFigure(before, box, ` ${figure.text}`)
        }, slip)
        for (const made of [payslipAnswers([slip]), payslipAnswers([again])])
          expect(keys.map((key) => naira(made[key]))).toEqual(keys.map((key) => naira(answers[key])))
      }),
    )
  })

  test('shows no box but one for the allowances, whose parts are not kept', () => {
    fc.assert(
      fc.property(typed, (figures) => {
        const slip = payslipOf(payslipAnswers([slipOf(figures, 12)]))
        const hasAllowances = ['housing', 'transport', 'other'].some((box) => box in figures)
        expect(slip.isTogether).toBe(hasAllowances)
        expect(boxesOf(slip).includes('housing')).toBe(!hasAllowances)
        expect(slip.figures).not.toHaveProperty('housing')
      }),
    )
  })

  test('stands by the month, to the kobo that the year has', () => {
    const slip = payslipOf({ salary: '1,000,000', allowances: 0, monthsPaid: 12 })
    expect(slip.figures.basic?.text).toBe('83,333.33')
    expect(payslipAnswers([slip])).toMatchObject({ salary: '1,000,000', allowances: '0', monthsPaid: '12' })
    expect(payslipAnswers([withFigure(slip, 'basic', '83,333.34')]).salary).toBe('1,000,000.08')
    // Ten months of what the box says, and the year's figure again when the months are put right.
    expect(payslipAnswers([withMonths(slip, 10)]).salary).toBe('833,333.30')
    expect(payslipAnswers([withMonths(withMonths(slip, 10), 12)]).salary).toBe('1,000,000')
  })

  test('of a pay whose months are not known is the year’s total, and shown by the month it stays the same', () => {
    const slip = payslipOf({ salary: '1,000,000', nhisContribution: '0' })
    expect([slip.months, slip.figures.basic?.text]).toEqual([null, '1,000,000'])
    const byMonth = withMonths(slip, 12)
    expect(byMonth.figures.basic?.text).toBe('83,333.33')
    expect(payslipAnswers([byMonth])).toMatchObject({ salary: '1,000,000', nhisContribution: '0' })
    expect(withMonths(byMonth, null).figures.basic?.text).toBe('1,000,000')
  })

  test('keeps what was typed when its period is put right', () => {
    const slip = withFigure(payslipOf({ salary: '1,000,000' }), 'basic', '90,000')
    expect(payslipAnswers([withMonths(slip, 12)]).salary).toBe('1,080,000')
    expect(payslipOf({ pensionContribution: '24,000' }).months).toBe(12)
  })
})

describe('what a payslip says besides', () => {
  test('pay of the year, and whether more tax was taken', () => {
    const slip = slipOf(
      { basic: 150_000_00, housing: 100_000_00, transport: 60_000_00, other: 40_000_00 },
      12,
    )
    expect(payOf(slip)).toBe(4_200_000)
    expect(isPayeOverPay(withFigure(slip, 'paye', '350,000'))).toBe(false)
    expect(isPayeOverPay(withFigure(slip, 'paye', '3,743,600'))).toBe(true)
    expect(payOf(withFigure(slip, 'basic', 'many'))).toBe(2_400_000)
  })

  test('the usual pension: 8% of basic, housing and transport, for the months of the boxes', () => {
    const slip = slipOf({ basic: 150_000_00, housing: 100_000_00, transport: 60_000_00, other: 40_000_00 }, 9)
    expect(usualPension(slip)).toBe(24_800)
    expect(usualPension(slipOf({ other: 5 }, 12))).toBeUndefined()
    expect(usualPension(payslipOf({ salary: 1_200_000, monthsPaid: 12 }))).toBe(8_000)
    expect(usualPension(payslipOf({ salary: 1_200_000, allowances: 5, monthsPaid: 12 }))).toBeUndefined()
  })
})
