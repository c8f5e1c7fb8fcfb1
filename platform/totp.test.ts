import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { base32, newTotpSecret, otpauthUri, stepAt, stepOfCode, totp } from './totp.ts'

/** RFC 6238, appendix B, SHA-1. */
const rfcSecret = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238: at second %d the code is %s', (second, code) => {
  const step = stepAt(new Date(second * 1000))
  expect(totp(rfcSecret, step, 8)).toBe(code)
  expect(totp(rfcSecret, step)).toBe(code.slice(2))
})

/** RFC 4648, section 10, without padding. */
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: base32 of %j is %s', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

test('a code is good in its own step and the next, and in no other', () => {
  const secret = newTotpSecret()
  const step = fc.integer({ min: 10, max: 100_000_000 })
  fc.assert(
    fc.property(step, fc.integer({ min: -5, max: 5 }), fc.nat(29_999), (step, away, ms) => {
      const now = new Date((step + away) * 30_000 + ms)
      const [present, before] = [step + away, step + away - 1]
      // Two steps in a million share their six digits.
      fc.pre(totp(secret, present) !== totp(secret, before))
      fc.pre(away === 0 || totp(secret, step) !== totp(secret, present))
      fc.pre(away === 1 || totp(secret, step) !== totp(secret, before))
      expect(stepOfCode(secret, totp(secret, step), now)).toBe(away === 0 || away === 1 ? step : undefined)
    }),
  )
})

test.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦', '12 345', '-12345'])('%j is no code', (typed) => {
  expect(stepOfCode(rfcSecret, typed, new Date(59_000))).toBeUndefined()
})

test('the address for the app names product and person, whatever signs they have', () => {
  const uri = new URL(otpauthUri(rfcSecret, { issuer: 'Naija Tax', email: 'a+b&c@example.ng' }))
  expect(uri.protocol).toBe('otpauth:')
  expect(uri.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(uri.searchParams.get('issuer')).toBe('Naija Tax')
  expect(decodeURIComponent(uri.pathname)).toContain('Naija Tax:a+b&c@example.ng')
})
