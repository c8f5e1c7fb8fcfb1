import { describe, expect, test } from 'vitest'
import { personalTenant, readForm, signInTime, type SignInForm } from './form.ts'
import { providerKinds } from './kinds.ts'

const read = (body: Record<string, unknown>) => readForm({ email: 'Ada@Example.ng', ...body }) as SignInForm
const { google, microsoft } = providerKinds
const work = '72f988bf-86f1-41af-91ab-2d7cd011db47'

describe('what the stand-in for Google says', () => {
  test.each<[Record<string, string>, Record<string, unknown>]>([
    [{}, { email: 'ada@example.ng', email_verified: false, hd: 'example.ng' }],
    [{ verified: 'yes' }, { email: 'ada@example.ng', email_verified: true, hd: 'example.ng' }],
    [
      { verified: 'yes', hd: 'auto' },
      { email: 'ada@example.ng', email_verified: true, hd: 'example.ng' },
    ],
    [
      { verified: 'yes', hd: '' },
      { email: 'ada@example.ng', email_verified: true },
    ],
    [{ hd: 'other.ng' }, { email: 'ada@example.ng', email_verified: false, hd: 'other.ng' }],
    [
      { email: 'ada@gmail.com', verified: 'yes' },
      { email: 'ada@gmail.com', email_verified: true },
    ],
  ])('of the form %j', (body, claims) => {
    expect(google.claims(read(body))).toEqual(claims)
  })
})

describe('what the stand-in for Microsoft says', () => {
  const oid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string
  const usual = { email: 'ada@example.ng', preferred_username: 'ada@example.ng', ver: '2.0', oid }
  test.each<[Record<string, string>, Record<string, unknown>]>([
    [{}, { tid: personalTenant, xms_edov: true }],
    [{ tid: '', idp: '', xms_edov: '' }, { tid: personalTenant }],
    [{ tid: work.toUpperCase() }, { tid: work, xms_edov: true }],
    [{ xms_edov: '1' }, { tid: personalTenant, xms_edov: 1 }],
    [{ xms_edov: '"1"' }, { tid: personalTenant, xms_edov: '1' }],
    [{ xms_edov: 'false' }, { tid: personalTenant, xms_edov: false }],
    [{ xms_edov: 'yes' }, { tid: personalTenant, xms_edov: 'yes' }],
    [{ idp: 'live.com' }, { tid: personalTenant, xms_edov: true, idp: 'live.com' }],
  ])('of the form %j', (body, claims) => {
    expect(microsoft.claims(read(body))).toEqual({ ...usual, ...claims })
  })
})

test.each<[Record<string, unknown>, string]>([
  [{ email: undefined }, 'Type an email address.'],
  [{ email: 'nobody' }, 'Type an email address.'],
  [{ email: ['a@b.ng', 'c@d.ng'] }, 'Type an email address.'],
  [{ tid: 'contoso.com' }, 'The tenant must be a GUID.'],
  [{ auth_time: 'yesterday' }, 'auth_time must be seconds, or none.'],
])('a form with %j is refused', (body, fault) => {
  expect(read(body)).toEqual({ fault })
})

test.each<[string, string, number | undefined]>([
  ['', '', 1000],
  ['300', '', 700],
  ['300', 'prompt=select_account', 700],
  ['300', 'prompt=login', 1000],
  ['300', 'max_age=300', 700],
  ['300', 'max_age=299', 1000],
  ['300', 'max_age=0', 1000],
  ['none', 'prompt=login&max_age=0', undefined],
])('a sign-in %s seconds ago, asked with %j, was at %j', (ago, query, at) => {
  expect(signInTime(read({ auth_time: ago }), new URLSearchParams(query), 1000)).toBe(at)
})
