import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOf, amountRows, answerLabel } from '../answers/keys.ts'
import { calculate } from '../calculate.ts'
import { run } from '../cli/run.ts'
import { optionOf } from '../cli/options.ts'
import { countingKeys, soundAnswers } from '../testing/arbitraries.ts'
import type { OracleAnswers } from '../testing/oracle.ts'
import { explain, type LineRole, shownLines } from './index.ts'

const context = { currentYear: 2026 }
const runs = { numRuns: 2_000 }
const kobo = (naira: number) => Math.round(naira * 100)
const total = (amounts: readonly { readonly amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + kobo(amount), 0)

describe('to the kobo, whatever was answered', () => {
  test('the steps of every sum add up to it', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const sums = explain(answers, context).lines.filter(({ role }) => role === 'sum' || role === 'total')
        const found = sums.map(({ id, steps }) => {
          if (id === 'taxableIncome') return [id, Math.max(0, total(steps))]
          return [id, id === 'totalDeductions' ? 0 - total(steps) : total(steps)]
        })
        expect(found).toEqual(sums.map(({ id, amount }) => [id, kobo(amount)]))
        expect(sums.map(({ id }) => id)).toEqual([
          'earnedIncome',
          'investmentIncome',
          'benefitsInKind',
          'annualIncome',
          'totalDeductions',
          'taxableIncome',
          'totalTax',
        ])
      }),
      runs,
    )
  })

  test('the lines of each kind add up to the figures of the result', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const { lines, result } = explain(answers, context)
        const of = (wanted: LineRole) => total(lines.filter(({ role }) => role === wanted))
        expect([of('income'), of('benefit'), of('deduction'), of('relief'), of('band')]).toEqual(
          [
            kobo(result.earnedIncome) / 100 + kobo(result.investmentIncome) / 100,
            result.benefitsInKind,
            result.deductionsApplied,
            result.reliefApplied,
            result.totalTax,
          ].map(kobo),
        )
        expect(kobo(result.taxableIncome)).toBe(
          Math.max(
            0,
            kobo(result.annualIncome) - kobo(result.deductionsApplied) - kobo(result.reliefApplied),
          ),
        )
      }),
      runs,
    )
  })
})

test('income less an assumed deduction that ends in half a kobo is the taxable income', () => {
  const result = calculate({ status: 'employee', taxYear: 2026, salary: 1_000_001 }, context)
  expect(result).toMatchObject({ deductionsApplied: 155_000.15, taxableIncome: 845_000.85 })
})

/** The answers as command-line options. */
const argv = (answers: OracleAnswers) => [
  '--explain',
  ...(['status', 'taxYear'] as const).map((key) => `${optionOf(key)}=${answers[key]}`),
  ...amountRows.flatMap(({ key }) => {
    const naira = answers[key]
    return naira === undefined ? [] : [`${optionOf(key)}=${naira.toFixed(2)}`]
  }),
]

describe('every answer that counts', () => {
  test('has a line that is shown', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const shown = new Set<string>(shownLines(explain(answers, context).lines).map(({ id }) => id))
        const counting = countingKeys(answers).map((key) => amountOf(key).lineId)
        expect(counting.filter((id) => !shown.has(id))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('stands in what the command prints', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const { out, exitCode } = run(argv(answers), 2026)
        expect(exitCode).toBe(0)
        const named = countingKeys(answers).map((key) =>
          key === 'rentPaidBySelf' ? 'Rent relief' : answerLabel(key),
        )
        expect(named.filter((name) => !out.includes(`\n${name}: `))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
