import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Submission } from '../../../contract/http/index.ts'
import {
  answerKeys,
  type AnswerKey,
  type Answers,
  factKeys,
  facts,
  isFactKey,
  questionOf,
} from '../../../tax/index.ts'
import { alikeCount, answerRows } from './answer-rows.ts'
import { headsOf, namesOf } from './heads.ts'
import { maskedRows, resultRows } from './result-rows.ts'

const base: Answers = { firstName: 'Ada', lastName: 'Obi', taxYear: 2026, status: 'both', salary: 6_000_000 }

/** Some value that a key takes. */
function valueOf(key: AnswerKey): fc.Arbitrary<string | number> {
  const row = isFactKey(key) ? facts[key] : questionOf(key).field
  if (key === 'taxYear') return fc.constantFrom(2024, 2025, 2026)
  if (row.kind === 'choice') return fc.constantFrom(...row.options.map(({ value }) => value))
  if (row.kind === 'money') return fc.integer({ min: 0, max: 90_000_000 })
  if (row.kind === 'count') return fc.integer({ min: 1, max: 12 })
  return fc.constantFrom('Ada', 'Bola')
}
/** Every key that a kept calculation has. */
const kept = answerKeys.filter((key) => key !== 'had')
const answers = fc
  .record(Object.fromEntries(kept.map((key) => [key, valueOf(key)])), { requiredKeys: [] })
  .map((some): Answers => ({ ...base, ...some }))

describe('answers that differ', () => {
  test('a calculation beside itself has none, and no difference in its results', () => {
    fc.assert(
      fc.property(answers, (one) => {
        expect(answerRows(one, { ...one })).toEqual([])
        for (const { values, difference } of resultRows(one, { ...one })) {
          expect(values[0]).toBe(values[1])
          expect(['₦0', '0.00 points']).toContain(difference)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('each key whose answers differ has its row, every fact too, and no other key [spec 28.6]', () => {
    fc.assert(
      fc.property(answers, answers, (one, other) => {
        const differing = kept.filter((key) => (one[key] ?? '') !== (other[key] ?? ''))
        const rows = answerRows(one, other)
        expect(rows.map(({ id }) => id)).toEqual(differing)
        for (const { label, values } of rows) {
          expect(label).not.toBe('')
          expect(values[0]).toBeTypeOf('string')
          expect(values[1]).toBeTypeOf('string')
        }
        expect(alikeCount(one, other)).toBe(
          kept.filter((key) => one[key] !== undefined && one[key] === other[key]).length,
        )
      }),
      { numRuns: 60 },
    )
  })

  test('a fact alone that differs has its row', () => {
    for (const key of factKeys) {
      const [value] = fc.sample(valueOf(key), { numRuns: 1, seed: 1 })
      expect(answerRows(base, { ...base, [key]: value }).map(({ id }) => id)).toEqual([key])
    }
  })

  test.each([
    ['salary', 6_000_000, 7_500_000.5, '₦6,000,000', '₦7,500,000.50', '+₦1,500,000.50'],
    ['salary', 6_000_000, 0, '₦6,000,000', '₦0, you typed 0', '−₦6,000,000'],
    ['pensionContribution', undefined, 480_000, '8% of income, left empty', '₦480,000', null],
    ['rentPaidBySelf', undefined, 1_200_000, '₦0, left empty', '₦1,200,000', '+₦1,200,000'],
    ['maritalStatus', 'single', undefined, 'Single, does not change the tax', 'Not given', null],
    ['homeValue', undefined, 3_000_000, 'Not given', '₦3,000,000', null],
  ] as const)('%s: %s and %s', (key, one, other, first, second, difference) => {
    const [row] = answerRows({ ...base, [key]: one }, { ...base, [key]: other })
    expect(row).toMatchObject({ values: [first, second], difference })
  })

  test('what a status does not have is not counted', () => {
    const [status, income] = answerRows(
      { ...base, businessIncome: 100 },
      { ...base, status: 'employee', businessIncome: 200 },
    )
    expect(status?.values).toEqual(['Both Employee and Self-Employed', 'Employee'])
    expect(income?.values).toEqual(['₦100', '₦200, not counted'])
  })
})

const row = (one: Partial<Answers>, other: Partial<Answers>, id: string) =>
  resultRows({ ...base, status: 'employee', ...one }, { ...base, status: 'employee', ...other }).find(
    (each) => each.id === id,
  )

describe('results', () => {
  test('of a free account are the masked totals, and a dash for every other figure', () => {
    const [first, ...others] = maskedRows({ totalTaxMasked: '₦870,***' }, { totalTaxMasked: '₦1,08*,***' })
    expect(first).toMatchObject({ values: ['₦870,***', '₦1,08*,***'], difference: null })
    for (const { values, difference } of others) expect([...values, difference]).toEqual([null, null, null])
  })

  const nothing = { pensionContribution: 0, nhfContribution: 0, nhisContribution: 0 }

  test('are those of the law, to the naira', () => {
    // By hand: 6,000,000 is 870,000; 7,200,000 is 330,000 + 18% of 4,200,000.
    expect(row(nothing, { ...nothing, salary: 7_200_000 }, 'estimate')).toMatchObject({
      values: ['₦870,000', '₦1,086,000'],
      difference: '+₦216,000',
    })
    expect(row(nothing, { ...nothing, salary: 7_200_000 }, 'rate')).toMatchObject({
      values: ['14.50%', '15.08%'],
      difference: '+0.58 points',
    })
    expect(row(nothing, { ...nothing, salary: 7_200_000 }, 'paye')).toMatchObject({
      values: ['₦72,500', '₦90,500'],
      difference: '+₦18,000',
    })
  })

  test('of a year before the Act have the old law in place of the Act', () => {
    expect(row({ taxYear: 2025 }, {}, 'act')).toMatchObject({
      values: [null, expect.stringMatching(/^₦/)],
      difference: null,
    })
    expect(row({ taxYear: 2025, ...nothing }, nothing, 'old-law')).toMatchObject({
      // By hand: 6,000,000 less 1,400,000 is 4,600,000; 560,000 + 24% of 1,400,000.
      values: ['₦896,000', null],
    })
    expect(row({}, {}, 'old-law')).toBeUndefined()
  })
})

const kind = (taxYear: number, label: string | null) =>
  ({ answers: { ...base, taxYear }, label, completedAt: '2026-11-14T09:00:00Z' }) as unknown as Submission
const titles = (one: Submission, other: Submission) => headsOf(one, other).map(({ title }) => title)

test('two columns that are called the same are numbered', () => {
  expect(titles(kind(2026, null), kind(2026, null))).toEqual([
    'Tax Year 2026, first',
    'Tax Year 2026, second',
  ])
  expect(titles(kind(2025, null), kind(2026, 'New job'))).toEqual(['Tax Year 2025', 'New job'])
  expect(headsOf(kind(2025, null), kind(2026, 'New job'))[1].about).toBe('Tax Year 2026, 14 November 2026')
})

const at = (id: string, completedAt: string): Submission => ({ ...kind(2026, null), id, completedAt })

test('calculations of one year and day are told apart by the time of the day', () => {
  const list = [
    at('a', '2026-11-14T09:05:00Z'),
    at('b', '2026-11-14T16:30:00Z'),
    at('c', '2026-11-15T16:30:00Z'),
  ]
  expect([...namesOf(list).values()]).toEqual([
    'Tax Year 2026, completed 14 Nov 2026, 10:05',
    'Tax Year 2026, completed 14 Nov 2026, 17:30',
    'Tax Year 2026, completed 15 November 2026',
  ])
})
