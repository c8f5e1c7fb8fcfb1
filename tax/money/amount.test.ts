import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount } from '../testing/arbitraries.ts'
import { amountInWords, formatAmount, formatNaira } from './format.ts'
import { amountZeros, maxAmount, parseAmount } from './amount.ts'

describe('amounts', () => {
  test.each([
    ['1,234,567.50', 1_234_567.5],
    ['1234567.5', 1_234_567.5],
    ['1 234 567', 1_234_567],
    ['1\u00a0234\u202f567', 1_234_567],
    ['1, 234, 567', 1_234_567],
    ['1 ,234 ,  567', 1_234_567],
    ['1  234', 1_234],
    // Longer than 64 signs is no amount, but for the space around it.
    [`${'0'.repeat(62)}42`, 42],
    [`${' '.repeat(198)}42`, 42],
    // After no more than three figures, and decimals that are not 00, the k is thousand.
    ['500.25k', 500_250],
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
    ['#600,000', 600_000],
    ['# 600 000', 600_000],
    ['600,000 naira', 600_000],
    ['600000NAIRA', 600_000],
    ['600,000 only', 600_000],
    ['1.2m', 1_200_000],
    ['1.2M', 1_200_000],
    ['N1.5m', 1_500_000],
    ['₦1.5 mn', 1_500_000],
    ['ngn 2.75 mil', 2_750_000],
    ['500k', 500_000],
    ['500 K', 500_000],
    ['2.5 thousand naira', 2_500],
    ['6 million', 6_000_000],
    ['6 Million Naira Only', 6_000_000],
    ['6 million naira only', 6_000_000],
    ['.5m', 500_000],
    ['1.m', 1_000_000],
    ['1,200k', 1_200_000],
    ['1.25k', 1_250],
    ['1.234567m', 1_234_567],
    ['1.23456789m', 1_234_567.89],
    ['0.000001 million', 1],
    ['1.005k', 1_005],
    ['1.1b', 1_100_000_000],
    ['2 billion', 2_000_000_000],
    ['1.1bn', 1_100_000_000],
    ['1 trillion', 1_000_000_000_000],
    ['0m', 0],
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

test.each([[''], ['   '], [' '.repeat(200)], ['\u00a0'], [null], [undefined]])('%o is blank', (raw) => {
  expect(parseAmount(raw)).toEqual({ kind: 'blank' })
})

test.each([
  ['m', 'not_a_figure'],
  ['k', 'not_a_figure'],
  ['₦m', 'not_a_figure'],
  ['naira', 'not_a_figure'],
  ['only', 'not_a_figure'],
  ['million naira only', 'not_a_figure'],
  ['6 only naira', 'not_a_figure'],
  ['6 naira million', 'not_a_figure'],
  ['6mm', 'not_a_figure'],
  ['6m k', 'not_a_figure'],
  ['6 m5', 'not_a_figure'],
  ['6m 500k', 'not_a_figure'],
  ['1,5m', 'not_a_figure'],
  ['1.2.3m', 'not_a_figure'],
  ['6 millions of', 'not_a_figure'],
  ['6m a year', 'not_a_figure'],
  ['5%', 'not_a_figure'],
  ['##5', 'not_a_figure'],
  ['5#', 'not_a_figure'],
  // On an invoice the k after two decimals is the sign of kobo.
  ['₦5,000.00k', 'not_a_figure'],
  ['5000.50k', 'not_a_figure'],
  ['250.00k', 'not_a_figure'],
  ['-1.2m', 'negative'],
  ['-₦500k', 'negative'],
  ['1.234567891m', 'too_many_decimals'],
  ['1.000001k', 'too_many_decimals'],
  ['1.000', 'too_many_decimals'],
  ['2 trillion', 'too_large'],
  ['1,001b', 'too_large'],
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
  [`${'0'.repeat(63)}42`, 'not_a_figure'],
  [' '.repeat(201), 'not_a_figure'],
  ['- ₦5,000', 'negative'],
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

/** An amount in kobo as its digits with the point moved to the left by the zeros of a word: 123,456,700 in m is 1.234567. */
function scaled(kobo: number, zeros: number): string {
  const digits = String(kobo).padStart(zeros + 3, '0')
  const decimals = digits.slice(digits.length - zeros - 2).replace(/0+$/, '')
  return `${digits.slice(0, digits.length - zeros - 2)}${decimals === '' ? '' : `.${decimals}`}`
}

const anyCase = (text: string) =>
  fc.constantFrom(text, text.toUpperCase(), `${text.charAt(0).toUpperCase()}${text.slice(1)}`)
const gap = fc.constantFrom('', ' ', '\u00a0', '  ')
const before = fc.constantFrom('', '₦', '#', 'N', 'n', 'NGN', 'ngn ', '₦ ')
const after = fc
  .constantFrom('', 'naira', 'only', 'naira only')
  .chain(anyCase)
  .chain((words) => gap.map((space) => `${space}${words}`))
const word = fc
  .constantFrom(...amountZeros.keys())
  .chain((name) => fc.tuple(fc.constant(amountZeros.get(name) ?? 0), anyCase(name), gap))

test('reads back every amount in every written form, exact to the kobo', () => {
  fc.assert(
    fc.property(amount, before, word, after, (naira, sign, [zeros, name, space], tail) => {
      const figure = scaled(Math.round(naira * 100), zeros)
      // A k after two decimals may be the sign of kobo.
      fc.pre(!(zeros === 3 && /\d{4,}\.\d\d$/.test(figure)))
      expect(parseAmount(`${sign}${figure}${space}${name}${tail}`)).toEqual({ kind: 'amount', naira })
      expect(parseAmount(`${sign}${formatAmount(naira)}${tail}`)).toEqual({ kind: 'amount', naira })
    }),
    { numRuns: 5_000 },
  )
})

test('reads back the words in which we say an exact amount', () => {
  fc.assert(
    fc.property(amount, (naira) => {
      const words = amountInWords(naira)
      fc.pre(!words.startsWith('about '))
      expect(parseAmount(words)).toEqual({ kind: 'amount', naira })
    }),
  )
})

test('words without a digit are never an amount', () => {
  const noDigit = fc.string({ maxLength: 12 }).filter((text) => !/\d/.test(text))
  fc.assert(
    fc.property(noDigit, before, word, after, (text, sign, [, name, space], tail) => {
      expect(parseAmount(`${sign}${text}${space}${name}${tail}`).kind).toBe('fault')
    }),
  )
})

test('what it reads is always within its bounds and of whole kobo', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('0123456789.,₦#Nnkmb -only'), 'naira', 'million'),
    maxLength: 14,
  })
  fc.assert(
    fc.property(letters, (text) => {
      const parsed = parseAmount(text)
      const naira = parsed.kind === 'amount' ? parsed.naira : undefined
      fc.pre(naira !== undefined)
      expect(naira).toBeGreaterThanOrEqual(0)
      expect(naira).toBeLessThanOrEqual(maxAmount)
      expect(parseAmount(formatAmount(naira ?? 0))).toEqual(parsed)
      expect(text).toMatch(/\d/)
    }),
    { numRuns: 5_000 },
  )
})
