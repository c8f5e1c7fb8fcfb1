import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { Codes, type Grant } from './codes.ts'
import { providerKinds, subjectOf } from './kinds.ts'

const verifier = 'a verifier that only the asker knows'
const grant: Grant = {
  typed: { email: 'ada@example.ng', verified: true },
  redirectUri: 'http://localhost:3000/back',
  challenge: createHash('sha256').update(verifier).digest('base64url'),
  nonce: undefined,
}

test('a code works once, for a minute, for who asked for it', () => {
  let now = 0
  const codes = new Codes(() => now)
  const code = codes.give(grant)
  expect(codes.take(code, grant.redirectUri, verifier)).toBe(grant)
  expect(codes.take(code, grant.redirectUri, verifier)).toBeUndefined()
  expect(codes.take(codes.give(grant), grant.redirectUri, 'another verifier')).toBeUndefined()
  expect(codes.take(codes.give(grant), 'http://localhost:3000/elsewhere', verifier)).toBeUndefined()
  const late = codes.give(grant)
  now = 60_000
  expect(codes.take(late, grant.redirectUri, verifier)).toBeUndefined()
})

test('one person has one subject at a provider, and another at the other', () => {
  const google = subjectOf(providerKinds.google, 'ada@example.ng')
  expect(subjectOf(providerKinds.google, 'ada@example.ng')).toBe(google)
  expect(subjectOf(providerKinds.microsoft, 'ada@example.ng')).not.toBe(google)
})
