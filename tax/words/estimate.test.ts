import { expect, test } from 'vitest'
import { estimateInWords } from './estimate.ts'

test('a year before the Act is an estimate and says so, without a figure of the person', () => {
  expect(estimateInWords(2025)).toBe(
    'This is an estimate. The law in force in 2025, the Personal Income Tax Act, used other bands and reliefs.',
  )
  expect(estimateInWords(2026)).toBeUndefined()
})
