import { describe, expect, it, test } from 'vitest'
import { unknownFigures } from '../../testing/figures.ts'
import { worksheetWords } from '../../words/en/worksheets/index.ts'
import { checkWorksheet, rulesOf } from '../all-rules.ts'
import type { WorksheetContent } from '../kinds.ts'
import type { Certificate } from './sheet.ts'
import { type WithheldKind, withheldKinds } from './withheld-kinds.ts'

type Content = WorksheetContent<'payments'>
const rules = rulesOf('payments')
const context = { taxYear: 2026 }

const fees: Certificate = {
  payer: 'Ade',
  kind: 'professional',
  gross: 3_000_000,
  tax: 150_000,
  receipt: 'A1',
}
const contentOf = (certificates: readonly Certificate[], more: Partial<Content> = {}): Content => ({
  certificates,
  instalments: [],
  ...more,
})
const remarksOf = (content: Content, taxYear = 2026) => rules.remarks(content, { ...context, taxYear })
const saidAt = (content: Content, at: string) =>
  remarksOf(content).flatMap((remark) => (remark.at === at ? [remark.words] : []))

describe('a rate', () => {
  it('that fits is not named, and says so in the working', () => {
    expect(saidAt(contentOf([fees]), 'certificates.0.tax')).toEqual([])
    const [section] = rules.sections(contentOf([fees]), context)
    expect(section?.lines[0]?.notes[0]).toMatch(/^5%, as the table says\./)
  })

  it.each<[string, Partial<Certificate>, Partial<Content>, RegExp]>([
    [
      'too little',
      { tax: 60_000 },
      {},
      /^Ade: the table says 5%, ₦150,000 \(Withholding .*\)\. ₦60,000 was taken, 2%\. Check the kind/,
    ],
    ['too much', { tax: 200_000 }, {}, /₦200,000 was taken, 6\.67%\. .*ask Ade why it took more/],
    ['twice as much', { tax: 300_000 }, {}, /double rate .*: give Ade your Tax ID/],
    ['not doubled', {}, { hadTaxNumber: 'no' }, /the table says 10%, ₦300,000 .*Without a tax number/],
    ['a resident’s, of someone abroad', {}, { resident: 'no' }, /the table says 10%, ₦300,000/],
    ['no rate in the table', { kind: 'entertainment' }, {}, /names no rate of its own/],
    ['on own products', { kind: 'untaxed' }, {}, /nothing should be withheld .*regulation 10/],
    ['of an exchange', { kind: 'digital' }, {}, /1%, ₦30,000 \(reported: Nigeria Revenue Service/],
    ['of nothing', { gross: 0, tax: 0, kind: 'entertainment' }, { resident: 'no' }, /^$/],
  ])('%s is named with what to do', (_what, change, more, words) => {
    const said = saidAt(contentOf([{ ...fees, ...change }], more), 'certificates.0.tax').join(' ')
    expect(said).toMatch(words)
  })

  it('is not doubled on what comes of owning', () => {
    const rent = { ...fees, kind: 'rent', tax: 300_000 } as const
    expect(saidAt(contentOf([rent], { hadTaxNumber: 'no' }), 'certificates.0.tax')).toEqual([])
  })

  it('may be rounded to whole naira', () => {
    const odd = { ...fees, gross: 1_234_567.89, tax: 61_729 }
    expect(saidAt(contentOf([odd]), 'certificates.0.tax')).toEqual([])
  })

  it('of a year before the Act is not checked, and says so', () => {
    const said = remarksOf(contentOf([{ ...fees, tax: 1 }]), 2025).map(({ words }) => words)
    expect(said[0]).toContain('those of 2025 are not checked')
    expect(said.filter((words) => words.includes('the table says'))).toEqual([])
  })
})

describe('a receipt', () => {
  it('that is missing is named: nothing is credited', () => {
    const content = contentOf([{ payer: 'Ade', kind: 'rent', gross: 100, tax: 10 }])
    expect(saidAt(content, 'certificates.0.receipt')[0]).toContain('₦10 withheld by Ade is not counted yet')
    expect(rules.sections(content, context)[0]?.lines.map(({ amount }) => amount)).toEqual([0, 0])
  })

  it('that is there twice counts once, however it is written', () => {
    const content = contentOf([fees, { ...fees, payer: ' ADE', receipt: 'a 1', on: '2026-03-01' }])
    expect(checkWorksheet('payments', content, 2026)).toMatchObject({ ok: true })
    expect(saidAt(content, 'certificates.1')[0]).toContain('It is counted once')
    expect(rules.sections(content, context)[0]?.lines.at(-1)?.amount).toBe(150_000)
  })

  it('that says two things is refused, with how to mend it', () => {
    const check = checkWorksheet('payments', contentOf([fees, { ...fees, tax: 150_001 }]), 2026)
    expect(check).toMatchObject({ ok: false })
    expect(Object.keys(check.ok ? {} : check.faults)).toEqual(['certificates.1.receipt'])
  })

  it('of an own payment counts once', () => {
    const paid = { on: '2026-09-01', amount: 50_000, receipt: '9' }
    const content = contentOf([], {
      instalments: [paid, { ...paid, receipt: ' 9' }, { ...paid, receipt: '10' }],
    })
    expect(rules.sections(content, context)[0]?.lines.at(-1)?.amount).toBe(100_000)
  })
})

test.each<[string, object, string]>([
  ['tax above the amount', { certificates: [{ ...fees, gross: 1_000, tax: 1_001 }] }, 'certificates.0.tax'],
  ['a return before the year is over', { filedOn: '2026-12-31' }, 'filedOn'],
  [
    'one receipt of two payments',
    {
      instalments: [
        { on: '2027-01-01', amount: 1, receipt: 'a' },
        { on: '2027-02-01', amount: 2, receipt: 'A' },
      ],
    },
    'instalments.1.receipt',
  ],
])('%s is refused by its path', (_what, raw, path) => {
  const check = checkWorksheet('payments', raw, 2026)
  expect(Object.keys(check.ok ? {} : check.faults)).toEqual([path])
})

test('of five hundred rows that do not fit ten are named and the rest counted', () => {
  const rows = Array.from({ length: 500 }, (_, row) => ({ ...fees, tax: 1, receipt: String(row) }))
  const remarks = remarksOf(contentOf(rows)).filter(({ at }) => at?.startsWith('certificates'))
  expect(remarks).toHaveLength(11)
  expect(remarks.at(-1)?.words).toContain('490 more')
  expect(rules.sections(contentOf(rows), context)[0]?.lines).toHaveLength(52)
})

test('where a person lived is set, and nothing else', () => {
  expect(rules.fills(contentOf([fees]), context)).toEqual({})
  expect(rules.fills(contentOf([], { resident: 'no' }), context)).toEqual({ resident: 'no' })
})

const finalOf = (resident: 'yes' | 'no') =>
  (Object.keys(withheldKinds) as WithheldKind[]).filter((kind) => {
    const [section] = rules.sections(contentOf([{ ...fees, kind }], { resident }), context)
    return section?.heading === 'Tax that is final'
  })

test('what is final is told apart, with its section', () => {
  expect(finalOf('yes').toSorted()).toEqual(['dividend', 'short-term-interest'])
  expect(finalOf('no').toSorted()).toEqual([
    'directors-fees',
    'dividend',
    'entertainment',
    'interest',
    'rent',
    'royalty',
    'short-term-interest',
  ])
})

test('no word of the worksheet says a figure that the law does not give', () => {
  const texts = JSON.stringify(worksheetWords.payments)
  expect(unknownFigures(texts)).toEqual([])
})

test('a payment of a day to come is named: it counts as made', () => {
  const content = { ...contentOf([]), instalments: [{ on: '2031-03-31', amount: 50_000 }] }
  const on = (today: string | undefined) =>
    rules.remarks(content, { ...context, ...(today !== undefined && { today }) }).map(({ at }) => at)
  expect(on('2031-03-30')).toEqual(['instalments.0.on'])
  expect(on('2031-03-31')).toEqual([])
  expect(on(undefined)).toEqual([])
})
