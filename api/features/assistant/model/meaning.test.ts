import { describe, expect, it } from 'vitest'
import { otherMeanings } from './meaning.ts'

const given = [
  [
    'In your saved calculation for 2026 the income is ₦6,000,000, ₦200,000 is taken off, and ₦5,800,000 is taxable.',
    'Total Tax Due: ₦834,000, 13.9% of the income, about ₦69,500 a month.',
    'Rent relief is 20% of the rent that you pay, at most ₦500,000.',
    'Income up to ₦800,000 a year is taxed at 0%.',
    'The tax for 2026 is ₦762,000 a year: about ₦63,500 a month.',
    'Of income of ₦5,400,000 a year ₦288,000 pension comes off: ₦5,112,000 is taxable, and the highest band you reach is 18%.',
    'The penalty is ₦100,000 for the first month.',
  ].join('\n'),
]

describe('a figure keeps the meaning that a tool gave it', () => {
  it.each([
    'The tax is ₦762,000 a year, about ₦63,500 a month.',
    'Your income is ₦6,000,000, and ₦200,000 is taken off.',
    'Rent relief is 20% of the rent, at most ₦500,000.',
    'The penalty is ₦100,000 for the first month.',
    'Your total tax is ₦834,000, about ₦69,500 a month.',
    'Keep the receipt of your rent.',
  ])('%s', (answer) => {
    expect(otherMeanings(answer, given)).toEqual([])
  })
})

describe('a figure that is called something else does not pass', () => {
  it.each([
    ['a month’s called a year’s', 'The tax is ₦63,500 a year.'],
    ['a year’s called a month’s', 'Your tax is ₦834,000 a month.'],
    ['a year’s without its year', 'The tax is ₦762,000.'],
    ['a month’s said beforehand as a year’s', 'Your yearly tax is ₦69,500.'],
    ['a relief called a tax', 'The tax is ₦500,000.'],
    ['what is taken off called the tax', 'Your tax is ₦200,000.'],
    ['taxable income called the tax', 'You owe ₦5,800,000.'],
    ['taxable income called the income', 'Your income is ₦5,800,000.'],
    ['the income called net', '₦6,000,000 comes into your hand.'],
    ['a limit called the relief', 'Rent relief is ₦500,000.'],
    ['a limit called the least', 'Rent relief is at least ₦500,000.'],
    ['a limit of another thing', 'Pension is at most ₦500,000.'],
    ['a share of another thing', 'Rent relief is 20% of the income.'],
    ['a penalty called the tax', 'The tax is ₦100,000 for the first month.'],
    ['a figure denied', 'The tax is not ₦762,000 a year.'],
    ['half of a figure', 'The tax is half of ₦762,000 a year.'],
    ['a figure that nothing says what it is', 'It comes to ₦762,000 a year.'],
    ['swapped periods', 'The tax is ₦762,000 a month, about ₦63,500 a year.'],
    ['a threshold called free forever', 'Tax is ₦800,000.'],
  ])('%s: %s', (_what, answer) => {
    expect(otherMeanings(answer, given)).not.toEqual([])
  })
})
