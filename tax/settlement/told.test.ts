import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RawAnswers } from '../answers/raw-answers.ts'
import { employee } from '../cases/case.ts'
import { settlementCases } from '../cases/settlement.ts'
import { explain } from '../explanation/index.ts'
import type { Worksheets } from '../worksheets/kinds.ts'
import { withheldKinds, type WithheldKind } from '../worksheets/payments/withheld-kinds.ts'
import { headlineOf } from './headline.ts'
import { outlineOf } from './outline.ts'
import { settle } from './settle.ts'
import type { Settlement } from './settlement.ts'

// What is told of a settlement, whole, in files that people read: who changes one with -u reads what changed.

const context = { currentYear: 2026 }

function settled(answers: RawAnswers, worksheets: Worksheets): Settlement {
  const { result, act } = explain(answers, context)
  return settle({ answers, result, act, worksheets, taxYear: Number(answers.taxYear) })
}

const naira = (amount: number | null) => (amount === null ? '-' : amount.toLocaleString('en'))

function told(settlement: Settlement): string {
  const { lines, balance, left, final, late, steps, remarks, due, returnYear } = settlement
  return [
    `returned in ${returnYear}, due ${due === null ? 'on no known day' : JSON.stringify(due)}, left ${naira(left)}`,
    ...[...lines, balance].flatMap(({ id, label, estimate, act, notes, source }) => [
      `${id}: ${label}: estimate ${naira(estimate)}, by the Act ${naira(act)} [${source}]`,
      ...notes.map((note) => `    ${note}`),
    ]),
    ...final.map(
      ({ payer, what, gross, tax, source }) =>
        `final: ${payer}, ${what}, ${naira(gross)}, ${naira(tax)} [${source}]`,
    ),
    ...late.flatMap(({ id, words, amounts, notes, source }) => [
      `late ${id}: ${words} ${amounts.map(({ label, amount }) => `${label} ${naira(amount)}`).join(' or ')} [${source}]`,
      ...notes.map((note) => `    ${note}`),
    ]),
    ...steps.map(({ id, words, by, source }) => `step ${id}, by ${by ?? 'no day'}: ${words} [${source}]`),
    ...remarks.map((remark) => `remark: ${remark}`),
  ].join('\n')
}

const none = { certificates: [], instalments: [] }
const employer = { name: 'A Ltd', salary: 6_000_000, paye: 400_000 }
const everyKind = (Object.keys(withheldKinds) as WithheldKind[]).map((kind, at) => ({
  payer: `Payer ${at + 1}`,
  kind,
  gross: 1_000_000,
  tax: 50_000,
  ...(at % 3 === 0 ? {} : { receipt: `R-${at}` }),
}))
const people: Readonly<Record<string, readonly [RawAnswers, Worksheets]>> = {
  'nothing earned': [employee({ salary: 0 }), {}],
  'the minimum wage': [employee({ salary: 840_000 }), {}],
  'every kind of tax withheld, a third without a receipt': [
    employee({ status: 'both', salary: 3_000_000, businessIncome: 9_000_000 }),
    { payments: { certificates: everyKind, instalments: [] } },
  ],
  'the same of somebody abroad without a Tax ID': [
    employee({ status: 'both', salary: 3_000_000, businessIncome: 9_000_000, resident: 'no' }),
    { payments: { certificates: everyKind, instalments: [], resident: 'no', hadTaxNumber: 'no' } },
  ],
  'the same receipt twice, and one in other letters': [
    employee({ status: 'both', salary: 3_000_000, businessIncome: 9_000_000 }),
    {
      payments: {
        certificates: [
          { payer: 'Ade', kind: 'professional', gross: 1_000_000, tax: 50_000, receipt: 'A 1' },
          { payer: 'ade ', kind: 'professional', gross: 1_000_000, tax: 50_000, receipt: 'a1' },
          { payer: 'Ade', kind: 'professional', gross: 1_000_000, tax: 40_000, receipt: 'A 2' },
        ],
        instalments: [],
      },
    },
  ],
  'two employers, a month begun late, paid and filed late': [
    employee({ salary: 9_000_000 }),
    {
      pay: { employers: [employer, { name: 'B Ltd', salary: 3_000_000, paye: 0 }], payslips: [] },
      payments: { ...none, filedOn: '2027-06-15', paidOn: '2027-06-15' },
    },
  ],
  'filed on the last day, paid the day after': [
    employee({ salary: 9_000_000 }),
    { payments: { ...none, filedOn: '2027-03-31', paidOn: '2027-04-01' } },
  ],
  'filed and paid three years late': [
    employee({ salary: 9_000_000 }),
    { payments: { ...none, filedOn: '2030-04-02', paidOn: '2030-04-02' } },
  ],
  'instalments before and after the day, more than is due': [
    employee({ salary: 6_000_000 }),
    {
      payments: {
        certificates: [],
        instalments: [
          { on: '2026-12-01', amount: 500_000 },
          { on: '2027-04-02', amount: 700_000.5 },
        ],
      },
    },
  ],
  'a worksheet and answers that differ on PAYE and on where somebody lived': [
    employee({ salary: 6_000_000, payeTaken: 500_000, resident: 'yes' }),
    { pay: { employers: [employer], payslips: [] }, payments: { ...none, resident: 'no' } },
  ],
  'work abroad and tax paid there, more than is credited': [
    employee({ salary: 6_000_000, foreignIncome: 2_000_000, foreignTaxPaid: 900_000 }),
    { details: { stateOfResidence: 'lagos' } },
  ],
  'dividends, bonds and a fund': [
    employee({ salary: 6_000_000, dividendsNigeria: 1_000_000, interestBonds: 300_000, interest: 200_000 }),
    {
      payments: {
        certificates: [{ payer: 'Bank', kind: 'dividend', gross: 1_000_000, tax: 100_000, receipt: '1' }],
        instalments: [],
      },
    },
  ],
  ...Object.fromEntries(
    [2020, 2023, 2024, 2025].map((taxYear) => [
      `the law of ${taxYear}`,
      [
        employee({ salary: 6_000_000, payeTaken: 300_000, taxYear }),
        { payments: { ...none, filedOn: '2026-06-30', paidOn: '2026-06-30' } },
      ] as const,
    ]),
  ),
}

describe('what is told of a settlement', () => {
  it.each(settlementCases)('of the worked example $id', async ({ id, answers, worksheets }) => {
    await expect(`${told(settled(answers, worksheets))}\n`).toMatchFileSnapshot(`./told/${id}.txt`)
  })

  it.each(Object.entries(people))('of %s', async (name, [answers, worksheets]) => {
    const file = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    await expect(`${told(settled(answers, worksheets))}\n`).toMatchFileSnapshot(`./told/${file}.txt`)
  })

  it('of each year, without a figure of anybody', async () => {
    const years = [2019, 2020, 2024, 2025, 2026, 2027]
    const text = years.map((year) => `${year}\n${JSON.stringify(outlineOf(year), null, 1)}`).join('\n')
    await expect(`${text}\n`).toMatchFileSnapshot('./told/outlines.txt')
  })

  it('in its first line, on each side of the day', async () => {
    const days = ['2020-01-01', '2026-03-31', '2026-04-14', '2026-04-15', '2027-03-31', '2027-04-01']
    const rows = [2023, 2025, 2026].flatMap((taxYear) =>
      [-500.25, 0, 971_520].flatMap((left) =>
        days.map((today) => {
          const { due } = settled(employee({ salary: 0, taxYear }), {})
          const { before, figure, after } = headlineOf({ taxYear, left, due } as Settlement, today)
          return `${taxYear}, ${left}, ${today}: ${before}[${figure}]${after}`
        }),
      ),
    )
    await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('./told/headlines.txt')
  })
})

it('a tax that is final takes nothing off the balance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_000_000 }), (gross) => {
      const answers = employee({ salary: 6_000_000, dividendsNigeria: gross })
      const payments = {
        certificates: [{ payer: 'Bank', kind: 'dividend' as const, gross, tax: gross / 10, receipt: '1' }],
        instalments: [],
      }
      expect(settled(answers, { payments }).balance).toEqual(settled(answers, {}).balance)
    }),
    { numRuns: 100 },
  )
})
