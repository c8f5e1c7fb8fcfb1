import { describe, expect, it } from 'vitest'
import { dayInWords, momentInWords } from './dates.ts'

describe('moments in words', () => {
  it('says the day in Nigeria, not in UTC', () => {
    expect(dayInWords('2026-11-14T10:00:00Z')).toBe('14 November 2026')
    expect(dayInWords('2026-11-14T23:30:00Z')).toBe('15 November 2026')
  })
  it('says today with its time, any other day by its date', () => {
    expect(momentInWords('2026-11-20T08:12:00Z', '2026-11-20')).toBe('Today, 09:12')
    expect(momentInWords('2026-11-19T08:12:00Z', '2026-11-20')).toBe('19 November 2026')
  })
})
