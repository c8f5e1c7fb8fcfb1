import { expect, test } from 'vitest'
import { explain } from '../../explanation/index.ts'
import { payCases } from '../../cases/pay.ts'
import { worksheetOf } from '../../testing/pay-worksheets.ts'
import { checkWorksheet, rulesOf } from '../index.ts'
import { checkPayslips } from './check-payslips.ts'
import { causeWords, findingWords } from './finding-words.ts'
import { limitsOf } from './left-out.ts'
import { letterOf } from './letter.ts'

const context = { taxYear: 2026 }
const beside = { answers: {}, taxYear: 2026, today: '2027-01-05' }
const rules = rulesOf('pay')

function contentOf(example: (typeof payCases)[number]) {
  const check = checkWorksheet('pay', worksheetOf(example), context.taxYear)
  if (!check.ok) throw new Error(JSON.stringify(check.faults))
  return check.content
}

const told = payCases.map((example) => [example.id, example.about, example] as const)

test.each(told)('%s: %s', (_id, _about, example) => {
  const content = contentOf(example)
  const checks = checkPayslips(content, context).flatMap((one) => (one.ok ? [one.check] : []))
  const [first] = checks
  const over = (first?.findings ?? []).reduce((sum, finding) => sum + finding.over, 0)
  expect({
    yearTax: checks.map(({ yearTax }) => yearTax),
    over,
    causes: [...new Set(first?.findings.flatMap(({ causes }) => causes))],
  }).toEqual({ yearTax: example.yearTax, over: example.over, causes: example.causes })
  const due = Object.fromEntries((first?.months ?? []).map((month) => [month.month ?? 0, month.due]))
  expect(due).toMatchObject(example.due ?? {})
  const lines = rules.sections(content, context).at(-1)?.lines ?? []
  const amount = (label: RegExp) => lines.find((line) => label.test(line.label))?.amount
  const left = amount(/^Not taken/) ?? -(amount(/^Taken too much/) ?? Number.NaN)
  expect([amount(/^Tax on it/), left]).toEqual([example.together, example.left])
})

test('two jobs at the minimum wage are exempt by the Act once the answers are filled', () => {
  const example = payCases.find(({ id }) => id === 'pay-two-jobs-at-the-wage')
  const fills = example === undefined ? {} : rules.fills(contentOf(example), context)
  const answers = { taxYear: 2026, status: 'employee', ...fills }
  const { act } = explain(answers, { currentYear: 2026 })
  expect([act?.totalTax, act?.isPayExempt, fills.salary]).toEqual([0, true, 1_680_000])
})

test('the wrong line is named, with its likely reason', () => {
  const words = payCases.flatMap((example) =>
    checkPayslips(contentOf(example), context).flatMap((one) =>
      one.ok
        ? one.check.findings.map((finding) =>
            [
              findingWords(finding, one.check),
              ...finding.causes.map((cause) => causeWords(cause, context.taxYear)),
            ].join(' '),
          )
        : [],
    ),
  )
  expect(words).toMatchInlineSnapshot(`
    [
      "PAYE of December took ₦315,300 where ₦245,300 was due: ₦70,000 too much. It looks as if what is not paid every month was taxed at 25%, the rate of the highest band. It bears only the rates that your own year reaches.",
      "PAYE of July to December took ₦65,300 a month where ₦49,000 was due: ₦97,800 too much. It looks as if the tax was worked out for twelve months of this pay. You work fewer there this year, and the bands are those of a whole year.",
      "PAYE of the year took ₦391,800 where ₦294,000 was due: ₦97,800 too much. It looks as if the tax was worked out for twelve months of this pay. You work fewer there this year, and the bands are those of a whole year.",
      "PAYE of January to December took ₦500 a month where ₦0 was due: ₦6,000 too much. This job pays no more than the national minimum wage, ₦70,000 a month. Its pay is exempt.",
      "PAYE of January to December took ₦72,500 a month where ₦65,300 was due: ₦86,400 too much. It looks as if your own contributions were not taken off your pay before the tax.",
      "PAYE of January to December took ₦65,300 a month where ₦72,500 was due: ₦86,400 too little. It looks as if 8% of your pay was taken off for a pension before the tax. Your payslip shows another pension, or none.",
      "PAYE of January to December took ₦72,500 a month where ₦60,800 was due: ₦140,400 too much. It looks as if your own contributions were not taken off your pay before the tax. It looks as if the relief for the rent that you told this employer of was left out.",
      "PAYE of January to December took ₦0 a month where ₦65,300 was due: ₦783,600 too little. No PAYE was taken at all.",
      "PAYE of March took ₦173,300 where ₦65,300 was due: ₦108,000 too much. It looks as if the arrears for work before 2026 were taxed with the pay of 2026.",
      "PAYE of March took ₦259,100 where ₦245,300 was due: ₦13,800 too much. It looks as if the bonus was taxed as if you were paid one every month.",
      "PAYE of January to December took ₦65,300 a month where ₦63,050 was due: ₦27,000 too much. It looks as if only the pension was taken off your pay before the tax, and not NHF and NHIS.",
      "PAYE of the year comes to ₦357,000 where ₦330,000 is due: ₦27,000 too much. Each month by itself is as its own pay asks. Together they must come to the tax of the year, and the last month should have put that right.",
      "PAYE of February to December took ₦0 where ₦3,750 was due: ₦3,750 too little. No PAYE was taken at all.",
    ]
  `)
})

test('the letter to the employer says what was taken, what was due, and why', () => {
  const example = payCases.find(({ id }) => id === 'pay-starter-in-july')
  const [check] = example === undefined ? [] : checkPayslips(contentOf(example), context)
  expect(check?.ok === true ? letterOf(check.check, beside) : null).toMatchInlineSnapshot(`
    {
      "paragraphs": [
        "Dear Sir or Madam,",
        "I compared the PAYE that was taken from my pay at Employer 1 in 2026 with what the law asks, and I come to another figure. Please look at it with me.",
        "PAYE of July to December took ₦65,300 a month where ₦49,000 was due: ₦97,800 too much. It looks as if the tax was worked out for twelve months of this pay. I work fewer with you this year, and the bands are those of a whole year. Nigeria Tax Administration Act, section 51(6) and (7); Nigeria Tax Act 2025, section 58 and Fourth Schedule. Reported: Joint Revenue Board, Income Tax Guidelines, 24 February 2026 (that each month takes its share of the year).",
        "In all, ₦391,800 was taken for 2026 and ₦294,000 was due: ₦97,800 too much.",
        "May I ask you for three things: how the figures were worked out; that what is too much or too little is put right in the next payslips; and the record that the PAYE of these months was paid to the State.",
        "PAYE is paid to the State by the 10th of the next month (Withholding Regulations 2024 (S.I. 34), regulation 7).",
        "If I have missed something, please tell me and I will correct my figures. Thank you.",
        "Yours faithfully,",
        "______________________________",
      ],
      "subject": "PAYE on my pay of 2026",
    }
  `)
})

test('a letter speaks as its writer, of every mistake', () => {
  const paragraphs = payCases.flatMap((example) =>
    checkPayslips(contentOf(example), context).flatMap((one) =>
      one.ok ? (letterOf(one.check, beside)?.paragraphs ?? []) : [],
    ),
  )
  const found = paragraphs.filter((text) => text.startsWith('PAYE of'))
  const addressed = found.map((text) => text.replace(/that I told you of|fewer with you/g, ''))
  expect(found.length).toBeGreaterThan(10)
  expect(addressed.filter((text) => /\b(?:you|your|this employer)\b/i.test(text))).toEqual([])
})

test.each([
  ['2026-07-31', 'August to December'],
  ['2026-11-27', 'December'],
  ['2026-12-01', null],
])('on %s the check and its letter say which months are still to come: %s', (today, ahead) => {
  const example = payCases.find(({ id }) => id === 'pay-starter-in-july')
  const [one] = example === undefined ? [] : checkPayslips(contentOf(example), context)
  if (one?.ok !== true) throw new Error('not checked')
  const both = [
    limitsOf(one.check, { ...beside, today }),
    letterOf(one.check, { ...beside, today })?.paragraphs,
  ]
  for (const words of both)
    expect(/Not come yet: (.*) 2026\./.exec(words?.join(' ') ?? '')?.[1] ?? null).toBe(ahead)
})

test.each(told)(
  '%s: rent of the answers that the employer was not told of is named: %s',
  (_id, _about, example) => {
    const content = contentOf(example)
    const renting = { ...beside, answers: { rentPaidBySelf: 1_234_567 } }
    for (const one of checkPayslips(content, context)) {
      const isOpen = one.ok && (content.employers[one.check.row]?.rentTold ?? 0) === 0
      const said = one.ok ? [limitsOf(one.check, renting), letterOf(one.check, renting)?.paragraphs] : []
      const named = said.map((words) => words?.join(' ').includes('₦1,234,567 of rent') ?? isOpen)
      expect(named).toEqual(said.map(() => isOpen))
    }
  },
)

test('a letter to an employer without a name names none', () => {
  const payslips = [{ month: '1' as const, salary: 500_000, paye: 0 }]
  const [one] = checkPayslips({ employers: [], payslips }, context)
  const text = one?.ok === true ? letterOf(one.check, beside)?.paragraphs.join(' ') : ''
  expect(text).toContain('from my pay with you in 2026')
  expect(text).not.toMatch(/your employer/i)
})
