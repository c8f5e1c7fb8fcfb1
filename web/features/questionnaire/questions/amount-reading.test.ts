import { describe, expect, it } from 'vitest'
import { amountReading } from './amount-reading.ts'

describe('what we understood', () => {
  it.each([
    ['6000000', '6 million naira for the year, ₦500,000 a month'],
    ['₦1,200,000', '1.2 million naira for the year, ₦100,000 a month'],
    ['1,000,000', '1 million naira for the year, about ₦83,333 a month'],
    ['0', '0 naira'],
    ['', ''],
    ['six million', 'Not an amount yet: it counts as 0 until it is one.'],
  ])('%s: %s', (text, said) => {
    expect(amountReading(text)).toBe(said)
  })
})
