import { expect, test } from 'vitest'
import { bandsSource, estimateInWords, lawYear } from './years.ts'

test('a year before the Act is an estimate and says so, without a figure of the person', () => {
  expect(estimateInWords({ taxYear: 2025 })).toBe(
    'This is an estimate. The law in force in 2025, the Personal Income Tax Act, used other bands and reliefs.',
  )
  expect(estimateInWords({ taxYear: '2026' })).toBeUndefined()
})

test('the law of a draft is that of its tax year', () => {
  expect(lawYear({ taxYear: '2026' })).toBe(2026)
  expect(bandsSource({ taxYear: 2026 })).toBe('Section 58 and Fourth Schedule')
})
