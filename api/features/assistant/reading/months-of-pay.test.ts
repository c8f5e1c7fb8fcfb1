import { describe, expect, test } from 'vitest'
import { put } from '../testing/scoring/index.ts'
import { read } from './index.ts'

const reading = (ask: string) => read(ask, { currentYear: 2026 })

describe('months that work is told of', () => {
  test.each([
    ['I sail. Only one contract this year, 8 months onboard at 300k a month. What is my tax?', 8],
    ['I had collected N1.5m salary for each of the 3 months, then they let me go. My tax?', 3],
    ['I received 4 months’ salary this year at 900k a month. What is the tax?', 4],
    [
      'I only had jobs for 7 months and made 420k profit in each of those months, the other 5 months zero. Tax?',
      7,
    ],
  ])('%s', (ask, months) => {
    expect(reading(ask).amounts.map(({ times, period }) => [times, period])).toEqual([[months, 'month']])
    expect(put({ ask, after: [], own: false }).first.kind).toBe('read')
  })

  test.each([
    'I earn 300k a month and I did a 6 months course. What is my tax?',
    'I earn 300k a month. My wife is 7 months pregnant. What is my tax?',
  ])('are not others: %s', (ask) => {
    expect(reading(ask).amounts.map(({ times }) => times)).toEqual([undefined])
  })

  test('in which nothing was paid are asked about', () => {
    const ask = 'I earn 300k a month. They have not paid me for 3 months. What is my tax?'
    expect(put({ ask, after: [], own: false }).first.kind).toBe('asked')
  })

  test('of a job that was changed within the year are asked for', () => {
    const ask =
      'Changed company during this year. The first one was paying me 280k monthly and the second pays 390k. How much is my tax?'
    expect(put({ ask, after: [], own: false }).first.kind).toBe('asked')
  })
})
