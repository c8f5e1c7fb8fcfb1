import { describe, expect, it } from 'vitest'
import { unsupportedFigures } from './guard.ts'

const given = [
  'Tax ₦762,000 a year, ₦63,500 a month, 14.11% of the income. At 18% is ₦432,000.',
  '₦83,333.33',
]

it.each([
  'Your tax is ₦762,000, about ₦63,500 a month.',
  'Your tax is N762,000 or NGN 762,000 or 762k, 762 thousand or 762000 naira.',
  'That is ₦0.762 million, at 18 percent.',
  'In 2026, under section 30, with 3 children and 12 months, see the 4 bands.',
  'It is ₦83,333.33.',
])('lets pass what a tool gave: %s', (answer) => {
  expect(unsupportedFigures(answer, given)).toEqual([])
})

it.each([
  ['₦762,001', '₦762,001'],
  ['N500', 'N500'],
  ['NGN 1,000', 'NGN 1,000'],
  ['about 99k', '99k'],
  ['500 naira', '500 naira'],
  ['83,333', '83,333'],
  ['a rate of 17%', '17%'],
  ['a rate of 432000 %', '432000 %'],
])('finds what none gave: %s', (answer, figure) => {
  expect(unsupportedFigures(answer, given)).toEqual([figure])
})

it('finds amounts in words', () => {
  expect(unsupportedFigures('seven hundred thousand naira', given)).toHaveLength(1)
})

describe('a hostile answer', () => {
  const [tax = '', rest = ''] = given
  it.each([
    ['in words', 'You pay seven hundred and sixty-two thousand naira.'],
    ['in words without a currency', 'Your tax is ninety-nine.'],
    ['half in words', 'It is about half a million a year.'],
    ['in another currency', 'The tax is $762,000.'],
    ['in another currency, named after', 'The tax is 762,000 dollars.'],
    ['in spaced thousands', 'The tax is 1 234 567 a year.'],
    ['digit by digit', 'The tax is 9 9 1 2 3 a year.'],
    ['with apostrophes', 'The tax is 1’234’567.'],
    ['with points', 'The tax is 1.234.567 a year.'],
    ['in Pidgin', 'Oga, your tax na fifty k.'],
    ['in Pidgin, in digits', 'E go be 99k, no shaking.'],
    ['in a table', '| Item | Naira |\n|---|---|\n| Income | 5400000 |\n| PAYE | 950 |'],
    ['as a made-up percentage', 'The rate that you reach is 19.5 percent.'],
    ['as a percentage in words', 'The rate is seventeen per cent.'],
    ['as a share', 'Rent relief is a third of your rent.'],
    ['cut by markup', 'The tax is ₦762,**001**.'],
    ['cut by invisible letters', 'The tax is 7\u200b62\u200b001 a year.'],
    ['in wide digits', 'The tax is ９９９９９.'],
    ['in Arabic digits', 'The tax is ٩٩٩٩٩.'],
    ['as a power of ten', 'The tax is 1.2e6.'],
    ['below a thousand', 'Your tax is 950.'],
    ['like a year', 'Your tax is 2000.'],
    ['as nothing at all', 'You pay no tax on this.'],
    ['as nothing, in Pidgin', 'You no go pay tax at all.'],
    ['with a unit that makes it more', 'The tax is ₦762,000 million.'],
  ])('%s does not pass', (_how, answer) => {
    expect(unsupportedFigures(answer, [tax, rest])).not.toEqual([])
  })

  it('that says no tax is due passes only when a tool gave that', () => {
    expect(unsupportedFigures('You pay no tax.', ['Tax ₦0 a year.'])).toEqual([])
  })

  it('is not taken for one when it quotes a tool', () => {
    const article = 'The relief is 20% of the rent, at most ₦500,000: one fifth of what you paid.'
    expect(
      unsupportedFigures('Rent relief is 20% of the rent, one fifth of it, up to ₦500 000.', [article]),
    ).toEqual([])
  })
})
