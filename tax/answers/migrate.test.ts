import { expect, test } from 'vitest'
import { answersVersion, migrateAnswers, type Migration } from './migrate.ts'

test('answers of the first version keep everything that they had', () => {
  const first = { firstName: 'Ada', taxYear: '2026', status: 'employee', salary: '6,000,000', pension: 0 }
  expect(migrateAnswers(first, 1)).toEqual(first)
})

test('present answers are left alone', () => {
  const present = { salary: 5, nhfContribution: '0', numberOfChildren: null }
  expect(migrateAnswers(present, answersVersion)).toEqual(present)
})

test('what is no answer is dropped: unknown names, objects, inherited values', () => {
  const stored: unknown = JSON.parse(
    '{"salary":5,"hobby":"chess","interest":{"a":1},"__proto__":{"annuity":1}}',
  )
  expect(migrateAnswers(stored, 1)).toEqual({ salary: 5 })
  expect(migrateAnswers(Object.create({ salary: 5 }), 1)).toEqual({})
  expect(migrateAnswers(null, 1)).toEqual({})
})

test.each([[1], [2]])('answers of version %d, which was released, are read whole', (version) => {
  const stored = { firstName: 'Ada', salary: 5, nhfContribution: null, tin: false }
  expect(migrateAnswers(stored, version)).toStrictEqual(stored)
})

test('rows are applied in order, from the stored version on', () => {
  const table: Migration[] = [
    { from: 1, why: 'a', change: ({ salary, ...rest }) => ({ ...rest, allowances: salary ?? null }) },
    { from: 2, why: 'b', change: (answers) => ({ ...answers, allowances: `${answers.allowances}0` }) },
  ]
  expect(migrateAnswers({ salary: 5 }, 1, table)).toEqual({ allowances: '50' })
  expect(migrateAnswers({ salary: 5, allowances: 7 }, 2, table)).toEqual({ salary: 5, allowances: '70' })
  expect(migrateAnswers({ salary: 5 }, 3, table)).toEqual({ salary: 5 })
})

test.each([[0], [answersVersion + 1], [1.5], [Number.NaN]])('version %d is refused', (version) => {
  expect(() => migrateAnswers({}, version)).toThrow(RangeError)
})
