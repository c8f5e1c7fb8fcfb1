import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import type { Provider } from '../../../contract/http/index.ts'

/** A person's account at a provider, by the claims that its ID token carries. */
export interface ProviderAccount {
  provider: Provider
  claims: { sub: string; email: string } & Readonly<Record<string, unknown>>
}

/** The tenant of the company at which everybody here has a Microsoft account. */
export const tenant = '11111111-2222-4333-8444-555555555555'

export const host = { google: 'https://google.test', microsoft: `https://microsoft.test/${tenant}` } as const

/** What the API reads of its environment to offer both. */
export const providerEnv = {
  GOOGLE_CLIENT_ID: 'naijatax',
  GOOGLE_CLIENT_SECRET: 'a secret of Google',
  GOOGLE_ISSUER: host.google,
  MICROSOFT_CLIENT_ID: 'naijatax',
  MICROSOFT_CLIENT_SECRET: 'a secret of Microsoft',
  MICROSOFT_ISSUER: host.microsoft,
} as const

/** Google and Microsoft without a socket: an OpenID provider whose sign-in page knows everybody. */
export interface Providers {
  /** Answers what the API asks of a provider; undefined for any other address. */
  answer(url: string, request?: RequestInit): Promise<Response | undefined>
  /** Signs in there. @param there where the browser was sent. @returns the path and query it comes back with. */
  signIn(there: URL, account: ProviderAccount): string
}

/** Starts both. */
export async function startProviders(): Promise<Providers> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }]
  const grants = new Map<string, Record<string, unknown>>()

  const idToken = (issuer: string, claims: Record<string, unknown>) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience('naijatax')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)

  return {
    async answer(address, request) {
      const issuer = Object.values(host).find((known) => address.startsWith(known))
      if (issuer === undefined) return undefined
      const asked = address.slice(issuer.length)
      if (asked === '/keys') return Response.json({ keys })
      if (asked !== '/token')
        return Response.json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        })
      const code = new URLSearchParams(request?.body as string).get('code') ?? ''
      const id_token = await idToken(issuer, grants.get(code) ?? {})
      grants.delete(code)
      return Response.json({ access_token: code, token_type: 'bearer', expires_in: 60, id_token })
    },
    signIn(there, { provider, claims }) {
      const code = `code-${grants.size}-${Math.random()}`
      grants.set(code, { ...claims, nonce: there.searchParams.get('nonce') })
      return `/auth/${provider}/callback?${new URLSearchParams({ code, state: there.searchParams.get('state') ?? '' }).toString()}`
    },
  }
}
