import { describe, expect, it } from 'vitest'
import { questions } from '../../../tax/index.ts'
import { stepIndex } from '../calculations/index.ts'
import { editInWords, momentInWords, planInWords, progressInWords } from './words.ts'

describe('the plan in words', () => {
  it.each([
    [true, '2027-11-14T09:00:00Z', null, 'Pro, active until 14 November 2027'],
    [true, null, null, 'Pro'],
    [false, null, 3, 'Free Plan, 3 calculations left'],
    [false, null, 1, 'Free Plan, 1 calculation left'],
    [false, null, 0, 'Free Plan, no calculations left to save: a new one stays on this device alone'],
    [false, null, null, 'Free Plan'],
  ])('paid %s until %s with %s left: %s', (paid, activeUntil, freeCalculationsLeft, words) => {
    expect(planInWords({ paid, activeUntil, freeCalculationsLeft })).toBe(words)
  })
})

it('says today with its time, any other day by its date', () => {
  expect(momentInWords('2026-11-20T08:12:00Z', '2026-11-20')).toBe('Today, 09:12')
  expect(momentInWords('2026-11-19T08:12:00Z', '2026-11-20')).toBe('19 November 2026')
})

it.each([
  [undefined, undefined],
  ['a', 'Edit of the calculation completed 14 November 2026'],
  ['b', 'Edit of With the second job, completed 15 November 2026'],
  ['older', 'Edit of a saved calculation'],
])('says of which calculation a draft is an edit: %s', (submissionId, words) => {
  const kept = [
    { id: 'a', label: null, completedAt: '2026-11-14T09:00:00Z' },
    { id: 'b', label: 'With the second job', completedAt: '2026-11-15T09:00:00Z' },
  ]
  expect(editInWords(submissionId, kept)).toBe(words)
  expect(editInWords(submissionId, undefined)).toBe(submissionId && 'Edit of a saved calculation')
})

it('says where a draft was left', () => {
  const known = { firstName: 'Adaeze', lastName: 'Okafor' }
  const employee = { ...known, taxYear: '2026', status: 'employee', had: 'rent' }
  expect(progressInWords(employee, 0, known)).toBe('Year and status')
  expect(progressInWords(employee, stepIndex('salary'), known)).toBe('Amounts, 1 of 2')
  expect(progressInWords(employee, questions.length, known)).toBe('Ready to check and calculate')
})
