import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phoneNumber } from './fields.ts'
import {
  namedCountry,
  phoneCountries,
  phoneDoubt,
  type PhoneCountry,
  readPhone,
  storedPhoneOf,
} from './phone.ts'

const stored = (text: string, chosen?: PhoneCountry) => {
  const read = readPhone(text, chosen)
  return read && storedPhoneOf(read)
}
const digits = (min: number, max: number) =>
  fc
    .tuple(
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min - 1, maxLength: max - 1 }),
    )
    .map(([first, rest]) => `${first}${rest.join('')}`)
const country = fc.constantFrom(...phoneCountries)
const gap = fc.constantFrom('', '', ' ', '-', '.', ' - ', '‑', '–', '\u00a0')
const spread = (text: string) =>
  fc
    .array(gap, { minLength: text.length, maxLength: text.length })
    .map((gaps) => text.split('').reduce((all, letter, index) => all + letter + (gaps[index] ?? ''), ''))

const doubt = (text: string, chosen?: PhoneCountry) => {
  const read = readPhone(text, chosen)
  return read && phoneDoubt(read)
}

describe('phoneDoubt', () => {
  it('is there for a Nigerian mobile number unless it has ten digits, however it is written', () => {
    const begins = fc.constantFrom('70', '80', '81', '90', '91')
    const rest = fc.stringMatching(/^\d{4,12}$/)
    const written = fc.constantFrom('+234', '00234', '+234 (0)', '0')
    fc.assert(
      fc.property(begins, rest, written, (begin, end, before) => {
        const read = readPhone(`${before}${begin}${end}`)
        if (read === undefined) return
        expect(phoneDoubt(read) === undefined).toBe(read.digits.length === 10)
      }),
    )
  })

  it.each<[string, PhoneCountry, boolean]>([
    ['+234 803 1234', 'NG', true],
    ['0803 555 014', 'NG', true],
    ['0803 555 0142', 'NG', false],
    ['+234 803 555 01422', 'NG', true],
    ['+234 1 460 0000', 'NG', false],
    ['084 230 000', 'NG', false],
    ['803 1234', 'US', false],
    ['+44 20 7946 0', 'UK', false],
  ])('%s of %s: %s', (text, chosen, isThere) => {
    expect(doubt(text, chosen) !== undefined).toBe(isThere)
  })
})

describe('readPhone', () => {
  it('reads every way of writing a number as the same, whatever country was chosen', () => {
    const written = fc
      .tuple(country, digits(10, 10), country)
      .chain(([{ value, code, dropsZero }, number, chosen]) => {
        const zeros = dropsZero ? ['', '0', '(0)'] : ['']
        const international = ['+', '00'].flatMap((mark) =>
          zeros.map((zero) => `${mark}${code}${zero}${number}`),
        )
        const atHome = [number, `${code}${number}`, ...(dropsZero ? [`0${number}`, `${code}0${number}`] : [])]
        return fc.record({
          expected: fc.constant(`+${code}${number}`),
          way: fc.oneof(
            fc.tuple(fc.constantFrom(...international), fc.constant(chosen.value)),
            fc.tuple(fc.constantFrom(...atHome), fc.constant(value)),
          ),
        })
      })
    const spaced = written.chain(({ expected, way: [text, chosen] }) =>
      fc.record({ expected: fc.constant(expected), chosen: fc.constant(chosen), text: spread(text) }),
    )
    fc.assert(
      fc.property(spaced, ({ expected, text, chosen }) => {
        expect(stored(text, chosen)).toBe(expected)
      }),
    )
  })

  it('takes 6 to 15 digits, counted without the code', () => {
    fc.assert(
      fc.property(country, digits(1, 20), ({ value }, number) => {
        expect(readPhone(number, value) !== undefined).toBe(number.length >= 6 && number.length <= 15)
      }),
    )
  })

  it('reads what was stored as itself, and is what the API keeps', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          digits(4, 16),
          digits(4, 16).map((all) => `+234${all}`),
        ),
        country,
        (text, { value }) => {
          const first = stored(text, value)
          const kept = phoneNumber.safeParse(first ?? '')
          expect(first === undefined ? first : stored(first)).toBe(first)
          expect(kept.success ? kept.data : undefined).toBe(first)
        },
      ),
    )
  })

  it.each<[string, PhoneCountry, string | undefined]>([
    ['+234 803 555 0142', 'UK', '+2348035550142'],
    ['00234 803 555 0142', 'NG', '+2348035550142'],
    ['2348035550142', 'NG', '+2348035550142'],
    ['+234 234 803 555 0142', 'NG', '+2348035550142'],
    ['+44 (0)7700 900123', 'NG', '+447700900123'],
    ['01 234 5678', 'NG', '+23412345678'],
    ['+1 202 555 0142', 'NG', '+12025550142'],
    ['+33 1 23 45 67 89', 'NG', undefined],
    ['0033 1 23 45 67 89', 'NG', undefined],
    ['+234', 'NG', undefined],
    ['+2340 0803 555 0142', 'NG', undefined],
    ['0803 call me', 'NG', undefined],
    ['12345', 'NG', undefined],
    ['', 'NG', undefined],
    ['1'.repeat(201), 'NG', undefined],
  ])('reads %s in %s as %s', (text, chosen, expected) => {
    expect(stored(text, chosen)).toBe(expected)
  })
})

it('namedCountry waits until a country is named', () => {
  for (const text of ['', '+', '+2', '+23', '002', '+4', '0803', '234'])
    expect(namedCountry(text)).toBeUndefined()
  expect(namedCountry('+234')).toEqual({ country: 'NG', rest: '' })
  expect(namedCountry('0044 7')).toEqual({ country: 'UK', rest: '7' })
})
