import { expect, it } from 'vitest'
import { readResultsState, resultsStateFor } from './results-state.ts'

const device = { account: 'ada', tag: 'tag', ownDevice: true }
const complete = {
  answers: { salary: 1 },
  calculationId: 'a',
  draftVersion: 3,
  completedAt: '2026-11-20T09:12:00.000Z',
}

it('needs answers and a calculation id', () => {
  expect(readResultsState(complete, device)).toEqual(complete)
  expect(readResultsState({ answers: {}, calculationId: 'a' }, device)?.completedAt).toMatch(/^\d{4}-/)
  for (const state of [
    null,
    undefined,
    'x',
    {},
    { answers: {} },
    { calculationId: 'a' },
    { ...complete, answers: null },
  ])
    expect(readResultsState(state, device)).toBeUndefined()
})

it('is of the account that pressed Calculate Tax', () => {
  const state = resultsStateFor(device, complete)
  expect(readResultsState(state, device)).toEqual(complete)
  expect(readResultsState(state, { ...device, account: 'obi' })).toBeUndefined()
})

it('leaves no answer in the history of a device that is not the person’s own', () => {
  const shared = { ...device, ownDevice: false }
  const state = resultsStateFor(shared, complete)
  expect(state).toEqual({ calculationId: 'a', accountId: 'ada' })
  expect(readResultsState(state, shared)).toEqual(complete)
  expect(readResultsState(state, { ...shared, tag: 'the next session' })).toBeUndefined()
})
