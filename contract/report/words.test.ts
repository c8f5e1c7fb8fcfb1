import { expect, test } from 'vitest'
import { dayInWords, pageInWords, reportFileName } from './words.ts'

test('the file is named after product, tax year and day', () => {
  expect(reportFileName(2025, '2026-01-02')).toBe('NaijaTax-Report-2025-2026-01-02.pdf')
})

test('a page says which it is', () => {
  expect(pageInWords(1, 2)).toBe('Page 1 of 2')
})

test('a day is written as en-NG writes it, in every month', () => {
  const long = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'UTC' })
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-09`
    expect(dayInWords(day)).toBe(long.format(new Date(day)))
  }
})
