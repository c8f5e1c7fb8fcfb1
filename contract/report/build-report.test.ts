import { describe, expect, test } from 'vitest'
import { calculate, explain } from '../../tax/index.ts'
import { openResult, showResult, type ShownResult } from '../http/index.ts'
import { buildReport, ReportError, type Report, type SectionId } from './index.ts'
import { everyPerson, sourceOf, type Person } from './testing/sources.ts'

const of = (person: Person, changes: Parameters<typeof sourceOf>[1] = {}) =>
  buildReport(sourceOf(person, changes))
const rowsOf = (report: Report, id: SectionId) =>
  report.sections.find((section) => section.id === id)?.rows.map(({ cells }) => cells)
const introOf = (report: Report, id: SectionId) => report.sections.find((section) => section.id === id)?.intro
/** The report of a free account's kept calculation. */
const of26 = (status: string) => of('renter', { isPaid: false, answers: { taxYear: 2026, status } })
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

describe('the whole report of a Pro', () => {
  const report = of('renter')

  test('says whose it is and of what', () => {
    expect(report).toMatchObject({
      title: 'NaijaTax',
      subtitle: 'Personal Income Tax Calculation Report',
      facts: [
        { label: 'Taxpayer', value: 'Adaeze Okafor' },
        { label: 'TIN', value: '12345678-0001' },
        { label: 'Tax Year', value: '2026' },
        { label: 'Employment Status', value: 'Employee' },
      ],
      answer: { kind: 'due', label: 'Total Tax Due', amount: '₦834,000' },
      footer: { date: '20 November 2026' },
      fileName: 'NaijaTax-Report-2026-2026-11-20.pdf',
      first: [],
      remarks: [
        'Your employer in Nigeria takes what is due on your pay, as PAYE. If your employer is abroad and takes none, you pay it yourself.',
      ],
    })
  })

  test('has the sections in order', () => {
    expect(report.sections.map(({ heading }) => heading)).toEqual([
      'INCOME SUMMARY',
      'DETAILED INCOME BREAKDOWN',
      'BENEFITS IN KIND',
      'DEDUCTIONS & RELIEFS',
      'TAX BREAKDOWN BY BAND',
      'PAYE BY THE MONTH',
      'How this was worked out',
      'What we assumed',
      'What the Act says',
    ])
  })

  test('prints the figures', () => {
    expect(rowsOf(report, 'summary')).toEqual([
      ['Total Gross Income', '₦6,000,000'],
      ['Total Deductions', '−₦200,000'],
      ['Taxable Income', '₦5,800,000'],
    ])
    expect(rowsOf(report, 'income')).toEqual([['Salary', '₦6,000,000']])
    expect(rowsOf(of('everything'), 'benefits')?.map(([name]) => name)).toEqual([
      'Rent Paid by Employer',
      'Domestic Staff Cost',
      'Vehicle Benefit',
      'Other Benefits',
      'Total Benefits in Kind',
    ])
    expect(rowsOf(report, 'deductions')).toEqual([
      ['Rent Relief', '−₦200,000'],
      ['Total Deductions', '−₦200,000'],
    ])
    expect(rowsOf(report, 'bands')).toEqual([
      ['First ₦800,000', '₦800,000', '0%', '₦0'],
      ['Next ₦2,200,000', '₦2,200,000', '15%', '₦330,000'],
      ['Next ₦9,000,000', '₦2,800,000', '18%', '₦504,000'],
      ['Total Tax Due', '', '', '₦834,000'],
      ['Effective Tax Rate', '', '', '13.90%'],
    ])
  })

  test('cites the Act on every line that was worked out, and takes its words from the explanation', () => {
    const notes = report.sections.find(({ id }) => id === 'worked-out')?.rows.flatMap((line) => line.notes)
    expect(notes?.length).toBeGreaterThan(5)
    for (const note of notes ?? []) expect(note).toMatch(/Act 2025, section/)
    const { answers } = sourceOf('renter')
    const told = explain(answers, { currentYear: 2026 }).notes.map(({ heading }) => heading)
    expect(rowsOf(report, 'act-says')?.map(([heading]) => heading)).toEqual(told)
  })
})

test('only incomes above zero are broken down; what does not count says so', () => {
  const { answers } = sourceOf('renter')
  const report = of('renter', { answers: { ...answers, commissions: 0, allowances: '', businessIncome: 5 } })
  expect(rowsOf(report, 'income')).toEqual([['Salary', '₦6,000,000']])
  expect(rowsOf(of('pensioner'), 'income')).toEqual([
    ['Pension Received (not counted)', '₦2,400,000'],
    ['Annuity', '₦1,800,000'],
    ['Interest (not counted)', '₦500,000'],
  ])
})

test('a default that was assumed is marked where it is taken off', () => {
  expect(
    rowsOf(of('everything'), 'deductions')
      ?.slice(0, 3)
      .map(([name]) => name),
  ).toEqual([
    'Pension Contribution (8% of income assumed)',
    'NHF Contribution (2.5% of income assumed)',
    'NHIS Contribution (5% of income assumed)',
  ])
})

describe('beside the result', () => {
  const { answers } = sourceOf('renter')
  const paid = (changes: object) => of('renter', { answers: { ...answers, ...changes } })

  test('stands what the Act comes to, and why [spec 23.14]', () => {
    expect(of('renter').act).toEqual({
      kind: 'line',
      cells: ['By the Act the tax is the same until you answer: Your rent', '₦834,000'],
      notes: [],
    })
    const { act } = paid({ nhisContribution: null })
    expect(act).toMatchObject({
      cells: ['By the Act, if you paid nothing for NHIS', '₦834,000'],
      notes: ['Without the 5% assumed for NHIS.'],
    })
    expect(of('no-income').act).toBeNull()
  })

  test('and the PAYE of the payslip, by the months that were paid', () => {
    expect(rowsOf(of('renter'), 'month')).toEqual([
      ['PAYE in this result', '₦69,500'],
      ['PAYE by the Act', '₦69,500'],
    ])
    const report = paid({ payeTaken: 834_000, monthsPaid: 6 })
    expect(rowsOf(report, 'month')).toEqual([
      ['PAYE in this result', '₦139,000'],
      ['PAYE by the Act', '₦139,000'],
      ['PAYE on your payslip', '₦139,000'],
    ])
    expect(introOf(report, 'month')).toContain('paid for 6 months of the year')
    const besides = paid({ payeTaken: 900_000, rentalIncome: 1_200_000 })
    const month = besides.sections.find(({ id }) => id === 'month')
    expect(month?.rows.map(({ cells, notes }) => [cells[0], ...notes])).toEqual([
      ['PAYE in this result'],
      ['PAYE by the Act'],
      ['PAYE on your payslip', expect.stringContaining('more than what is due')],
      ['To put aside: tax on income from which no employer takes any'],
    ])
    expect(rowsOf(of('pensioner'), 'month')).toBeUndefined()
    expect(rowsOf(of('old-year'), 'month')).toBeUndefined()
  })

  test('neither for a free account', () => {
    const free = of('renter', { isPaid: false, answers: { ...answers, payeTaken: 900_000, monthsPaid: 6 } })
    expect(free.act).toBeNull()
    expect(rowsOf(free, 'month')).toBeUndefined()
  })
})

describe('of nothing there is no line', () => {
  test('a part without one says so in words', () => {
    const report = of('no-income')
    expect(['income', 'benefits', 'deductions'].map((id) => introOf(report, id as SectionId))).toEqual([
      'No income declared.',
      'None.',
      'Nothing is taken off.',
    ])
    expect(introOf(of('pensioner'), 'benefits')).toBe('None.')
  })

  test('hidden figures have the lines that the status can have', () => {
    for (const status of ['employee', 'both']) expect(rowsOf(of26(status), 'benefits')?.length).toBe(5)
    for (const status of ['self-employed', 'pensioner', 'other'])
      expect(introOf(of26(status), 'benefits')).toBe('None.')
    expect(rowsOf(of26('pensioner'), 'deductions')?.map(([name]) => name)).toEqual([
      'Life Assurance',
      'Mortgage Interest',
      'Rent Relief',
      'Total Deductions',
    ])
    expect(rowsOf(of26('other'), 'deductions')?.length).toBe(7)
  })
})

test('the rows of every section have a cell for each column', () => {
  for (const person of everyPerson)
    for (const { columns, rows } of of(person).sections)
      for (const { cells } of rows) expect(cells).toHaveLength(columns.length)
})

test('of a person who owes nothing', () => {
  expect(of('no-income')).toMatchObject({
    answer: {
      kind: 'exempt',
      label: 'TAX EXEMPT',
      reason: 'No income was declared that counts towards tax.',
    },
    picture: null,
  })
  expect(rowsOf(of('no-income'), 'bands')?.at(-1)).toEqual(['Effective Tax Rate', '', '', '0.00%'])
  expect(of('exempt').answer).toMatchObject({ reason: expect.stringContaining('₦800,000') })
})

test('a year before the Act is an estimate, with the figure of the law of that year under it', () => {
  expect(of('old-year').act).toEqual({
    kind: 'line',
    cells: ['By the law of 2025', expect.stringMatching(/^₦[\d,]+$/)],
    notes: [expect.stringMatching(/^₦[\d,]+ more than this estimate\. It was the law then: go by it\.$/)],
  })
  expect(of('old-year', { isPaid: false }).act).toEqual({
    kind: 'line',
    cells: ['By the law of 2025', '—'],
    notes: [],
  })
  expect(of('old-year').remarks).toEqual([
    expect.stringContaining('This is an estimate.'),
    'The old law’s consolidated relief is ₦200,000 or 1% of gross income, whichever is higher, plus 20% of gross income: ₦1,370,000 for you, on income after contributions (Personal Income Tax Act, section 33(1), reported by PwC). The estimate takes off ₦200,000 plus 20% of your income: ₦1,400,000.',
  ])
  expect(of('old-year', { isPaid: false }).remarks[1]).toContain('https://naijatax.test/upgrade')
})

test('pay that the old law exempts is told first, to Pro and to free accounts; what is in doubt is said to be', () => {
  const inYear = (taxYear: number, isPaid: boolean) => {
    const answers = { ...sourceOf('renter').answers, salary: 360_000, taxYear }
    return of('renter', { answers, result: showResult(calculate(answers, { currentYear: 2026 }), isPaid) })
  }
  expect(inYear(2023, true).first).toEqual([
    expect.stringMatching(
      /^By the law of 2023 your pay is exempt\. .*₦30,000 a month.*reported by Mazars and Tolley\.$/,
    ),
  ])
  expect(inYear(2023, true).act?.cells).toEqual(['By the law of 2023', '₦0'])
  expect(inYear(2023, false).first).toEqual([
    'By the law of 2023 your pay is exempt: a job at the national minimum wage. Personal Income Tax Act, section 37, as amended by the Finance Act 2020: reported by Mazars and Tolley.',
  ])
  expect(inYear(2020, true).first).toEqual([])
  expect(inYear(2020, true).remarks[0]).toContain('This is an estimate.')
  const answers = { ...sourceOf('renter').answers, salary: 840_000, taxYear: 2024 }
  const result = showResult(calculate(answers, { currentYear: 2026 }), true)
  const { first, act } = of('renter', { answers, result })
  expect(first[0]).toMatch(/^By the law of 2024 your pay may be exempt\. .*It is not certain/)
  expect(act).toMatchObject({
    cells: ['By the law of 2024', '₦39,920'],
    notes: [expect.any(String), 'If your pay is exempt, ₦0.'],
  })
})

describe('the report of a free account', () => {
  const figure = /[₦%]|\d[\d,]*\.\d|\d{1,3}(,\d{3})/

  test.each(everyPerson)('%s: no amount and no rate, not even of the law', (person) => {
    const report = of(person, { isPaid: false })
    expect(report).toMatchObject({ isMasked: true, picture: null })
    expect(textsOf(report).filter((text) => figure.test(text))).toEqual([])
    expect(report.remarks.at(-1)).toContain('Upgrade at https://naijatax.test/upgrade to see them.')
    expect(report.sections.map(({ id }) => id)).toEqual([
      'summary',
      'income',
      'benefits',
      'deductions',
      'bands',
    ])
  })

  test('has a dash for each figure', () => {
    const report = of('everything', { isPaid: false })
    const cells = report.sections.flatMap(({ rows }) => rows.flatMap((line) => line.cells.slice(1)))
    expect(new Set(cells)).toEqual(new Set(['—', '']))
    expect(rowsOf(report, 'income')?.map(([name]) => name)).toContain('Salary')
  })

  test('of a kept calculation, which comes without its amounts, names no income', () => {
    const { result } = sourceOf('renter', { isPaid: false })
    const report = of('renter', { answers: { taxYear: 2026, status: 'employee' }, result })
    expect(rowsOf(report, 'income')).toEqual([['Income declared', '—']])
  })
})

describe('what cannot be reported', () => {
  test.each([null, undefined])('a calculation whose result is %s', (result) => {
    expect(() => of('renter', { result })).toThrow(ReportError)
  })

  test('answers from which no result can have come', () => {
    const { result } = sourceOf('renter')
    expect(() => of('renter', { answers: {}, result })).toThrow('has no result yet')
  })

  test('a result stored with its two sums a kobo off keeps its working, and prints the sums that its lines make', () => {
    const { result } = sourceOf('renter')
    const stored = openResult(result as ShownResult)
    const off = { ...stored, deductionsApplied: (stored?.deductionsApplied ?? 0) + 0.01 }
    const report = of('renter', { result: off as ShownResult })
    expect(report).toEqual(of('renter'))
    expect(report.remarks).toEqual(of('renter').remarks)
  })

  test('a working that no longer gives the result is left out, and says so', () => {
    const { result } = sourceOf('renter')
    const report = of('renter', { result: result && { ...result, totalTax: 1 } })
    expect(report.sections.at(-1)?.id).toBe('bands')
    expect(report.remarks).toEqual([
      'Your employer in Nigeria takes what is due on your pay, as PAYE. If your employer is abroad and takes none, you pay it yourself.',
      expect.stringContaining('The rules have changed'),
    ])
    expect(rowsOf(report, 'deductions')).toEqual([['Total Deductions', '−₦200,000']])
  })
})
