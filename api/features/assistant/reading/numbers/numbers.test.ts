import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { tokensOf } from './index.ts'

const amountsIn = (text: string) =>
  tokensOf(text)
    .filter(({ kind }) => kind === 'number')
    .map(({ value, currency, isPercent }) => `${value}${isPercent ? '%' : ''}${currency ?? ''}`)

describe('an amount in a sentence', () => {
  test.each([
    ['tax on 450k a month', ['450000']],
    ['N2.3m and #210k and =N=450,000 and ₦ 5', ['2300000NGN', '210000NGN', '450000NGN', '5NGN']],
    ['2,300,000.50 naira', ['2300000.5NGN']],
    ['300 000 a month', ['300000']],
    ['95 thousand', ['95000']],
    ['three million four hundred thousand', ['3400000']],
    ['three hundred and fifty thousand naira', ['350000NGN']],
    ['three hundred thousand and fifty thousand', ['300000', '50000']],
    ['two million one million', ['2000000', '1000000']],
    ['half a million', ['500000']],
    ['a million and a half', ['1500000']],
    ['1 and half million', ['1500000']],
    ['one and a half million', ['1500000']],
    ['one point eight million', ['1800000']],
    ['three fifty k a month', ['350000']],
    ['two hundred and sixty-five thousand', ['265000']],
    ['a hundred and twenty thousand', ['120000']],
    ['7milion and 1.45milion', ['7000000', '1450000']],
    ['180 to 240k', ['180000', '240000']],
    ['between 1.2 and 1.5m', ['1200000', '1500000']],
    ['8% or 8 percent or eight per cent', ['8%', '8%', '8%']],
    ['$1,200, 1200 dollars, £500, USD 30k', ['1200USD', '1200USD', '500GBP', '30000USD']],
    ['CFA 450,000', ['450000XOF']],
  ])('%s', (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts)
  })

  test.each([
    'my TIN is 12345678-0001',
    'call 0803 555 1212 or +234 803 555 1212',
    'Tax ID 1234567890123',
    'section 30 in 2026 at level 8, step 3',
    '3 children, 45 years, two jobs, 1st of May',
    '12/05/2026 at 5pm',
  ])('none in: %s', (text) => {
    expect(amountsIn(text)).toEqual([])
  })

  test.each(['5,2m a month', '2m5', '1,23,000', '1.2.3m'])(
    '%s cannot be read, and is not read in part',
    (text) => {
      expect(amountsIn(text).every((amount) => amount === 'NaN')).toBe(true)
    },
  )
})

const styles: readonly ((thousands: number) => string)[] = [
  (thousands) => `${thousands}k`,
  (thousands) => `₦${(thousands * 1000).toLocaleString('en')}`,
  (thousands) => `N${thousands * 1000}`,
  (thousands) => `${thousands} thousand`,
  (thousands) => `#${(thousands * 1000).toLocaleString('en')}.00`,
  (thousands) => `${thousands / 1000}m`,
  (thousands) => `NGN ${thousands / 1000} million`,
  (thousands) => `${(thousands * 1000).toLocaleString('en')} naira only`,
]

describe('every style of every amount', () => {
  it('is read back to the naira', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(...styles), (thousands, style) => {
        expect(
          amountsIn(`I earn ${style(thousands)} a month`).map((amount) => Number.parseFloat(amount)),
        ).toEqual([thousands * 1000])
      }),
    )
  })
})

describe('any text', () => {
  it('is read without a fault, and every token stands where it says', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => {
        for (const { at, end, text: typed } of tokensOf(text)) expect(text.slice(at, end)).toBe(typed)
      }),
    )
  })
})

test.each([
  ['hw mch tx wil i pay on my anual salry plss', 'how much tax will i pay on my annual salary please'],
  ['mnthly pentsion contribtion', 'monthly pension contribution'],
  ['the rest of my dress', 'the rest of my dress'],
  ['my present salary, maximum and perfect', 'my present salary , maximum and perfect'],
  [
    'contributing, collected, interested, relied, salaried',
    'contributing , collected , interested , relied , salaried',
  ],
  ['penison and gratutiy and busines prfit', 'pension and gratuity and business profit'],
  ['abt 2 wks b4 dis mnth', 'about 2 weeks before dis month'],
])('%s is meant as %s', (typed, meant) => {
  expect(
    tokensOf(typed)
      .map(({ word }) => word)
      .join(' '),
  ).toBe(meant)
})
