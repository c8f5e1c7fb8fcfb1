import { email as emailField } from '../../../../contract/http/fields.ts'
import type { Provider } from '../../../../contract/http/index.ts'
import {
  randomNonce,
  randomState,
  allowInsecureRequests,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
  type CustomFetch,
} from 'openid-client'
import { Strategy } from 'openid-client/passport'
import type { Strategy as PassportStrategy, Passport } from 'passport'
import type { Env } from '../../../../platform/env.ts'
import { createPassport } from '../../../http/passport.ts'

/** Who a provider says somebody is. */
export interface ProvenIdentity {
  provider: Provider
  issuer: string
  subject: string
  /** Lower case; undefined when the provider tells none that can be used. Never a key. */
  email: string | undefined
  /** Whether the provider vouches for the address. */
  emailVerified: boolean
}

/** Reads the claims of an ID token whose signature, issuer, audience, time and nonce were checked. */
export function identityOf(
  provider: Provider,
  claims: { iss: string; sub: string; [claim: string]: unknown },
): ProvenIdentity {
  const email = emailField.safeParse(claims['email'])
  return {
    provider,
    issuer: claims.iss,
    subject: claims.sub,
    email: email.success ? email.data : undefined,
    emailVerified: claims['email_verified'] === true,
  }
}

/** openid-client's strategy with a state and a nonce in every request, also where it would leave them out. */
class CheckedStrategy extends Strategy {
  override authorizationRequestParams(): Record<string, string> {
    return { state: randomState(), nonce: randomNonce(), prompt: 'select_account' }
  }

  /** The address agreed with the provider counts; of the request only the query is read. */
  override currentUrl(request: { url?: string | undefined }): URL {
    return new URL(request.url ?? '/', 'http://request.invalid')
  }
}

/** Passport's strategy for a provider: authorization code with PKCE; gives a ProvenIdentity. */
export function providerStrategy(config: Configuration, settings: ProviderSettings): PassportStrategy {
  const { provider, callbackUrl } = settings
  const strategy = new CheckedStrategy(
    { config, name: provider, sessionKey: provider, callbackURL: callbackUrl, scope: 'openid email profile' },
    (tokens, done) => {
      const claims = tokens.claims()
      if (claims) done(null, identityOf(provider, claims) satisfies ProvenIdentity)
      else done(new Error('The provider sent no ID token'))
    },
  )
  // The two packages type `this` of a strategy differently; it is one all the same.
  return strategy as unknown as PassportStrategy
}

/** What is agreed with a provider. */
export interface ProviderSettings {
  provider: Provider
  issuer: URL
  clientId: string
  clientSecret: string
  /** Where it sends people back to. */
  callbackUrl: string
}

/** What the environment says of a provider; undefined when it is not offered. */
export function settingsOf(env: Env, provider: Provider): ProviderSettings | undefined {
  const [clientId, clientSecret, issuer] =
    provider === 'google'
      ? [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, env.GOOGLE_ISSUER]
      : [env.MICROSOFT_CLIENT_ID, env.MICROSOFT_CLIENT_SECRET, env.MICROSOFT_ISSUER]
  if (clientId === undefined || clientSecret === undefined) return undefined
  const callbackUrl = new URL(`/api/auth/${provider}/callback`, env.PUBLIC_URL).href
  return { provider, issuer: new URL(issuer), clientId, clientSecret, callbackUrl }
}

/** Providers that people may sign in with here. */
export function offeredProviders(env: Env): Provider[] {
  return (['google', 'microsoft'] as const).filter((provider) => settingsOf(env, provider) !== undefined)
}

/** Seconds to wait for any answer of a provider. */
const PATIENCE = 5

/** How often discovery is asked for one person before they are told that it does not answer. */
const TRIES = 2

type PassportInstance = InstanceType<typeof Passport>

async function discover(settings: ProviderSettings, fetch?: CustomFetch): Promise<PassportInstance> {
  const { issuer, clientId, clientSecret } = settings
  const config = await discovery(
    issuer,
    clientId,
    { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' },
    undefined,
    {
      timeout: PATIENCE,
      // The signature is checked too, although the token comes straight from the provider.
      execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
      ...(fetch && { [customFetch]: fetch }),
    },
  )
  return createPassport([providerStrategy(config, settings)])
}

/** Providers as Passport knows them, each asked for its addresses and keys when it is first needed. */
export interface Providers {
  /** Undefined when the provider is not offered. @throws when it does not answer; the next call asks again. */
  passportOf(provider: Provider): Promise<PassportInstance | undefined>
}

/** @param fetch in place of the network, for tests. */
export function connectProviders(env: Env, fetch?: CustomFetch): Providers {
  const known = new Map<Provider, Promise<PassportInstance>>()

  async function persist(settings: ProviderSettings): Promise<PassportInstance> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await discover(settings, fetch)
      } catch (error) {
        if (attempt >= TRIES) throw error
      }
    }
  }

  return {
    passportOf: async (provider) => {
      const settings = settingsOf(env, provider)
      if (!settings) return undefined
      const found = known.get(provider) ?? persist(settings)
      known.set(provider, found)
      try {
        return await found
      } catch (error) {
        known.delete(provider)
        throw error
      }
    },
  }
}

/** Whether a fault means that the provider does not answer, rather than that its answer cannot be trusted. */
export function isProviderAway(error: unknown): boolean {
  if (error instanceof TypeError) return true
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (code === 'OAUTH_TIMEOUT') return true
  return cause instanceof Response && cause.status >= 500
}
