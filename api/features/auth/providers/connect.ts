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
import type { EnvOf } from '../../../../platform/env.ts'
import { createPassport } from '../../../http/passport.ts'
import { ClaimFault, identityOf } from './identity-of.ts'

/** What one attempt asks the provider for beyond a sign-in. */
export interface AttemptOptions {
  /** `login`: the person signs in there again, although they are signed in; a choice of accounts by default. */
  prompt?: 'login' | 'select_account'
  /** Seconds since the person last signed in there, at most: the token must then tell when that was. */
  maxAge?: number
}

/** openid-client's strategy, with a state and a nonce in every request, also where the library would omit them. */
class CheckedStrategy extends Strategy {
  override authorizationRequestParams(_request: unknown, options: object): Record<string, string> {
    const { prompt = 'select_account', maxAge } = options as AttemptOptions
    const age = maxAge === undefined ? undefined : { max_age: String(maxAge) }
    return { state: randomState(), nonce: randomNonce(), prompt, ...age }
  }

  /** Uses the configured callback address; only the query is taken from the request. */
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
      if (!claims) throw new ClaimFault('The provider sent no ID token')
      done(null, identityOf(provider, claims))
    },
  )
  // The two packages type `this` of a strategy differently; at run time they agree.
  return strategy as unknown as PassportStrategy
}

/** Configuration of a provider. */
export interface ProviderSettings {
  provider: Provider
  issuer: URL
  clientId: string
  clientSecret: string
  /** The callback address to which the provider redirects. */
  callbackUrl: string
}

/** Reads a provider's configuration from the environment; undefined when it is not offered. */
export function settingsOf(env: EnvOf<'api'>, provider: Provider): ProviderSettings | undefined {
  const [clientId, clientSecret, issuer] =
    provider === 'google'
      ? [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, env.GOOGLE_ISSUER]
      : [env.MICROSOFT_CLIENT_ID, env.MICROSOFT_CLIENT_SECRET, env.MICROSOFT_ISSUER]
  if (clientId === undefined || clientSecret === undefined) return undefined
  const callbackUrl = new URL(`/api/auth/${provider}/callback`, env.PUBLIC_URL).href
  return { provider, issuer: new URL(issuer), clientId, clientSecret, callbackUrl }
}

/** Providers that this installation offers for sign-in. */
export function offeredProviders(env: EnvOf<'api'>): Provider[] {
  return (['google', 'microsoft'] as const).filter((provider) => settingsOf(env, provider) !== undefined)
}

/** Timeout for any answer of a provider, in seconds. */
const PATIENCE = 5

/** How often discovery is tried for one request before it fails. */
const TRIES = 2

type PassportInstance = InstanceType<typeof Passport>

/** Microsoft's host: openid-client knows there that every tenant has an issuer of its own. */
const entra = 'https://login.microsoftonline.com'

const plainFetch: CustomFetch = (url, options) => fetch(url, options as RequestInit)

/**
 * Where to ask for the metadata of an issuer. One that stands for every tenant at another host, as in a sovereign
 * cloud, is asked for at Microsoft's name, so that openid-client compares each token with its own tenant's issuer.
 */
function whereToDiscover({ provider, issuer }: ProviderSettings, given: CustomFetch = plainFetch) {
  const everyTenant = provider === 'microsoft' && issuer.pathname.startsWith('/common/')
  if (!everyTenant || issuer.origin === entra) return { server: issuer, ask: given }
  const ask: CustomFetch = (url, options) => given(url.replace(entra, issuer.origin), options)
  return { server: new URL(`${issuer.pathname}${issuer.search}`, entra), ask }
}

async function discover(settings: ProviderSettings, fetch?: CustomFetch): Promise<PassportInstance> {
  const { issuer, clientId, clientSecret } = settings
  const { server, ask } = whereToDiscover(settings, fetch)
  const config = await discovery(
    server,
    clientId,
    { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' },
    undefined,
    {
      timeout: PATIENCE,
      // The ID token's signature is checked although the token comes straight from the provider.
      execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
      [customFetch]: ask,
    },
  )
  return createPassport([providerStrategy(config, settings)])
}

/** Providers as Passport instances, each discovered on first use. */
export interface Providers {
  /** Undefined when the provider is not offered. @throws when it does not answer; the next call tries again. */
  passportOf(provider: Provider): Promise<PassportInstance | undefined>
}

/** @param fetch replaces the network in tests. */
export function connectProviders(env: EnvOf<'api'>, fetch?: CustomFetch): Providers {
  const instances = new Map<Provider, Promise<PassportInstance>>()

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
      const instance = instances.get(provider) ?? persist(settings)
      instances.set(provider, instance)
      try {
        return await instance
      } catch (error) {
        instances.delete(provider)
        throw error
      }
    },
  }
}

/** Whether an error means that the provider does not answer, and not that its answer is untrustworthy. */
export function isProviderUnavailable(error: unknown): boolean {
  if (error instanceof TypeError) return true
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (code === 'OAUTH_TIMEOUT') return true
  return cause instanceof Response && cause.status >= 500
}
