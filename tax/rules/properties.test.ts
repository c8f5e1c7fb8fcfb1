import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculate } from '../calculate.ts'
import { amountKeys, rowsOf } from '../answers/keys.ts'
import { amount, soundAnswers } from '../testing/arbitraries.ts'
import { type OracleAnswers, oracle } from '../testing/oracle.ts'

const context = { currentYear: 2026 }
const runs = { numRuns: 5_000 }
const tax = (answers: OracleAnswers) => calculate(answers, context)
const kobo = (naira: number) => BigInt(Math.round(naira * 100))

describe('against exact rationals', () => {
  test('every figure, up to a trillion naira a field', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const result = tax(answers)
        const exact = oracle(answers)
        expect(BigInt(result.totalTax)).toBe(exact.totalTax)
        expect(result.breakdown.map((row) => BigInt(row.tax))).toEqual(exact.rows)
        expect(kobo(result.annualIncome)).toBe(exact.annualIncome)
        expect(kobo(result.taxableIncome)).toBe(exact.taxableIncome)
        expect(kobo(result.deductionsApplied)).toBe(exact.deductions)
        expect(kobo(result.reliefApplied)).toBe(exact.reliefs)
      }),
      runs,
    )
  })

  test('every field at a trillion', () => {
    for (const status of ['employee', 'self-employed', 'both', 'pensioner', 'other']) {
      for (const taxYear of [2025, 2026]) {
        const full = Object.fromEntries(amountKeys.map((key) => [key, 1_000_000_000_000]))
        const answers = { ...full, status, taxYear }
        expect(BigInt(tax(answers).totalTax)).toBe(oracle(answers).totalTax)
      }
    }
  })
})

describe('of every result', () => {
  test('rows add up to the total, amounts to the taxable income', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const { breakdown, totalTax, taxableIncome } = tax(answers)
        expect(breakdown.reduce((sum, row) => sum + row.tax, 0)).toBe(totalTax)
        const held = breakdown.reduce((sum, row) => sum + kobo(row.amount), 0n)
        expect(held).toBe(kobo(taxableIncome))
      }),
      runs,
    )
  })

  test('tax is never above income, and the rate is a fraction of at most a quarter', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const { totalTax, annualIncome, effectiveRate } = tax(answers)
        expect(totalTax).toBeLessThanOrEqual(annualIncome)
        expect(effectiveRate).toBeGreaterThanOrEqual(0)
        expect(effectiveRate).toBeLessThanOrEqual(0.25)
      }),
      runs,
    )
  })

  test('tax never falls when any income rises', () => {
    fc.assert(
      fc.property(
        soundAnswers,
        fc.constantFrom(...rowsOf('earned', 'exempt', 'investment', 'benefit').map(({ key }) => key)),
        amount,
        (answers, key, more) => {
          const before = answers[key] ?? 0
          const after = Math.min(1_000_000_000_000, Math.round((before + more) * 100) / 100)
          expect(tax({ ...answers, [key]: after }).totalTax).toBeGreaterThanOrEqual(tax(answers).totalTax)
        },
      ),
      runs,
    )
  })

  test('tax never rises when more is taken off', () => {
    const keys = ['lifeAssurance', 'mortgageInterest', 'rentPaidBySelf'] as const
    fc.assert(
      fc.property(soundAnswers, fc.constantFrom(...keys), amount, (answers, key, more) => {
        const after = Math.min(1_000_000_000_000, Math.round(((answers[key] ?? 0) + more) * 100) / 100)
        expect(tax({ ...answers, [key]: after }).totalTax).toBeLessThanOrEqual(tax(answers).totalTax)
      }),
      runs,
    )
  })

  test('amounts as text give the same result as numbers', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const typed = Object.fromEntries(
          Object.entries(answers).map(([key, value]) => [
            key,
            typeof value === 'number' && key !== 'taxYear' ? `₦${value.toFixed(2)}` : value,
          ]),
        )
        expect(calculate(typed, context)).toEqual(tax(answers))
      }),
      { numRuns: 500 },
    )
  })

  test('zero tax has a reason, any other tax has none', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const { isExempt, exemptionReason, totalTax } = tax(answers)
        expect(isExempt).toBe(totalTax === 0)
        expect(exemptionReason === null).toBe(totalTax > 0)
      }),
      runs,
    )
  })
})
