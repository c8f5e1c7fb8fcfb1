import { describe, expect, it } from 'vitest'
import { formatAmount, parseAmount } from '../../../../tax/index.ts'
import { yearlyEntry, withPeriod, withText } from './period.ts'

describe('a money field', () => {
  it('stores the yearly amount of what is typed for a month', () => {
    const entry = withText(withPeriod(yearlyEntry(''), 'month'), '500,000')
    expect(entry).toEqual({ period: 'month', text: '500,000', yearly: '6,000,000' })
    expect(withPeriod(entry, 'year').text).toBe('6,000,000')
  })
  it('loses nothing by switching back and forth', () => {
    const month = withPeriod(yearlyEntry('1000000'), 'month')
    expect([month.text, month.yearly]).toEqual(['83,333.33', '1000000'])
    expect(withPeriod(month, 'year').yearly).toBe('1000000')
  })
  it('reads a monthly figure typed again as the yearly amount it was derived from', () => {
    const month = withPeriod(yearlyEntry('1,000,000'), 'month')
    const again = withText(withText(month, '83,333.3'), '83333.33')
    expect(again.yearly).toBe('1,000,000')
    expect(withText(month, '83,333.34').yearly).toBe('1,000,000.08')
    expect(withPeriod(again, 'year')).toEqual(yearlyEntry('1,000,000'))
  })
  it.each([
    ['0.01', '0'],
    ['0.10', '0.01'],
    ['1,000,000,000,000', '83,333,333,333.33'],
    ['999,999,999,999.99', '83,333,333,333.33'],
  ])('shows %s a year as %s a month and keeps the year', (yearly, monthly) => {
    const month = withPeriod(yearlyEntry(yearly), 'month')
    expect([month.text, withText(month, month.text).yearly, withPeriod(month, 'year').yearly]).toEqual([
      monthly,
      yearly,
      yearly,
    ])
  })
  it('counts twelve months to the kobo', () => {
    const empty = withPeriod(yearlyEntry(''), 'month')
    const years = ['0.01', '10.07', '0', ''].map((text) => withText(empty, text).yearly)
    expect(years).toEqual(['0.12', '120.84', '0', ''])
  })
  it('keeps text that is not an amount as typed', () => {
    const entry = withText(withPeriod(yearlyEntry(''), 'month'), 'six million')
    expect([entry.text, entry.yearly]).toEqual(['six million', 'six million'])
    expect(withPeriod(entry, 'year').text).toBe('six million')
  })
  it.each(['1.2m', '₦100k', '#1,200,000 naira only'])('counts %s as twelve times its figure', (text) => {
    const naira = parseAmount(text)
    const yearly = naira.kind === 'amount' ? formatAmount(naira.naira * 12) : ''
    expect(withText(withPeriod(yearlyEntry(''), 'month'), text)).toEqual({ period: 'month', text, yearly })
  })
})
