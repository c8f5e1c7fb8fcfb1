import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { Codes, type Grant } from './codes.ts'
import { personalTenant, readForm, type SignInForm } from './form.ts'
import { providerKinds } from './kinds.ts'

const typed = readForm({ email: 'Ada@example.ng', verified: 'yes' }) as SignInForm
const verifier = 'a verifier that only the asker knows'
const grant: Grant = {
  typed,
  redirectUri: 'http://localhost:3000/back',
  challenge: createHash('sha256').update(verifier).digest('base64url'),
  nonce: undefined,
  signedInAt: 0,
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
  const { google, microsoft } = providerKinds
  expect(google.subject(typed)).toBe(google.subject({ ...typed, hd: '' }))
  expect(microsoft.subject(typed)).not.toBe(google.subject(typed))
  expect(typed.tid).toBe(personalTenant)
  const atWork = { ...typed, tid: '72f988bf-86f1-41af-91ab-2d7cd011db47' }
  expect(microsoft.subject(atWork)).not.toBe(microsoft.subject(typed))
  expect(microsoft.claims(atWork)['oid']).not.toBe(microsoft.claims(typed)['oid'])
})
