import { expect, test } from 'vitest'
import { duration } from './duration.ts'

test.each([
  [0, '0 s'],
  [0.9, '0 s'],
  [59, '59 s'],
  [200, '3 min 20 s'],
  [3_600, '1 h'],
  [3_601, '1 h'],
  [187_200, '2 d 4 h'],
])('%d seconds are %s', (seconds, words) => {
  expect(duration(seconds)).toBe(words.replaceAll(/(\d) /g, '$1\u00a0'))
})
