import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOf, normalCode, randomCode, readableCode } from './typed-codes.ts'

const shape = /^[A-HJKMNP-Z2-9]+$/
const length = fc.integer({ min: 1, max: 20 })

test('a code has its length and no letter that looks like another', () => {
  fc.assert(
    fc.property(length, fc.string(), (most, subject) => {
      for (const code of [randomCode(most), codeOf('a key', subject, most)]) {
        expect(code).toHaveLength(most)
        expect(code).toMatch(shape)
      }
    }),
  )
})

test('a code is the same however it is typed', () => {
  fc.assert(
    fc.property(length, fc.boolean(), fc.constantFrom(' ', '-', '–', ' - '), (most, small, between) => {
      const code = randomCode(most)
      const typed = readableCode(code).replace('-', between)
      expect(normalCode(` ${small ? typed.toLowerCase() : typed}`)).toBe(code)
    }),
  )
})

test('the code of a subject can be made again, and is another for another subject or key', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      fc.pre(one !== other)
      expect(codeOf('a key', one, 8)).toBe(codeOf('a key', one, 8))
      expect(codeOf('a key', one, 8)).not.toBe(codeOf('a key', other, 8))
      expect(codeOf('a key', one, 8)).not.toBe(codeOf('another key', one, 8))
    }),
  )
})

test('every sign of the alphabet is as likely as any other', () => {
  const counts = new Map<string, number>()
  for (let n = 0; n < 4_000; n += 1)
    for (const sign of codeOf('a key', `${n}`, 8)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  expect(counts.size).toBe(31)
  // 32,000 signs: 1,032 each, with a standard deviation of 32.
  for (const count of counts.values()) expect(Math.abs(count - 1032)).toBeLessThan(200)
})
