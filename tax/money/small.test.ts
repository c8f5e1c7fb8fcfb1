import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { likelyAmounts } from './small.ts'

test.each([
  ['1.2', ['1.2 million', '1.2 thousand'], [1_200_000, 1_200]],
  ['₦500', ['500 million', '500 thousand'], [500_000_000, 500_000]],
  ['999.99', ['999.99 million', '999.99 thousand'], [999_990_000, 999_990]],
  ['0.01', ['0.01 million', '0.01 thousand'], [10_000, 10]],
  [50, ['50 million', '50 thousand'], [50_000_000, 50_000]],
])('%o may stand for %o', (raw, words, naira) => {
  expect(likelyAmounts(raw).map((likely) => likely.words)).toEqual(words)
  expect(likelyAmounts(raw).map((likely) => likely.naira)).toEqual(naira)
})

test.each(['', '0', '1,000', '1k', '1.2m', '6,000,000', '-5', 'five', undefined, null])(
  '%o stands for itself',
  (raw) => {
    expect(likelyAmounts(raw)).toEqual([])
  },
)

test('each reading is exactly a thousand times the other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (kobo) => {
      const [million, thousand] = likelyAmounts(kobo / 100)
      expect(million?.naira).toBe(kobo * 10_000)
      expect(thousand?.naira).toBe(kobo * 10)
    }),
  )
})
