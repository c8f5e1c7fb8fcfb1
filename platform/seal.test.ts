import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const unreadable = /No key of TOKEN_KEY opens/

const tokenKey = 'k'.repeat(32)
const text = fc.string({ unit: 'grapheme', maxLength: 300 })

test('a sealed text opens again, whatever it is', () => {
  fc.assert(
    fc.property(text, (address) => {
      const sealed = seal(tokenKey, 'mail-request-address', address)
      expect(unseal(tokenKey, 'mail-request-address', sealed)).toBe(address)
    }),
  )
})

test('the same text sealed twice differs', () => {
  expect(seal(tokenKey, 'authenticator-secret', 'ada')).not.toEqual(
    seal(tokenKey, 'authenticator-secret', 'ada'),
  )
})

test('nothing opens under another key, for another purpose, or with one byte changed or lost', () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.integer({ min: 1, max: 255 }), (address, at, change) => {
      const sealed = seal(tokenKey, 'authenticator-secret', address)
      const changed = Buffer.from(sealed)
      changed[at % changed.length]! ^= change
      expect(() => unseal(tokenKey, 'authenticator-secret', changed)).toThrow(unreadable)
      expect(() => unseal(tokenKey, 'authenticator-secret', sealed.subarray(0, -1))).toThrow(unreadable)
      expect(() => unseal(tokenKey, 'authenticator-secret', sealed.subarray(0, 27))).toThrow(unreadable)
      expect(() => unseal(tokenKey, 'mail-request-address', sealed)).toThrow(unreadable)
      expect(() => unseal('j'.repeat(32), 'authenticator-secret', sealed)).toThrow(unreadable)
    }),
  )
})
