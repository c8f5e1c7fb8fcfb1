import { generateKeyPair, exportJWK, SignJWT } from 'jose'
import type { CustomFetch } from 'openid-client'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../../../../platform/env.ts'
import type { RequestContext } from '../../../http/context.ts'
import { authenticateElsewhere, type Redirection } from '../../../http/passport.ts'
import { connectProviders, isProviderUnavailable, type AttemptOptions } from './connect.ts'
import type { ProvenIdentity } from './identity-of.ts'

const env = readEnv({
  NODE_ENV: 'test',
  PUBLIC_URL: 'https://tax.example.ng',
  DATABASE_URL: 'postgres://db/naijatax',
  SMTP_URL: 'smtp://mail',
  TOKEN_KEY: '0123456789abcdef'.repeat(2),
  GOOGLE_CLIENT_ID: 'google-client',
  GOOGLE_CLIENT_SECRET: 'secret',
  MICROSOFT_CLIENT_ID: 'microsoft-client',
  MICROSOFT_CLIENT_SECRET: 'secret',
})

const { publicKey, privateKey } = await generateKeyPair('RS256')
const strangers = await generateKeyPair('RS256')
const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] }

interface Token {
  iss: string
  tid?: string
  oid?: string
  /** Claims beside these. */
  more?: Record<string, unknown>
  aud?: string
  /** Seconds until the token expires. */
  life?: number
  forged?: boolean
}

/** A fake network: discovery of this issuer, its keys, and this ID token with the right nonce. */
function network(issuer: string, token: Token, nonceOf: () => string): CustomFetch {
  const now = Math.floor(Date.now() / 1000)
  return async (url) => {
    if (url.includes('/.well-known/'))
      return Response.json({
        issuer,
        authorization_endpoint: 'https://idp.test/authorize',
        token_endpoint: 'https://idp.test/token',
        jwks_uri: 'https://idp.test/keys',
      })
    if (url.endsWith('/keys')) return Response.json(jwks)
    const { iss, tid, oid = object, more, aud = 'microsoft-client', life = 600, forged = false } = token
    const claims = { nonce: nonceOf(), email: 'Ada@Example.NG', ...(tid && { tid }), ...(oid && { oid }) }
    const idToken = await new SignJWT({ ...claims, ...more })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(iss)
      .setSubject('ada')
      .setAudience(aud)
      .setIssuedAt(now)
      .setExpirationTime(now + life)
      .sign(forged ? strangers.privateKey : privateKey)
    return Response.json({ access_token: 'a', token_type: 'Bearer', id_token: idToken })
  }
}

const one = '72f988bf-86f1-41af-91ab-2d7cd011db47'
const two = '0d2b4f4c-7f3a-4c55-9a35-3c1f6f0a2b11'
const object = '00000000-0000-0000-66f3-3332eca7ea81'

/** A browser's request with the parts that a strategy reads. */
const request = (url: string) => ({ req: { method: 'GET', url } }) as unknown as RequestContext

/** Signs in through Passport on this network. */
async function signIn(
  provider: 'google' | 'microsoft',
  issuer: string,
  token: Token,
  { configured = env, options = {} }: { configured?: typeof env; options?: AttemptOptions } = {},
): Promise<Redirection<ProvenIdentity, unknown>> {
  const checks: Record<string, { state: string; nonce: string }> = {}
  let nonce = ''
  const providers = connectProviders(
    configured,
    network(issuer, token, () => nonce),
  )
  const passport = await providers.passportOf(provider)
  await authenticateElsewhere(passport!, provider, request(`/api/auth/${provider}`), checks, options)
  // Read here because the strategy deletes the checks once it uses them.
  nonce = checks[provider]?.nonce ?? ''
  const back = `/api/auth/${provider}/callback?code=c&state=${checks[provider]?.state}`
  return authenticateElsewhere(passport!, provider, request(back), checks)
}

const common = 'https://login.microsoftonline.com/{tenantid}/v2.0'
const tenant = (id: string): string => `https://login.microsoftonline.com/${id}/v2.0`

describe('Microsoft with every tenant', () => {
  it.each([one, two])('takes a token of %s under that tenant’s own issuer', async (tid) => {
    expect(await signIn('microsoft', common, { iss: tenant(tid), tid })).toEqual({
      user: {
        provider: 'microsoft',
        issuer: tenant(tid),
        subject: `${tid}.${object}`,
        formerSubject: 'ada',
        email: 'ada@example.ng',
        vouched: false,
        authenticatedAt: undefined,
      },
    })
  })

  it.each<[string, Token]>([
    ['a tenant that is not the token’s', { iss: tenant(one), tid: two }],
    ['no tenant', { iss: tenant('undefined') }],
    ['a tenant that is no id', { iss: tenant('contoso.com'), tid: 'contoso.com' }],
    ['no person', { iss: tenant(one), tid: one, oid: '' }],
    ['a person that is no id', { iss: tenant(one), tid: one, oid: `${two}.${object}` }],
    ['an issuer elsewhere', { iss: `https://evil.test/${one}/v2.0`, tid: one }],
    ['another client', { iss: tenant(one), tid: one, aud: 'google-client' }],
    ['the past', { iss: tenant(one), tid: one, life: -600 }],
    ['a stranger’s key', { iss: tenant(one), tid: one, forged: true }],
  ])('refuses a token of %s', async (_what, token) => {
    await expect(signIn('microsoft', common, token)).rejects.toHaveProperty(
      'code',
      expect.stringMatching(/^OAUTH_/),
    )
  })
})

describe('every tenant at another host than Microsoft’s', () => {
  const sovereign = 'https://login.microsoftonline.us/{tenantid}/v2.0'
  const at = (tid: string) => sovereign.replace('{tenantid}', tid)
  const configured = { ...env, MICROSOFT_ISSUER: 'https://login.microsoftonline.us/common/v2.0' }

  it('is held to each tenant’s own issuer there, and to nobody else’s', async () => {
    const signedIn = await signIn('microsoft', sovereign, { iss: at(two), tid: two }, { configured })
    expect(signedIn).toMatchObject({ user: { issuer: at(two), subject: `${two}.${object}` } })
    for (const iss of [at(one), tenant(two)])
      await expect(signIn('microsoft', sovereign, { iss, tid: two }, { configured })).rejects.toHaveProperty(
        'code',
        expect.stringMatching(/^OAUTH_/),
      )
  })

  it('one tenant alone is held to its own issuer and its own id', async () => {
    const alone = { ...env, MICROSOFT_ISSUER: at(one) }
    expect(
      await signIn('microsoft', at(one), { iss: at(one), tid: one }, { configured: alone }),
    ).toMatchObject({
      user: { subject: `${one}.${object}` },
    })
    await expect(
      signIn('microsoft', at(one), { iss: at(one), tid: two }, { configured: alone }),
    ).rejects.toHaveProperty('code', 'OAUTH_CLAIM_FAULT')
  })
})

describe('Google', () => {
  const google = 'https://accounts.google.com'
  it('takes its own issuer', async () => {
    expect(await signIn('google', google, { iss: google, aud: 'google-client' })).toMatchObject({
      user: { issuer: google },
    })
  })
  it('is known by its subject, vouches for its own mailboxes, and tells when the person signed in', async () => {
    const more = { email: 'Ada@GMail.com', email_verified: true, auth_time: 1_790_000_000, tid: one }
    expect(await signIn('google', google, { iss: google, aud: 'google-client', more })).toEqual({
      user: {
        provider: 'google',
        issuer: google,
        subject: 'ada',
        formerSubject: undefined,
        email: 'ada@gmail.com',
        vouched: true,
        authenticatedAt: new Date(1_790_000_000_000),
      },
    })
  })

  it.each(['1790000000', -1, 0, Number.MAX_SAFE_INTEGER, null])(
    'makes no moment of auth_time %j',
    async (time) => {
      const token = { iss: google, aud: 'google-client', more: { auth_time: time } }
      const answer = await signIn('google', google, token).catch((error: unknown) => error)
      expect(answer).not.toHaveProperty('user.authenticatedAt', expect.any(Date))
    },
  )

  it('refuses a token of Microsoft, and metadata of another issuer', async () => {
    const token = { iss: tenant(one), aud: 'google-client' }
    await expect(signIn('google', google, token)).rejects.toHaveProperty(
      'code',
      expect.stringMatching(/^OAUTH_/),
    )
    await expect(signIn('google', 'https://evil.test', token)).rejects.toHaveProperty(
      'code',
      expect.stringMatching(/^OAUTH_/),
    )
  })
})

describe('an attempt', () => {
  const google = 'https://accounts.google.com'
  const asked = async (options?: AttemptOptions) => {
    const fake = network(google, { iss: google }, () => '')
    const passport = await connectProviders(env, fake).passportOf('google')
    const answer = await authenticateElsewhere(passport!, 'google', request('/'), {}, options)
    return 'redirectTo' in answer ? new URL(answer.redirectTo).searchParams : new URLSearchParams()
  }

  it('lets people choose their account, and makes them sign in anew where that is asked', async () => {
    const usual = await asked()
    expect([usual.get('prompt'), usual.get('max_age')]).toEqual(['select_account', null])
    const strict = await asked({ prompt: 'login', maxAge: 0 })
    expect([strict.get('prompt'), strict.get('max_age')]).toEqual(['login', '0'])
    expect(strict.get('state')).toMatch(/^.{43}$/)
    expect(strict.get('nonce')).toMatch(/^.{43}$/)
  })

  const comes = (more: Record<string, unknown>) =>
    signIn('google', google, { iss: google, aud: 'google-client', more }, { options: { maxAge: 600 } })

  it('that asks for a fresh sign-in refuses a token that is old or does not tell', async () => {
    const now = Math.floor(Date.now() / 1000)
    expect(await comes({ auth_time: now })).toHaveProperty('user.authenticatedAt', new Date(now * 1000))
    for (const more of [{ auth_time: now - 3600 }, {}])
      await expect(comes(more)).rejects.toHaveProperty('code', expect.stringMatching(/^OAUTH_/))
  })
})

describe('a provider that does not answer', () => {
  it('is asked twice, then again for the next person', async () => {
    let calls = 0
    const providers = connectProviders(env, () => {
      calls += 1
      if (calls <= 3) return Promise.reject(new TypeError('fetch failed'))
      return network(
        'https://accounts.google.com',
        { iss: '' },
        () => '',
      )('https://a/.well-known/b', {} as never)
    })
    const fault = await providers.passportOf('google').catch((error: unknown) => error)
    expect([calls, isProviderUnavailable(fault)]).toEqual([2, true])
    expect(await providers.passportOf('google')).toBeDefined()
    expect(await providers.passportOf('google')).toBeDefined()
    expect(calls, 'what it said is kept').toBe(4)
  })

  it('is not offered without a client', async () => {
    const { GOOGLE_CLIENT_ID: _, ...without } = env
    expect(await connectProviders(without as typeof env).passportOf('google')).toBeUndefined()
  })

  it('is known by a 500 too, and not by a token that is wrong', () => {
    const answer = new Response(null, { status: 503 })
    expect(isProviderUnavailable(Object.assign(new Error('x', { cause: answer }), { code: 'OAUTH_X' }))).toBe(
      true,
    )
    expect(isProviderUnavailable(Object.assign(new Error('x'), { code: 'OAUTH_TIMEOUT' }))).toBe(true)
    expect(
      isProviderUnavailable(Object.assign(new Error('x'), { code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' })),
    ).toBe(false)
  })
})
