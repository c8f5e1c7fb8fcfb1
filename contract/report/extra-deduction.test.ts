import * as fc from 'fast-check'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { run } from '../../tax/cli/run.ts'
import { articleOfLine } from '../../tax/guide/article-ids.ts'
import {
  calculate,
  checkAnswers,
  explain,
  keysOf,
  migrateAnswers,
  nothingPaid,
  questionOf,
  questionsFor,
  statusOptions,
  type AmountKey,
} from '../../tax/index.ts'
import { soundAnswers } from '../../tax/testing/arbitraries.ts'
import { showResult } from '../http/index.ts'
import { buildReport, type Report, type SectionId } from './index.ts'
import { sourceOf } from './testing/sources.ts'
// Their properties hold with the two rows as well: sums, what is printed, effects of changes and notes, the report.
import '../../tax/explanation/beside.test.ts'
import '../../tax/explanation/sums.test.ts'
import './totals.test.ts'

/*
 * Two deductions that the product will never have, each as one row and one rule: half of what was typed comes off, for
 * everybody and for people with an employer only. Everything else must follow from them.
 */
const rows = vi.hoisted(() => {
  // What other files of this worker have loaded has no such rows.
  vi.resetModules()
  const row = { group: 'deduction', section: 'Section 30(2)(a)(vii)', article: 'deductions-list' }
  return {
    testDeductionOfAll: {
      ...row,
      name: 'test fee of all',
      reportName: 'Test Fee of All',
      shortName: 'fee',
      option: 'fee',
    },
    testDeductionOfEmployees: {
      ...row,
      name: 'test dues of employees',
      reportName: 'Test Dues of Employees',
      shortName: 'dues',
      option: 'dues',
      when: 'hasEmployment',
    },
  }
})
vi.mock('../../tax/answers/amounts.ts', async (original) => {
  const table = await original<{ amounts: object }>()
  return { ...table, amounts: { ...table.amounts, ...rows } }
})
vi.mock('../../tax/rules/deductions.ts', async (original) => {
  const { deductionRules } = await original<{ deductionRules: object }>()
  const { percentOf, wholeKobo } = await import('../../tax/money/exact.ts')
  const half = (given: number | null) => percentOf(50, wholeKobo(given ?? 0))
  return {
    deductionRules: { ...deductionRules, testDeductionOfAll: half, testDeductionOfEmployees: half },
  }
})

afterAll(() => {
  vi.resetModules()
})

const rowsOf = (report: Report, wanted: SectionId) =>
  report.sections.find(({ id }) => id === wanted)?.rows.map(({ cells }) => cells)
const ofAll = 'testDeductionOfAll' as AmountKey
const ofEmployees = 'testDeductionOfEmployees' as AmountKey
const context = { currentYear: 2026 }
const person = {
  firstName: 'Adaeze',
  lastName: 'Okafor',
  taxYear: 2026,
  status: 'employee',
  salary: 6_000_000,
  ...nothingPaid,
}
const statuses = statusOptions.map(({ value }) => value)
const withoutEmployer = statuses.filter((status) => status !== 'employee' && status !== 'both')

describe.each([
  {
    key: ofAll,
    ...rows.testDeductionOfAll,
    label: 'Test fee of all',
    id: 'test-deduction-of-all',
    when: 'always',
  },
  {
    key: ofEmployees,
    ...rows.testDeductionOfEmployees,
    label: 'Test dues of employees',
    id: 'test-deduction-of-employees',
  },
])('a deduction of one row and one rule: $key', ({ key, name, reportName, label, id, when, option }) => {
  const answers = { ...person, [key]: 100_000 }

  test('is asked of whoever has it, checked and kept', () => {
    expect(questionOf(key).question).toMatchObject({ id, section: 'deductions', when })
    const asked = statuses.filter((status) => questionsFor({ status }).flatMap(keysOf).includes(key))
    expect(asked).toEqual(when === 'always' ? statuses : ['employee', 'both'])
    expect(checkAnswers({ ...answers, [key]: '100,000' }, context)).toMatchObject({ ok: true, answers })
    expect(checkAnswers({ ...answers, [key]: 'some' }, context)).toMatchObject({
      faults: { [key]: `Type the ${name} in figures, like 6,000,000` },
    })
    expect(migrateAnswers(answers, 1)).toEqual(answers)
  })

  test('comes off the income', () => {
    expect(calculate(answers, context)).toMatchObject({
      deductionsApplied: 50_000,
      taxableIncome: 5_950_000,
      totalTax: calculate(person, context).totalTax - 9_000,
    })
  })

  test('is explained and cited, and part of its sum', () => {
    const { lines, changes, assumptions } = explain(answers, context)
    expect(lines.find((line) => line.id === key)).toEqual({
      id: key,
      role: 'deduction',
      label,
      amount: 50_000,
      sentence: 'Of the ₦100,000 you typed, this part is taken off.',
      steps: [],
      citation: { law: 'Nigeria Tax Act 2025', section: 'Section 30(2)(a)(vii)' },
    })
    expect(lines.find((line) => line.id === 'totalDeductions')).toMatchObject({
      amount: 50_000,
      steps: expect.arrayContaining([{ label, amount: -50_000 }]),
    })
    expect(articleOfLine(key)).toBe('deductions-list')
    // Nobody is told to pay more of what cannot be chosen.
    expect(changes.map(({ answer }) => answer)).not.toContain(key)
    expect(assumptions).toEqual([])
    const wrong = explain({ ...answers, [key]: 'some' }, context).assumptions
    expect(wrong).toMatchObject([{ id: `ignored-${key}`, answer: key }])
  })

  test('stays when the note on the minimum wage leaves the pay out', () => {
    const small = { ...person, salary: 500_000, rentalIncome: 5_000_000, [key]: 800_000 }
    const { result, notes } = explain(small, context)
    const note = notes.find((one) => one.id === 'minimum-wage')
    expect(note?.words).toContain('Without it your tax is ₦618,000.')
    expect(note?.effect).toBe(618_000 - result.totalTax)
    expect(calculate({ ...small, salary: 0 }, context).totalTax).toBe(618_000)
  })

  test('stands in the report', () => {
    const source = sourceOf('renter', {
      answers,
      result: showResult(calculate(answers, context), true),
    })
    const report = buildReport(source)
    expect(rowsOf(report, 'deductions')).toEqual(
      expect.arrayContaining([
        [reportName, '−₦50,000'],
        ['Total Deductions', '−₦50,000'],
      ]),
    )
    expect(rowsOf(report, 'worked-out')).toContainEqual([reportName, '−₦50,000'])
    const masked = buildReport({ ...source, result: showResult(calculate(answers, context), false) })
    expect(rowsOf(masked, 'deductions')).toContainEqual([reportName, '—'])
  })

  test('is an option of the command, and a line of what it prints', () => {
    const line = `--salary 6000000 --pension-contribution 0 --nhf 0 --nhis 0 --${option} 100000`
    const { out, exitCode } = run([...line.split(' '), '--explain'], 2026)
    expect(exitCode).toBe(0)
    expect(out).toContain(`${label}: −₦50,000\n`)
    expect(run(['--help'], 2026).out).toContain(`--${option}`)
    expect(run([`--${option}`, 'some'], 2026).error).toContain(`--${option}: Type the ${name} in figures`)
  })
})

describe('a deduction of people with an employer', () => {
  test.each(withoutEmployer)('%s: is left out, said to be, and never advised', (status) => {
    const base = { ...person, status, salary: null, rentalIncome: 6_000_000 }
    const answers = { ...base, [ofEmployees]: 100_000 }
    expect(calculate(answers, context)).toEqual(calculate(base, context))
    const { lines, assumptions } = explain(answers, context)
    expect(lines.map(({ id }) => id)).not.toContain(ofEmployees)
    expect(assumptions).toEqual([
      {
        id: `ignored-${ofEmployees}`,
        answer: ofEmployees,
        words: 'Test dues of employees of ₦100,000 is left out: your status has no employer.',
        effect: 9_000,
      },
    ])
    const source = sourceOf('renter', { answers, result: showResult(calculate(answers, context), true) })
    const cells = rowsOf(buildReport(source), 'deductions')?.flat() ?? []
    expect(cells).not.toContain('Test Dues of Employees')
  })

  test('tells the command of no employment: the incomes do', () => {
    const line = '--pension 2000000 --rental-income 6000000 --dues 100000 --explain'
    const { out } = run(line.split(' '), 2026)
    expect(out).toContain('is left out: your status has no employer.')
  })

  test('left out, it has the effect that the same deduction of everybody has', () => {
    const naira = fc.integer({ min: 1, max: 1_000_000_000 }).map((kobo) => kobo / 100)
    fc.assert(
      fc.property(
        soundAnswers,
        fc.constantFrom(...withoutEmployer),
        naira,
        naira,
        (given, status, all, dues) => {
          const answers = { ...given, status, [ofAll]: all, [ofEmployees]: dues }
          const { result, assumptions } = explain(answers, context)
          const both = calculate({ ...answers, [ofAll]: Math.round((all + dues) * 100) / 100 }, context)
          const told = assumptions.find(({ answer }) => answer === ofEmployees)
          expect(told?.effect).toBe(result.totalTax - both.totalTax)
        },
      ),
      { numRuns: 500 },
    )
  })
})
