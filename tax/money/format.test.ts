import { expect, test } from 'vitest'
import {
  amountInWords,
  formatAmount,
  formatEffectiveRate,
  formatNaira,
  formatRate,
  signedNaira,
} from './format.ts'

test.each([
  [0, '₦0'],
  [-0, '₦0'],
  [5, '₦5'],
  [999, '₦999'],
  [1_000, '₦1,000'],
  [1_005, '₦1,005'],
  [10_050, '₦10,050'],
  [1_234_567.5, '₦1,234,567.50'],
  [1_234_567.05, '₦1,234,567.05'],
  [-200_000, '\u2212₦200,000'],
  [-0.001, '₦0'],
  [16_000_000_000_000, '₦16,000,000,000,000'],
  [Number.NaN, '—'],
  [Infinity, '—'],
])('%d is %s', (naira, text) => {
  expect(formatNaira(naira)).toBe(text)
})

test.each([
  [36_000, '+₦36,000'],
  [-86_400, '−₦86,400'],
  [0, '₦0'],
])('an effect of %d is %s', (effect, text) => expect(signedNaira(effect)).toBe(text))

test('an amount in a field has no sign', () => {
  expect(formatAmount(6_000_000)).toBe('6,000,000')
  expect(formatAmount(0.5)).toBe('0.50')
})

test('rates', () => {
  expect([15, 2.5, 0].map(formatRate)).toEqual(['15%', '2.5%', '0%'])
  expect([0.139, 0.1171, 0, 0.25, 0.00004].map(formatEffectiveRate)).toEqual([
    '13.90%',
    '11.71%',
    '0.00%',
    '25.00%',
    '0.00%',
  ])
  expect([Number.NaN, Infinity].flatMap((none) => [formatRate(none), formatEffectiveRate(none)])).toEqual(
    Array.from({ length: 4 }, () => '—'),
  )
})

test.each([
  [0, '0 naira'],
  [850_000, '850,000 naira'],
  [1_000_000, '1 million naira'],
  [1_200_000, '1.2 million naira'],
  [1_150_000, '1.15 million naira'],
  [6_000_000, '6 million naira'],
  [10_000_000, '10 million naira'],
  [6_123_456, 'about 6.12 million naira'],
  [999_999_999, 'about 999.99 million naira'],
  [1_500_000_000, '1.5 billion naira'],
  [1_000_000_000_000, '1 trillion naira'],
])('%d in words: %s', (naira, words) => {
  expect(amountInWords(naira)).toBe(words)
})
