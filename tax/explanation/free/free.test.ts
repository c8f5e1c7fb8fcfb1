import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountKeys, contributionRows } from '../../answers/keys.ts'
import { calculate } from '../../calculate.ts'
import { formatNaira } from '../../money/format.ts'
import { soundAnswers } from '../../testing/arbitraries.ts'
import { explain } from '../index.ts'
import { explainFreely } from './index.ts'

const context = { currentYear: 2026 }
const runs = { numRuns: 2_000 }

test('a free account reads the notes that Pro reads, but for what changes no tax', () => {
  fc.assert(
    fc.property(soundAnswers, (answers) => {
      const notes = explain(answers, context).notes.filter(({ id }) => id !== 'family' && id !== 'tax-id')
      const free = explainFreely(answers, context).notes
      expect(free.map(({ id, heading, section }) => ({ id, heading, section }))).toEqual(
        notes.map(({ id, heading, section }) => ({ id, heading, section })),
      )
      // What Pro reads more is the sentence with its figures.
      for (const [index, note] of notes.entries())
        expect(
          note.effect === null
            ? note.words === free[index]?.words
            : note.words.startsWith(`${free[index]?.words} `),
        ).toBe(true)
    }),
    runs,
  )
})

test('and the assumptions that Pro reads', () => {
  fc.assert(
    fc.property(soundAnswers, (answers) => {
      const assumed = explain(answers, context).assumptions.filter(({ id }) => id.startsWith('default-'))
      expect(explainFreely(answers, context).assumptions.map(({ key }) => key)).toEqual(
        assumed.map(({ answer }) => answer).filter((key) => contributionRows.some((row) => row.key === key)),
      )
    }),
    runs,
  )
})

test('with words that are the same for every income: they hold no figure of the person', () => {
  fc.assert(
    fc.property(soundAnswers, fc.integer({ min: 2, max: 1_000 }), (answers, times) => {
      const other = Object.fromEntries(
        Object.entries(answers).map(([key, value]) => [
          key,
          amountKeys.some((each) => each === key)
            ? Math.min(1e12, Math.round(Number(value) * 100 * times) / 100)
            : value,
        ]),
      )
      const [first, second] = [answers, other].map((each) => explainFreely(each, context))
      fc.pre(first?.notes.map(({ id }) => id).join() === second?.notes.map(({ id }) => id).join())
      expect(second).toEqual(first)
    }),
    { ...runs, maxSkipsPerRun: 10_000 },
  )
})

test('and none of the figures that were worked out', () => {
  const ofLaw = [70_000, 50_000_000, 5_000_000, 150_000_000, 10_000_000, 12_000_000].map(formatNaira)
  fc.assert(
    fc.property(soundAnswers, (answers) => {
      const words = explainFreely(answers, context)
        .notes.map((note) => note.words)
        .join(' ')
      expect((words.match(/₦[\d,.]*\d/g) ?? []).filter((figure) => !ofLaw.includes(figure))).toEqual([])
    }),
    runs,
  )
})

test('the payslip is the person’s own, by the month', () => {
  const answers = { status: 'employee', taxYear: 2026, salary: 4_200_000 }
  const payslip = (given: object) => explainFreely({ ...answers, ...given }, context).payslip
  expect([
    payslip({}),
    payslip({ payeTaken: '449,232' }),
    payslip({ payeTaken: 449_232, monthsPaid: 6 }),
  ]).toEqual([null, '₦37,436', '₦74,872'])
  expect(payslip({ payeTaken: 0 })).toBe(formatNaira(calculate({ ...answers, salary: 0 }, context).totalTax))
})
