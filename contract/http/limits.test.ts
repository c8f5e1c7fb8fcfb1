import { describe, expect, it } from 'vitest'
import { errorsOf, endpoints, type Endpoint } from './index.ts'
import { signup } from './auth.ts'
import { endpoint } from './endpoint.ts'

const all = Object.entries<Endpoint>(endpoints)
/** The keys that an endpoint's body must have. */
function bodyOf({ body }: Endpoint): string[] {
  const { def } = body._zod as unknown as { def: { shape?: Record<string, Endpoint['body']> } }
  return Object.entries(def.shape ?? {}).flatMap(([key, part]) =>
    part._zod.optin === 'optional' ? [] : [key],
  )
}

describe('an endpoint that takes an email address or a password', () => {
  // A reset link's token is 256 random bits, so that who sends one guesses nothing and mails nobody.
  const open = all.filter(([, one]) => {
    const keys = bodyOf(one)
    return keys.some((key) => /email|password/i.test(key)) && !keys.includes('token')
  })
  it('is found', () => expect(open.map(([name]) => name)).toContain('signup'))

  it.each(open)(
    '%s limits how often: by IP for a stranger, else by account or session',
    (_name, { access, limits }) => {
      const wanted = access === 'anyone' ? ['ip'] : ['account', 'session']
      expect(limits.filter(({ by }) => wanted.includes(by))).not.toHaveLength(0)
    },
  )

  // Mails that anybody may ask for are bounded where they are sent (identity/mail-bounds.test.ts).
  const mailed = ['forgotPassword', 'resendVerification', 'mailKnownBrowser']
  it.each(open.filter(([name, one]) => bodyOf(one).includes('email') && !mailed.includes(name)))(
    '%s limits how often for one address',
    (_name, { limits }) => {
      expect(limits.some(({ by }) => by !== 'ip')).toBe(true)
    },
  )
})

it.each(
  all.filter(
    ([, { path, method }]) =>
      /report|export|return-pack/.test(path) &&
      (method === 'POST' || !/\/(?:report|return-pack)$/.test(path)),
  ),
)('%s, which makes a file, counts as one', (_name, { limits }) => {
  expect(limits.map(({ name }) => name)).toContain('LIMIT_FILES')
})

it('a limit and what it counts by are held by types', () => {
  const declared = { method: 'GET', path: '/x', summary: '', status: 200 } as const
  // @ts-expect-error no such limit
  endpoint({ ...declared, access: 'verified', limits: [{ name: 'LIMIT_MIAL', by: 'account' }] })
  // @ts-expect-error no such key
  endpoint({ ...declared, access: 'verified', limits: [{ name: 'LIMIT_MAIL', by: 'acount' }] })
  // @ts-expect-error the body has no email address
  endpoint({ ...declared, access: 'verified', limits: [{ name: 'LIMIT_MAIL', by: 'email' }] })
  // @ts-expect-error nobody needs to be signed in
  endpoint({ ...declared, access: 'anyone', limits: [{ name: 'LIMIT_MAIL', by: 'account' }] })
  // @ts-expect-error no such code
  endpoint({ ...declared, access: 'anyone', errors: ['teapot'] })
  expect(signup.limits).toHaveLength(2)
})

it('what an endpoint can refuse follows from its parts too', () => {
  expect(errorsOf(endpoints.updateDraft).toSorted()).toEqual([
    'account_mismatch',
    'draft_submitted',
    'email_unverified',
    'not_found',
    'stale_draft',
    'unauthorized',
    'validation',
  ])
  expect(errorsOf(endpoints.logout)).toEqual([])
})
