import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { tokensOf } from './index.ts'

const valuesIn = (text: string) =>
  tokensOf(text)
    .filter(({ kind }) => kind === 'number')
    .map(({ value }) => value)

const wide = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
const grouped = (naira: number, by = ',') => naira.toLocaleString('en').replaceAll(',', by)

const small = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ')
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A number below a thousand as it is spoken. */
function spoken(value: number, and: string, dash: string): string {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  const low =
    rest < 20
      ? (small[rest] ?? '')
      : `${tens[Math.floor(rest / 10)]}${rest % 10 === 0 ? '' : `${dash}${small[rest % 10]}`}`
  if (hundreds === 0) return low
  return `${small[hundreds]} hundred${rest === 0 ? '' : `${and}${low}`}`
}

/** Every way to write whole naira. */
const styles: Readonly<Record<string, (naira: number) => string>> = {
  digits: (naira) => `${naira} naira`,
  grouped: (naira) => `${grouped(naira)} naira`,
  spaced: (naira) => `${grouped(naira, ' ')} naira`,
  'spaced by hard spaces': (naira) => `${grouped(naira, '\u00a0')} naira`,
  'spaced by narrow ones': (naira) => `${grouped(naira, '\u202f')} naira`,
  sign: (naira) => `₦${grouped(naira)}`,
  'sign and space': (naira) => `₦ ${naira}`,
  'old sign': (naira) => `=N=${grouped(naira)}`,
  hash: (naira) => `#${naira}`,
  N: (naira) => `N${grouped(naira)}`,
  n: (naira) => `n${naira}`,
  code: (naira) => `NGN ${grouped(naira)}`,
  'code behind': (naira) => `${grouped(naira)}NGN`,
  kobo: (naira) => `₦${grouped(naira)}.00`,
  k: (naira) => `${naira / 1000}k naira`,
  K: (naira) => `N${naira / 1000} K`,
  thousand: (naira) => `${naira / 1000} thousand naira`,
  grand: (naira) => `${naira / 1000} grand`,
  m: (naira) => `₦${naira / 1_000_000}m`,
  M: (naira) => `${naira / 1_000_000}M naira`,
  mil: (naira) => `${naira / 1_000_000} mil naira`,
  million: (naira) => `${naira / 1_000_000} million naira`,
  milion: (naira) => `${naira / 1_000_000}milion naira`,
  'full width': (naira) => wide(`N${naira}`),
  'with nothing between': (naira) => `₦${Array.from(String(naira)).join('\u200b')}`,
  Arabic: (naira) =>
    `₦${Array.from(String(naira))
      .map((digit) => String.fromCodePoint(0x660 + Number(digit)))
      .join('')}`,
}

const amounts = [
  1000, 5000, 30_000, 70_000, 99_999, 100_000, 145_000, 250_000, 265_500, 800_000, 1_000_000, 1_450_000,
  2_500_000, 9_999_999, 12_000_000, 50_000_001, 999_000_000,
]

describe('every style of every amount', () => {
  test.each(Object.keys(styles))('%s', (style) => {
    for (const naira of amounts)
      for (const text of [
        styles[style]?.(naira) ?? '',
        `I earn ${styles[style]?.(naira)} a month, rent none.`,
      ])
        expect([text, valuesIn(text)]).toEqual([text, [naira]])
  })

  it('is exact to the kobo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 99_999_999_999 }), (kobo) => {
        const naira = `${Math.floor(kobo / 100)}.${String(kobo % 100).padStart(2, '0')}`
        expect(valuesIn(`₦${naira}`)).toEqual([kobo / 100])
        expect(
          valuesIn(`₦${grouped(Math.floor(kobo / 100))}.${String(kobo % 100).padStart(2, '0')} a month`),
        ).toEqual([kobo / 100])
      }),
    )
  })
})

describe('a number in words', () => {
  const below = fc.integer({ min: 1, max: 999 })
  const and = fc.constantFrom(' ', ' and ')
  const dash = fc.constantFrom(' ', '-')

  it('is read in thousands', () => {
    fc.assert(
      fc.property(below, and, dash, (thousands, join, hyphen) => {
        expect(valuesIn(`salary of ${spoken(thousands, join, hyphen)} thousand naira`)).toEqual([
          thousands * 1000,
        ])
      }),
    )
  })

  it('is read in millions and thousands', () => {
    fc.assert(
      fc.property(below, below, and, dash, (millions, thousands, join, hyphen) => {
        const text = `${spoken(millions, join, hyphen)} million${join}${spoken(thousands, join, hyphen)} thousand`
        expect([text, valuesIn(text)]).toEqual([text, [millions * 1_000_000 + thousands * 1000]])
      }),
    )
  })

  it('is read with a point', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom<[string, number]>(['million', 1_000_000], ['thousand', 1000], ['k', 1000]),
        (whole, decimal, [unit, size]) => {
          expect(valuesIn(`${small[whole]} point ${small[decimal]} ${unit}`)).toEqual([
            (whole * size * 10 + decimal * size) / 10,
          ])
        },
      ),
    )
  })

  test.each([
    ['three quarters of a million', 750_000],
    ['a quarter of a million', 250_000],
    ['2½ million', 2_500_000],
    ['2 ½ million', 2_500_000],
    ['2 1/2 million', 2_500_000],
    ['¾ million', 750_000],
    ['300kmonthly', 300_000],
    ['5mper annum', 5_000_000],
    ['seven and a half percent', 7.5],
    ['7 and half per cent', 7.5],
    ['20 thousnd', 20_000],
    ['5 millon', 5_000_000],
  ])('%s', (text, value) => {
    expect(valuesIn(text)).toEqual([value])
  })
})

describe('what can be read in two ways', () => {
  // Each of these is one amount to one person and another to the next, up to a thousand times apart.
  test.each([
    'N300.000 monthly',
    'N2.5 a month',
    '2.300.000',
    '05m',
    '100,000k',
    '1,23,000',
    '500 hundred',
    'one million two hundred',
    'three million four',
    "1'200'000",
    '1e6 naira',
    '2x300k',
    '12345k678',
  ])('%s is no amount', (text) => {
    expect(valuesIn(text).length).toBeGreaterThan(0)
    expect(valuesIn(text).every(Number.isNaN)).toBe(true)
  })

  test.each([
    ['450k,50k', [450_000, 50_000]],
    ['₦300k (three hundred thousand) a month', [300_000]],
    ['300k (400k)', [300_000, 400_000]],
    ['₦1.250 million', [1_250_000]],
    ['1,500k', [1_500_000]],
    ['7.125%', [7.125]],
    ['basic 120000,housing 80000', [120_000, 80_000]],
  ])('%s can be read in one', (text, values) => {
    expect(valuesIn(text)).toEqual(values)
  })
})

test.each([
  'tin 23456789',
  'my NIN is 12345678901',
  'RC: 1234567',
  'on 2026-05-01',
  'since 2004',
  'born in 1998',
  'wife n 4 kids',
  'section 30 and s. 163',
])('no amount in: %s', (text) => {
  expect(valuesIn(text)).toEqual([])
})

test('a range shares its unit in every style', () => {
  const range = fc.tuple(fc.integer({ min: 20, max: 400 }), fc.integer({ min: 401, max: 900 }))
  fc.assert(
    fc.property(
      range,
      fc.constantFrom(' to ', '-', ' - ', ' or ', ' and ', '/'),
      fc.constantFrom('k', ' thousand', 'K'),
      ([low, high], join, unit) => {
        expect(valuesIn(`between ${low}${join}${high}${unit}`)).toEqual([low * 1000, high * 1000])
      },
    ),
  )
})

test('2,000 characters of anything are read in bounded time, and every token stands where it says', () => {
  const piece = fc.constantFrom(
    '5',
    ',',
    '.',
    ' ',
    'k',
    'm',
    'and a half ',
    'hundred ',
    'three ',
    '\u200b',
    '½',
    '₦',
    '-',
    "'",
    'million ',
    '१',
  )
  const long = fc.oneof(
    fc.array(piece, { minLength: 500, maxLength: 2000 }).map((pieces) => pieces.join('').slice(0, 2000)),
    fc.string({ minLength: 1000, maxLength: 2000, unit: 'binary' }),
    fc.tuple(piece, piece).map(([one, other]) => `${one}${other}`.repeat(2000).slice(0, 2000)),
  )
  fc.assert(
    fc.property(long, (text) => {
      const start = performance.now()
      let last = 0
      for (const { at, end, text: typed } of tokensOf(text)) {
        expect(text.slice(at, end)).toBe(typed)
        expect(at).toBeGreaterThanOrEqual(last)
        last = end
      }
      // A hundred times what it takes, so that a busy machine fails nothing.
      expect(performance.now() - start).toBeLessThan(1000)
    }),
    { numRuns: 25 },
  )
})
