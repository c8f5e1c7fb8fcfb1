import { describe, expect, test } from 'vitest'
import { unknownFigures } from '../../testing/figures.ts'
import { payWords } from '../../words/en/worksheets/pay.ts'
import { carriedWorksheet, checkWorksheet, rulesOf } from '../index.ts'
import { checkPayslips } from './check-payslips.ts'
import { missingWords } from './missing-words.ts'

const context = { taxYear: 2026 }
const rules = rulesOf('pay')
const faultsOf = (raw: unknown) => {
  const check = checkWorksheet('pay', raw, 2026)
  return check.ok ? {} : check.faults
}
const contentOf = (raw: unknown) => {
  const check = checkWorksheet('pay', raw, 2026)
  if (!check.ok) throw new Error(JSON.stringify(check.faults))
  return check.content
}
const wordsOf = (raw: unknown) => rules.remarks(contentOf(raw), context)

describe('what does not fit together is told at its box', () => {
  test.each([
    [
      'a payslip of nobody',
      { employers: [{ name: 'Zenith' }], payslips: [{ employer: 2, month: '1', salary: 1 }] },
      { 'payslips.0.employer': 'Type 1, or add the employer above' },
    ],
    [
      'the same month twice',
      {
        employers: [{ name: 'Zenith' }],
        payslips: [
          { month: '3', salary: 1 },
          { month: 'March', salary: 2 },
        ],
      },
      { 'payslips.1.month': 'Zenith has March already: put both payslips in one row, or remove this one' },
    ],
    [
      'an end before the start',
      { employers: [{ name: 'Zenith', firstMonth: '7', lastMonth: '3' }] },
      { 'employers.0.lastMonth': 'March comes before July: type the last month that you worked there' },
    ],
    [
      'pay before the start and after the end',
      {
        employers: [{ name: 'Zenith', firstMonth: '4', lastMonth: '6' }],
        payslips: [
          { month: '3', salary: 1 },
          { month: '7', salary: 1 },
          { month: '8', bonus: 1 },
        ],
      },
      {
        'payslips.0.month': 'Zenith began in April: mend its first month, or this payslip',
        'payslips.1.salary':
          'Zenith ended in June: only a bonus can come later. Mend its last month, or this payslip',
      },
    ],
    [
      'more than an answer holds',
      {
        payslips: [
          { month: '1', salary: 1_000_000_000_000 },
          { month: '2', salary: 1 },
        ],
      },
      {
        payslips: 'Salaries of the year come to more than ₦1,000,000,000,000: look for a zero too many',
      },
    ],
  ])('%s', (_what, raw, faults) => {
    expect(faultsOf(raw)).toEqual(faults)
  })
})

const missing = (raw: unknown) =>
  checkPayslips(contentOf(raw), context).map((one) =>
    one.ok ? one.check.findings : missingWords(one.missing),
  )

describe('what is said about a worksheet', () => {
  test('names the year’s amount and the sum of the payslips where they differ; the payslips count', () => {
    const raw = {
      employers: [{ name: 'Zenith', salary: '3.2m', paye: 0 }],
      payslips: [{ month: '1', salary: 3_000_000, paye: 0 }],
    }
    expect(wordsOf(raw)[0]).toEqual({
      at: 'employers.0.salary',
      words:
        'Zenith: you typed ₦3,200,000 for the salary of the year, and the payslips come to ₦3,000,000. The payslips count. Mend the one that is wrong, or clear the year’s amount.',
    })
    expect(rules.fills(contentOf(raw), context)).toMatchObject({ salary: 3_000_000, payeTaken: 0 })
  })

  test('asks for the payslips that are missing, and blames nobody before', () => {
    const slip = { salary: 500_000, paye: 65_300 }
    const gap = { payslips: [1, 2, 5].map((month) => ({ month: String(month), ...slip })) }
    expect(missing(gap)).toEqual([
      'the payslips of March and April are not there, so that the rest cannot be checked. Type 0 for a month without pay.',
    ])
    const late = { payslips: [8, 9].map((month) => ({ month: String(month), ...slip })) }
    expect(missing(late)).toEqual([
      'the first payslip is of August. Type the first month of work, or the payslips before it: the PAYE of a month hangs on those before.',
    ])
  })

  test('says that arrears belong to the year of the work, and leaves them out', () => {
    const raw = { payslips: [{ month: '1', salary: 100_000, arrears: 50_000 }] }
    expect(wordsOf(raw)).toEqual([
      {
        at: 'payslips.0.arrears',
        words:
          'Your employer: ₦50,000 of arrears belongs to the year in which you worked, before 2026. It is not counted here (section 26(2)).',
      },
    ])
    expect(rules.fills(contentOf(raw), context)).toMatchObject({ salary: 100_000, commissions: null })
  })

  test('leaves alone what a year before the Act took', () => {
    const raw = { payslips: [{ month: '1', salary: 100_000, paye: 1 }] }
    expect(rules.remarks(contentOf(raw), { taxYear: 2025 })).toEqual([
      { at: null, words: 'Payslips are checked from 2026 on, by the Act of that year.' },
    ])
  })
})

test('an empty worksheet fills nothing, and one employer is one job', () => {
  expect(rules.fills(contentOf({}), context)).toEqual({})
  expect(rules.fills(contentOf({ employers: [{ name: 'Zenith', salary: 1_000_000 }] }), context)).toEqual({
    salary: 1_000_000,
    commissions: null,
    allowances: null,
    monthsPaid: 12,
    jobs: '1',
    firstJobPay: null,
    firstJobMonths: null,
    secondJobPay: null,
    secondJobMonths: null,
    thirdJobMonths: null,
  })
})

test('three employers are three jobs, the benefits with the one that gave them', () => {
  const raw = {
    employers: [
      { name: 'A', salary: 840_000 },
      { name: 'B', firstMonth: 'July', salary: 420_000, pension: 1_000 },
      { name: 'C', lastMonth: 'March', salary: 600_000, bonus: 50_000, benefits: 10 },
    ],
  }
  expect(rules.fills(contentOf(raw), context)).toEqual({
    salary: 1_860_000,
    commissions: 50_000,
    allowances: null,
    pensionContribution: 1_000,
    monthsPaid: 12,
    jobs: '3',
    firstJobPay: 840_000,
    firstJobMonths: 12,
    secondJobPay: 420_000,
    secondJobMonths: 6,
    thirdJobMonths: 3,
    benefitsJob: '3',
  })
})

test('into another year go the employers who were not left, with their Tax IDs', () => {
  const raw = {
    employers: [
      { name: 'A', taxId: '12345678-0001', salary: 840_000, firstMonth: 'May' },
      { name: 'B', lastMonth: 'June', salary: 1 },
      { name: 'C', lastMonth: 'December' },
    ],
    payslips: [{ month: '5', salary: 3 }],
  }
  expect(carriedWorksheet('pay', contentOf(raw), { taxYear: 2027, fromYear: 2026 })).toEqual({
    employers: [{ name: 'A', taxId: '12345678-0001' }, { name: 'C' }],
    payslips: [],
  })
})

test('its words say no figure that the law does not give', () => {
  const texts = [
    payWords.hint,
    ...Object.values(payWords.lists).flatMap(({ hint, fields }) => [
      hint,
      ...Object.values(fields).flatMap((box) => ('hint' in box ? [box.hint] : [])),
    ]),
  ]
  const rows = texts.filter((text) => !text.startsWith('1 is the first'))
  expect(rows.flatMap((text) => unknownFigures(text.replace('{year}', '2026')))).toEqual([])
})
