import { generateKeyPair, exportJWK, SignJWT } from 'jose'
import type { CustomFetch } from 'openid-client'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../../../../platform/env.ts'
import type { RequestContext } from '../../../http/context.ts'
import { authenticateElsewhere, type Redirection } from '../../../http/passport.ts'
import { connectProviders, isProviderUnavailable, type ProvenIdentity } from './connect.ts'

const env = readEnv({
  NODE_ENV: 'test',
  PUBLIC_URL: 'https://tax.example.ng',
  DATABASE_URL: 'postgres://db/naijatax',
  SMTP_URL: 'smtp://mail',
  TOKEN_KEY: 'k'.repeat(32),
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
    const { iss, tid, aud = 'microsoft-client', life = 600, forged = false } = token
    const idToken = await new SignJWT({ nonce: nonceOf(), email: 'Ada@Example.NG', ...(tid && { tid }) })
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

/** A browser's request with the parts that a strategy reads. */
const request = (url: string) => ({ req: { method: 'GET', url } }) as unknown as RequestContext

/** Signs in through Passport on this network. */
async function signIn(
  provider: 'google' | 'microsoft',
  issuer: string,
  token: Token,
): Promise<Redirection<ProvenIdentity, unknown>> {
  const checks: Record<string, { state: string; nonce: string }> = {}
  let nonce = ''
  const providers = connectProviders(
    env,
    network(issuer, token, () => nonce),
  )
  const passport = await providers.passportOf(provider)
  await authenticateElsewhere(passport!, provider, request(`/api/auth/${provider}`), checks)
  // Read here because the strategy deletes the checks once it uses them.
  nonce = checks[provider]?.nonce ?? ''
  const back = `/api/auth/${provider}/callback?code=c&state=${checks[provider]?.state}`
  return authenticateElsewhere(passport!, provider, request(back), checks)
}

const common = 'https://login.microsoftonline.com/{tenantid}/v2.0'
const tenant = (id: string): string => `https://login.microsoftonline.com/${id}/v2.0`

describe('Microsoft with every tenant', () => {
  it.each(['tenant-one', 'tenant-two'])('takes a token of %s under that tenant’s own issuer', async (tid) => {
    expect(await signIn('microsoft', common, { iss: tenant(tid), tid })).toEqual({
      user: {
        provider: 'microsoft',
        issuer: tenant(tid),
        subject: 'ada',
        email: 'ada@example.ng',
        emailVerified: false,
      },
    })
  })

  it.each<[string, Token]>([
    ['a tenant that is not the token’s', { iss: tenant('tenant-one'), tid: 'tenant-two' }],
    ['an issuer elsewhere', { iss: 'https://evil.test/tenant-one/v2.0', tid: 'tenant-one' }],
    ['another client', { iss: tenant('tenant-one'), tid: 'tenant-one', aud: 'google-client' }],
    ['the past', { iss: tenant('tenant-one'), tid: 'tenant-one', life: -600 }],
    ['a stranger’s key', { iss: tenant('tenant-one'), tid: 'tenant-one', forged: true }],
  ])('refuses a token of %s', async (_what, token) => {
    await expect(signIn('microsoft', common, token)).rejects.toHaveProperty(
      'code',
      expect.stringMatching(/^OAUTH_/),
    )
  })
})

describe('Google', () => {
  const google = 'https://accounts.google.com'
  it('takes its own issuer', async () => {
    expect(await signIn('google', google, { iss: google, aud: 'google-client' })).toMatchObject({
      user: { issuer: google },
    })
  })
  it('refuses a token of Microsoft, and metadata of another issuer', async () => {
    const token = { iss: tenant('tenant-one'), aud: 'google-client' }
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
