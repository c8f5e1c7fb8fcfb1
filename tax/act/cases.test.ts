import { expect, test } from 'vitest'
import { factKeys } from '../answers/facts.ts'
import { actCases } from '../cases/act/index.ts'
import { explain } from '../explanation/index.ts'
import { actOracle } from '../testing/act-oracle.ts'
import type { ChoiceId } from './choice.ts'
import { choices } from './choices/index.ts'

const context = { currentYear: 2026 }
const told = actCases.map((example) => [example.id, example.about, example] as const)

test.each(told)('%s: %s', (_id, _about, { answers, chargeable, byTheAct, result, ...beside }) => {
  const { act, result: own } = explain(answers, context)
  expect({
    chargeable: act?.taxableIncome,
    byTheAct: act?.totalTax,
    presumptive: act?.presumptiveTax,
    credit: act?.foreignTaxCredit,
    result: own.totalTax,
  }).toEqual({
    chargeable,
    byTheAct,
    presumptive: beside.presumptive ?? 0,
    credit: beside.credit ?? 0,
    result,
  })
  const byOracle = actOracle({ ...answers, status: String(answers.status), taxYear: Number(answers.taxYear) })
  expect([byOracle.totalTax, byOracle.taxableIncome]).toEqual([
    BigInt(byTheAct),
    BigInt(Math.round(chargeable * 100)),
  ])
})

test('every difference changes the tax of some case', () => {
  const seen = new Set<ChoiceId>(
    actCases.flatMap(({ answers }) => explain(answers, context).act?.parts.map(({ id }) => id) ?? []),
  )
  expect(choices.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([])
})

test('every case has a name of its own and a source', () => {
  expect(new Set(actCases.map(({ id }) => id)).size).toBe(actCases.length)
  expect(actCases.filter(({ source }) => source === '')).toEqual([])
})

test('a case says nothing of what its answers do not hold', () => {
  const unasked = actCases.flatMap(({ id, answers }) => {
    const asked =
      explain(answers, context).act?.questions.flatMap(({ common, rare }) => [...common, ...rare]) ?? []
    return factKeys
      .filter((key) => answers[key] !== undefined && !asked.includes(key))
      .map((key) => `${id} ${key}`)
  })
  // What an employee paid for a car that is hired is asked of nobody: it changes nothing.
  expect(unasked).toEqual(['act-car-hired carOwnExpense'])
})
