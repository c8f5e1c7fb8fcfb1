import { expect, it } from 'vitest'
import { dayInWords } from './dates.ts'

it('says the day in Nigeria, not in UTC', () => {
  expect(dayInWords('2026-11-14T10:00:00Z')).toBe('14 November 2026')
  expect(dayInWords('2026-11-14T23:30:00Z')).toBe('15 November 2026')
})
