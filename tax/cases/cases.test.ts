import { describe, expect, test } from 'vitest'
import { deductionRows, reliefRows } from '../answers/keys.ts'
import { calculate } from '../calculate.ts'
import { explain } from '../explanation/index.ts'
import { declare, given } from '../rules/declared.ts'
import { type Case, cases } from './index.ts'

const context = { currentYear: 2026 }
const told = (examples: readonly Case[]) =>
  examples.map((example) => [example.id, example.about, example] as const)

test.each(told(cases))('%s: %s', (_id, _about, example) => {
  const result = calculate(example.answers, context)
  expect(result).toMatchObject(example.expected)
  expect(explain(example.answers, context).result).toEqual(result)
})

describe('band by band', () => {
  test.each(told(cases.filter(({ breakdown }) => breakdown !== undefined)))(
    '%s: %s',
    (_id, _about, example) => {
      const { breakdown } = calculate(example.answers, context)
      expect(breakdown.map(({ band, amount, rate, tax }) => [band, amount, rate, tax])).toEqual(
        example.breakdown,
      )
    },
  )
})

describe('by the month', () => {
  test.each(told(cases.filter(({ monthly }) => monthly !== undefined)))('%s: %s', (_id, _about, example) => {
    expect(explain(example.answers, context).monthly).toMatchObject(example.monthly ?? {})
  })
})

describe('under the old law', () => {
  test.each(told(cases.filter(({ oldLaw }) => oldLaw !== undefined)))('%s: %s', (_id, _about, example) => {
    expect(explain(example.answers, context).oldLaw).toMatchObject(example.oldLaw ?? {})
  })
})

describe('beside what the Act says', () => {
  test.each(told(cases.filter(({ notes }) => notes !== undefined)))('%s: %s', (_id, _about, example) => {
    const effects = new Map<string, number | 'depends'>(
      explain(example.answers, context).notes.map(({ id, effect }) => [id, effect ?? 'depends']),
    )
    const found = Object.keys(example.notes ?? {}).map((id) => [id, effects.get(id) ?? null])
    expect(Object.fromEntries(found)).toEqual(example.notes)
  })
})

test('every note that is told of a case is a figure of some case', () => {
  const told = cases.flatMap(({ answers }) => explain(answers, context).notes.map(({ id }) => id))
  const asserted = new Set(
    cases.flatMap(({ notes }) =>
      Object.entries(notes ?? {}).flatMap(([id, effect]) => (effect === null ? [] : [id])),
    ),
  )
  expect([...new Set(told)].filter((id) => !asserted.has(id))).toEqual([])
  expect(asserted.size).toBe(24)
})

test('every deduction and every relief counts in some case', () => {
  const declared = cases.map(({ answers }) => declare(answers, context.currentYear))
  const keys = [...deductionRows, ...reliefRows].map(({ key }) => key)
  expect(keys.filter((key) => !declared.some((of) => (given(of, key) ?? 0) > 0))).toEqual([])
})

test('every case has a name of its own', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
})

test('a published figure that is wrong says what is wrong with it', () => {
  const unsaid = cases.filter(
    ({ published }) => published && (published.wrong === undefined) !== (published.verdict === 'agrees'),
  )
  expect(unsaid).toEqual([])
})
