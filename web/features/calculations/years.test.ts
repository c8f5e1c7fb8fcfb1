import { expect, test } from 'vitest'
import { bandsSource, lawYear } from './years.ts'

test('the law of a draft is that of its tax year', () => {
  expect(lawYear({ taxYear: '2026' })).toBe(2026)
  expect(bandsSource({ taxYear: 2026 })).toBe('Section 58 and Fourth Schedule')
})
