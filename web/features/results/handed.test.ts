import { expect, it } from 'vitest'
import { readHanded } from './handed.ts'

it('needs answers and a calculation id', () => {
  const handed = { answers: { salary: 1 }, calculationId: 'a', completedAt: '2026-11-20T09:12:00.000Z' }
  expect(readHanded(handed)).toEqual(handed)
  expect(readHanded({ answers: {}, calculationId: 'a' })?.completedAt).toMatch(/^\d{4}-/)
  for (const state of [
    null,
    undefined,
    'x',
    {},
    { answers: {} },
    { calculationId: 'a' },
    { ...handed, answers: null },
  ])
    expect(readHanded(state)).toBeUndefined()
})
