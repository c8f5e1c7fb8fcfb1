import { expect, it } from 'vitest'
import { readResultsState } from './results-state.ts'

it('needs answers and a calculation id', () => {
  const complete = {
    answers: { salary: 1 },
    calculationId: 'a',
    draftVersion: 3,
    completedAt: '2026-11-20T09:12:00.000Z',
  }
  expect(readResultsState(complete, 'ada')).toEqual(complete)
  expect(readResultsState({ answers: {}, calculationId: 'a' }, 'ada')?.completedAt).toMatch(/^\d{4}-/)
  for (const state of [
    null,
    undefined,
    'x',
    {},
    { answers: {} },
    { calculationId: 'a' },
    { ...complete, answers: null },
  ])
    expect(readResultsState(state, 'ada')).toBeUndefined()
})

it('is of the account that pressed Calculate Tax', () => {
  const complete = { answers: { salary: 1 }, calculationId: 'a', accountId: 'ada' }
  expect(readResultsState(complete, 'ada')).toMatchObject({ calculationId: 'a' })
  expect(readResultsState(complete, 'obi')).toBeUndefined()
})
