import { describe, expect, test, vi } from 'vitest'
import { run } from '../../tax/cli/run.ts'
import { articleOfLine } from '../../tax/guide/article-ids.ts'
import {
  calculate,
  checkAnswers,
  explain,
  migrateAnswers,
  nothingPaid,
  questionOf,
  type AmountKey,
} from '../../tax/index.ts'
import { showResult } from '../http/index.ts'
import { buildReport, type Report, type SectionId } from './index.ts'
import { sourceOf } from './testing/sources.ts'

/*
 * A deduction that the product does not have, as one row and one rule: half of the union dues comes off. Everything
 * else must follow from them.
 */
const unionDues = vi.hoisted(() => ({
  row: {
    group: 'deduction',
    name: 'union dues',
    reportName: 'Union Dues',
    shortName: 'dues',
    section: 'Section 30(2)(a)(vii)',
    article: 'deductions-list',
    option: 'dues',
  },
  rule: (given: number | null) => ({ kobo: (given ?? 0) / 2, millionths: 0 }),
}))
vi.mock('../../tax/answers/amounts.ts', async (original) => {
  const table = await original<{ amounts: object }>()
  return { ...table, amounts: { ...table.amounts, unionDues: unionDues.row } }
})
vi.mock('../../tax/rules/deductions.ts', async (original) => {
  const { deductionRules } = await original<{ deductionRules: object }>()
  return { deductionRules: { ...deductionRules, unionDues: unionDues.rule } }
})

const rowsOf = (report: Report, wanted: SectionId) =>
  report.sections.find(({ id }) => id === wanted)?.rows.map(({ cells }) => cells)
const key = 'unionDues' as AmountKey
const context = { currentYear: 2026 }
const person = {
  firstName: 'Adaeze',
  lastName: 'Okafor',
  taxYear: 2026,
  status: 'employee',
  salary: 6_000_000,
  ...nothingPaid,
}
const answers = { ...person, [key]: 100_000 }

describe('a deduction of one row and one rule', () => {
  test('is asked, checked and kept', () => {
    expect(questionOf(key).question).toMatchObject({
      id: 'union-dues',
      section: 'deductions',
      when: 'always',
    })
    expect(checkAnswers({ ...answers, [key]: '100,000' }, context)).toMatchObject({ ok: true, answers })
    expect(checkAnswers({ ...answers, [key]: 'some' }, context)).toMatchObject({
      faults: { [key]: 'Type the union dues in figures, like 6,000,000' },
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
    expect(lines.find(({ id }) => id === key)).toEqual({
      id: key,
      role: 'deduction',
      label: 'Union dues',
      amount: 50_000,
      sentence: 'Of the ₦100,000 you typed, this part is taken off.',
      steps: [],
      citation: { law: 'Nigeria Tax Act 2025', section: 'Section 30(2)(a)(vii)' },
    })
    expect(lines.find(({ id }) => id === 'deductionsApplied')).toMatchObject({
      amount: 50_000,
      steps: expect.arrayContaining([{ label: 'Union dues', amount: 50_000 }]),
    })
    expect(articleOfLine(key)).toBe('deductions-list')
    expect(changes.find(({ answer }) => answer === key)).toMatchObject({ to: 200_000, effect: -9_000 })
    expect(assumptions).toEqual([])
    const wrong = explain({ ...answers, [key]: 'some' }, context).assumptions
    expect(wrong).toMatchObject([{ id: `ignored-${key}`, answer: key }])
  })

  test('stands in the report', () => {
    const source = sourceOf('renter', {
      answers,
      result: showResult(calculate(answers, context), true),
    })
    const report = buildReport(source)
    expect(rowsOf(report, 'deductions')).toEqual(
      expect.arrayContaining([
        ['Union Dues', '₦50,000'],
        ['Total Deductions', '₦50,000'],
      ]),
    )
    expect(rowsOf(report, 'worked-out')).toContainEqual(['Union dues', '−₦50,000'])
    const masked = buildReport({ ...source, result: showResult(calculate(answers, context), false) })
    expect(rowsOf(masked, 'deductions')).toContainEqual(['Union Dues', '—'])
  })

  test('is an option of the command, and a line of what it prints', () => {
    const line = '--salary 6000000 --pension-contribution 0 --nhf 0 --nhis 0 --dues 100000'
    const { out, exitCode } = run([...line.split(' '), '--explain'], 2026)
    expect(exitCode).toBe(0)
    expect(out).toContain('Union dues: −₦50,000\n')
    expect(run(['--help'], 2026).out).toContain('--dues')
    expect(run(['--dues', 'some'], 2026).error).toContain('--dues: Type the union dues in figures')
  })
})
