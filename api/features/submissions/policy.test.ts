import { expect, it } from 'vitest'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import { calculationDeleted, completionTime, freeLimitReached } from './policy.ts'

it.each([
  ['nothing', undefined, TEST_NOW],
  ['a moment of the past', '2026-11-20T10:00:00+01:00', new Date('2026-11-20T09:00:00Z')],
  ['a moment of the future', '2031-01-01T00:00:00Z', TEST_NOW],
  ['a moment before all calendars', '0000-01-01T00:00:00+14:00', new Date(0)],
])('believes %s only as far as it can be', (_what, claimed, completed) => {
  expect(completionTime(claimed, TEST_NOW)).toEqual(completed)
})

it('tells how many calculations the free plan keeps', () => {
  expect(freeLimitReached(3)).toMatchObject({ status: 402, code: 'free_limit' })
  expect(freeLimitReached(3).message).toContain('keeps 3 calculations.')
  expect(freeLimitReached(1).message).toContain('keeps 1 calculation.')
})

it('does not make again what was deleted', () => {
  const error = calculationDeleted()
  expect(error).toMatchObject({ status: 409, code: 'draft_submitted' })
  expect(error.details).toEqual({ submissionId: null })
  expect(error.message).toMatch(/was deleted/)
})
