import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount } from '../testing/arbitraries.ts'
import { formatAmount, formatNaira } from './format.ts'
import { parseAmount } from './amount.ts'

describe('amounts', () => {
  test.each([
    ['1,234,567.50', 1_234_567.5],
    ['1234567.5', 1_234_567.5],
    ['1 234 567', 1_234_567],
    ['1\u00a0234\u202f567', 1_234_567],
    ['1, 234, 567', 1_234_567],
    ['₦5,000', 5_000],
    ['₦ 5000', 5_000],
    ['N5000', 5_000],
    ['n 5000', 5_000],
    ['NGN 5,000.00', 5_000],
    ['ngn5000', 5_000],
    ['  42  ', 42],
    ['0', 0],
    ['00012', 12],
    ['.5', 0.5],
    ['7.', 7],
    ['999,999,999,999.99', 999_999_999_999.99],
    ['1,000,000,000,000', 1_000_000_000_000],
    [0, 0],
    [-0, 0],
    [0.01, 0.01],
    [1_000_000_000_000, 1_000_000_000_000],
  ])('%o', (raw, naira) => {
    expect(parseAmount(raw)).toEqual({ kind: 'amount', naira })
  })

  test('minus zero becomes zero', () => {
    const parsed = parseAmount(-0)
    expect(parsed.kind === 'amount' && Object.is(parsed.naira, 0)).toBe(true)
  })
})

test.each([[''], ['   '], ['\u00a0'], [null], [undefined]])('%o is blank', (raw) => {
  expect(parseAmount(raw)).toEqual({ kind: 'blank' })
})

test.each([
  ['6m', 'not_a_figure'],
  ['six million', 'not_a_figure'],
  ['1e6', 'not_a_figure'],
  ['0x10', 'not_a_figure'],
  ['Infinity', 'not_a_figure'],
  ['₦', 'not_a_figure'],
  ['N', 'not_a_figure'],
  ['.', 'not_a_figure'],
  ['1,23', 'not_a_figure'],
  ['1,2345', 'not_a_figure'],
  ['12 34', 'not_a_figure'],
  ['1.2.3', 'not_a_figure'],
  ['1,000,00.50', 'not_a_figure'],
  ['$5', 'not_a_figure'],
  ['٣٠٠', 'not_a_figure'],
  ['9'.repeat(300), 'not_a_figure'],
  ['9'.repeat(60), 'too_large'],
  [true, 'not_a_figure'],
  [{}, 'not_a_figure'],
  [[5], 'not_a_figure'],
  [{ valueOf: () => 5 }, 'not_a_figure'],
  [5n, 'not_a_figure'],
  [Symbol('5'), 'not_a_figure'],
  [Number.NaN, 'not_a_figure'],
  [Infinity, 'not_a_figure'],
  [-1, 'negative'],
  ['-1', 'negative'],
  ['−1', 'negative'],
  ['-₦5,000', 'negative'],
  ['₦-5,000', 'negative'],
  ['1.000', 'too_many_decimals'],
  ['1.005', 'too_many_decimals'],
  [1.005, 'too_many_decimals'],
  [0.1 + 0.2, 'too_many_decimals'],
  ['1,000,000,000,000.01', 'too_large'],
  [1_000_000_000_000.01, 'too_large'],
])('%o is no amount: %s', (raw, reason) => {
  expect(parseAmount(raw)).toEqual({ kind: 'fault', reason })
})

test('never throws, whatever it is given', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      expect(['amount', 'blank', 'fault']).toContain(parseAmount(raw).kind)
    }),
  )
})

test('reads back every amount that we write', () => {
  fc.assert(
    fc.property(amount, (naira) => {
      expect(parseAmount(formatNaira(naira))).toEqual({ kind: 'amount', naira })
      expect(parseAmount(formatAmount(naira))).toEqual({ kind: 'amount', naira })
      expect(parseAmount(naira)).toEqual({ kind: 'amount', naira })
    }),
  )
})
