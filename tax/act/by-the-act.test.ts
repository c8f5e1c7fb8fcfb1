import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contributionRows } from '../answers/keys.ts'
import { calculate } from '../calculate.ts'
import { maxAmount } from '../money/amount.ts'
import { soundAnswers } from '../testing/arbitraries.ts'
import type { OracleAnswers } from '../testing/oracle.ts'
import { explain } from '../explanation/index.ts'
import { assess } from '../rules/assess.ts'
import { declare } from '../rules/declared.ts'
import { byTheActOf } from './by-the-act.ts'

const context = { currentYear: 2026 }
const runs = { numRuns: 2_000 }
const certain: readonly string[] = [
  'minimum-wage',
  'contributions-paid',
  'dividends-final',
  'accommodation-limit',
  'pensioner-deductions',
]
const ofTheAct = soundAnswers.filter(({ taxYear }) => taxYear >= 2026)
/** A pensioner's interest counts by the Act as anybody's. */
const isPensionerWithInterest = ({ status, interest = 0 }: OracleAnswers) =>
  status === 'pensioner' && interest > 0
const certainNotes = (answers: OracleAnswers) =>
  explain(answers, context).notes.filter(({ id }) => certain.includes(id))
const nothingPaid = { pensionContribution: 0, nhfContribution: 0, nhisContribution: 0 }
const employee = { status: 'employee', taxYear: 2026 } as const

describe('what the Act comes to', () => {
  test('is the result with the one certain note that there is, or the result itself', () => {
    fc.assert(
      fc.property(ofTheAct, (answers) => {
        const { act, result } = explain(answers, context)
        const notes = certainNotes(answers)
        fc.pre(notes.length < 2 && !isPensionerWithInterest(answers))
        expect(act?.totalTax).toBe(result.totalTax + (notes[0]?.effect ?? 0))
        expect(act?.parts.map(({ id }) => id)).toEqual(
          notes.filter(({ effect }) => effect !== 0).map(({ id }) => id),
        )
      }),
      { ...runs, maxSkipsPerRun: 10_000 },
    )
  })

  test('is what the engine makes of the answers as the Act reads them', () => {
    fc.assert(
      fc.property(ofTheAct, (answers) => {
        const { act, notes } = explain(answers, context)
        const has = (wanted: string) => notes.some(({ id }) => id === wanted)
        const pay = (answers.salary ?? 0) + (answers.allowances ?? 0) + (answers.commissions ?? 0)
        const besides =
          pay +
          (answers.domesticStaffCost ?? 0) +
          (answers.vehicleBenefit ?? 0) +
          (answers.otherBenefits ?? 0)
        const paid = contributionRows.reduce((sum, { key }) => sum + (answers[key] ?? 0), 0)
        fc.pre(!isPensionerWithInterest(answers))
        fc.pre((answers.lifeAssurance ?? 0) + paid <= maxAmount)
        const read: OracleAnswers = {
          ...(answers.status === 'pensioner' ? {} : nothingPaid),
          ...answers,
          ...(answers.status !== 'pensioner' && { dividendsNigeria: 0 }),
          ...(has('accommodation-limit') && {
            rentPaidByEmployer: Math.floor(Math.round(besides * 100) / 5) / 100,
          }),
          ...(answers.status === 'pensioner' && {
            lifeAssurance: Math.round(((answers.lifeAssurance ?? 0) + paid) * 100) / 100,
          }),
          ...(has('minimum-wage') && {
            salary: 0,
            allowances: 0,
            commissions: 0,
            rentPaidByEmployer: 0,
            domesticStaffCost: 0,
            vehicleBenefit: 0,
            otherBenefits: 0,
          }),
        }
        expect(act?.totalTax).toBe(calculate(read, context).totalTax)
      }),
      runs,
    )
  })

  test('is the result where it names no part', () => {
    fc.assert(
      fc.property(ofTheAct, (answers) => {
        const assessment = assess(declare({ ...nothingPaid, ...answers }, context.currentYear))
        const act = byTheActOf(assessment, answers)
        fc.pre(act?.parts.length === 0)
        expect(act?.totalTax).toBe(assessment.totalTax)
      }),
      { numRuns: 200, maxSkipsPerRun: 10_000 },
    )
  })

  test('is nothing for a year before it', () => {
    fc.assert(
      fc.property(
        soundAnswers.filter(({ taxYear }) => taxYear < 2026),
        (answers) => {
          expect(explain(answers, context).act).toBeNull()
        },
      ),
    )
  })

  test('says what an empty contribution had taken off', () => {
    const salary = 4_200_000
    const words = (answers: object) =>
      explain({ ...employee, salary, ...answers }, context).act?.parts.map((part) => part.words)
    expect(words({ pensionContribution: 297_600, nhfContribution: 0 })).toEqual([
      'Without the 5% assumed for NHIS',
    ])
    expect(words({ pensionContribution: 0 })).toEqual(['Without the 2.5% assumed for NHF and 5% for NHIS'])
    expect(words({})).toEqual(['Without the 8% assumed for pension, 2.5% for NHF and 5% for NHIS'])
    expect(words(nothingPaid)).toEqual([])
  })
})

describe('pay up to the minimum wage', () => {
  test.each([
    [70_000 * 12, undefined, true],
    [70_000 * 12 + 0.01, undefined, false],
    [70_000 * 6, 6, true],
    [70_000 * 6 + 0.01, 6, false],
    [70_000, 1, true],
    [100_000 * 6, 6, false],
    [70_000 * 12, '12', true],
    [70_000 * 12, 13, true],
    [70_000 * 12, 'half', true],
    [0, undefined, false],
  ])('%d in %o months is exempt: %o', (salary, monthsPaid, isExempt) => {
    const { act, notes } = explain({ ...employee, salary, monthsPaid: monthsPaid ?? null }, context)
    expect(act?.isPayExempt).toBe(isExempt)
    expect(notes.some(({ id }) => id === 'minimum-wage')).toBe(isExempt)
  })

  test('leaves no PAYE by the Act, and the tax on other income', () => {
    const answers = { ...employee, ...nothingPaid, salary: 800_000, rentalIncome: 3_000_000 }
    const { act } = explain(answers, context)
    expect(act).toMatchObject({ totalTax: 330_000, paye: 0, isPayExempt: true })
  })
})

test('a pensioner who paid is by the Act as anybody who paid', () => {
  const answers = {
    taxYear: 2026,
    status: 'pensioner',
    rentalIncome: 3_000_000,
    pensionContribution: 200_000,
  }
  const { act, result } = explain(answers, context)
  expect([result.totalTax, act?.totalTax]).toEqual([330_000, 300_000])
  expect(act?.parts.map(({ words }) => words)).toEqual(['With the contributions taken off that you paid'])
})
