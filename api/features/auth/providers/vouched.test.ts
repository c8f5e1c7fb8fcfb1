import { describe, expect, it } from 'vitest'
import { microsoftMailDomains } from './microsoft-domains.ts'
import { isVouched, personalTenant, type Claims } from './vouched.ts'

/** A value of a claim, and what it means, as written down by hand: the oracle reads the meaning alone. */
type Row<Meaning> = readonly [value: unknown, meaning: Meaning]

/** Every combination of one row of each list. */
function combine(...lists: readonly (readonly unknown[])[]): unknown[][] {
  return lists.reduce<unknown[][]>(
    (done, list) => done.flatMap((rest) => list.map((row) => [...rest, row])),
    [[]],
  )
}

/** Whose domain an address has: a mail service, one of ours called `ng` or `com`, or `broken` for no plain address. */
type Domain = 'gmail' | 'outlook' | 'ng' | 'com' | 'broken'
const addresses: readonly Row<Domain>[] = [
  ['ada@gmail.com', 'gmail'],
  ['Ada@GMail.Com', 'gmail'],
  ['ada@googlemail.com', 'gmail'],
  ['ada+tax@outlook.com', 'outlook'],
  ['ada@HOTMAIL.co.uk', 'outlook'],
  ['ada@example.ng', 'ng'],
  ['ada@EXAMPLE.ng', 'ng'],
  ['ada@mail.example.com', 'com'],
  ['ada@gmail.com.', 'broken'],
  ['ada@outlook.com.', 'broken'],
  ['ada@example.ng.', 'broken'],
  ['ada@gmail\u3002com', 'broken'],
  ['ada@gmai\u217C.com', 'broken'],
  ['ada@outloo\u212A.com', 'broken'],
  ['ada@ex\u0430mple.ng', 'broken'],
  ['ada@gmail.com\u0000', 'broken'],
  [' ada@gmail.com', 'broken'],
  ['ada@gmail.com\n', 'broken'],
  ['"ada@evil.test"@gmail.com', 'broken'],
  ['ada@evil.test@gmail.com', 'broken'],
  ['@gmail.com', 'broken'],
  ['ada@', 'broken'],
  ['ada@-gmail.com', 'broken'],
  ['ada@.gmail.com', 'broken'],
  ['ada@gmail..com', 'broken'],
  ['gmail.com', 'broken'],
  [['ada@gmail.com'], 'broken'],
  [undefined, 'broken'],
  [null, 'broken'],
  [7, 'broken'],
]

const truths: readonly Row<boolean>[] = [
  [true, true],
  [false, false],
  ['true', false],
  [1, false],
  [undefined, false],
  [null, false],
]

const hds: readonly Row<Domain>[] = [
  [undefined, 'broken'],
  ['', 'broken'],
  ['example.ng', 'ng'],
  ['Example.NG', 'ng'],
  ['example.ng.', 'broken'],
  ['.example.ng', 'broken'],
  ['ex\u0430mple.ng', 'broken'],
  ['example.com', 'broken'],
  ['mail.example.com', 'com'],
  ['gmail.com', 'gmail'],
  [['example.ng'], 'broken'],
  [true, 'broken'],
]

/** xms_edov: true, 1 and "1" say that the tenant owns the domain, and nothing else does. */
const edovs: readonly Row<boolean>[] = [
  [true, true],
  [1, true],
  ['1', true],
  [false, false],
  [0, false],
  ['0', false],
  ['true', false],
  ['yes', false],
  [2, false],
  [[true], false],
  [undefined, false],
  [null, false],
]

const work = '72f988bf-86f1-41af-91ab-2d7cd011db47'
const issuerOf = (tid: string) => `https://login.microsoftonline.com/${tid}/v2.0`
const tenants: readonly Row<'personal' | 'work' | 'none'>[] = [
  [personalTenant, 'personal'],
  [personalTenant.toUpperCase(), 'personal'],
  [work, 'work'],
  ['', 'none'],
  [undefined, 'none'],
  [[work], 'none'],
]
/** idp, given the tenant that signed; the meaning is whether the person's home is elsewhere. */
const homes: readonly (readonly [(tid: string) => unknown, boolean])[] = [
  [() => undefined, false],
  [(tid) => issuerOf(tid), false],
  [(tid) => `https://sts.windows.net/${tid}/`, false],
  [() => `https://sts.windows.net/${'1'.repeat(8)}-0000-4000-8000-000000000000/`, true],
  [() => 'live.com', true],
  [() => 'mail', true],
  [() => '', true],
  [() => null, true],
  [(tid) => [issuerOf(tid)], true],
]

describe('isVouched', () => {
  it('is as the table says for Google, in every combination', () => {
    const all = combine(addresses, truths, hds) as [Row<Domain>, Row<boolean>, Row<Domain>][]
    const vouched = all.filter(([[email, domain], [verified, isTrue], [hd, workspace]]) => {
      const expected = isTrue && domain !== 'broken' && (domain === 'gmail' || domain === workspace)
      const claims: Claims = { iss: 'https://accounts.google.com', email, email_verified: verified, hd }
      expect(isVouched('google', claims), JSON.stringify(claims)).toBe(expected)
      return expected
    })
    expect([all.length, vouched.length]).toEqual([30 * 6 * 12, 3 * 12 + 2 * 2 + 1])
  })

  it('is as the table says for Microsoft, in every combination', () => {
    const all = combine(addresses, edovs, tenants, homes) as [
      Row<Domain>,
      Row<boolean>,
      Row<'personal' | 'work' | 'none'>,
      (typeof homes)[number],
    ][]
    const vouched = all.filter(([[email, domain], [edov, owns], [tid, tenant], [home, isForeign]]) => {
      const mayOwn: readonly Domain[] =
        tenant === 'work' ? ['gmail', 'outlook', 'ng', 'com'] : tenant === 'personal' ? ['outlook'] : []
      const expected = owns && !isForeign && mayOwn.includes(domain)
      const iss = issuerOf(String(tid))
      // email_verified and hd are Google's claims: here they say nothing.
      const said = { email_verified: true, hd: 'example.ng', preferred_username: 'ada@outlook.com' }
      const claims: Claims = { ...said, iss, email, xms_edov: edov, tid, idp: home(String(tid)) }
      expect(isVouched('microsoft', claims), JSON.stringify(claims)).toBe(expected)
      return expected
    })
    const homely = 3
    expect([all.length, vouched.length]).toEqual([
      30 * 12 * 6 * 9,
      3 * homely * (8 + 2 * 2), // three ways to say yes; eight plain addresses at work, two of Microsoft's twice
    ])
  })

  it('knows Microsoft’s domains in the form that addresses are compared in', () => {
    for (const domain of microsoftMailDomains)
      expect(domain).toMatch(/^(outlook|hotmail|live|msn|windowslive)\.[a-z.]+$/)
    expect(microsoftMailDomains.has('hotmail.com')).toBe(true)
  })
})
