import { describe, expect, it } from 'vitest'
import { isPlausibleBirth } from './policy.ts'

describe('a date of birth', () => {
  it.each([
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['1990-04-12', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['9999-12-31', false],
  ])('%s is plausible: %s', (date, plausible) => {
    expect(isPlausibleBirth(date, new Date('2026-11-21T09:00:00Z'))).toBe(plausible)
  })

  it('goes by the day in Lagos, an hour ahead of UTC', () => {
    expect(isPlausibleBirth('2026-11-21', new Date('2026-11-21T22:59:59Z'))).toBe(false)
    expect(isPlausibleBirth('2026-11-21', new Date('2026-11-21T23:00:00Z'))).toBe(true)
  })
})
