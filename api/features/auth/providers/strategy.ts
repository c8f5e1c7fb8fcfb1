import { randomNonce, randomState, type Configuration } from 'openid-client'
import { Strategy } from 'openid-client/passport'
import type { Strategy as PassportStrategy } from 'passport'
import { identityOf, type ProvenIdentity } from './identity-of.ts'
import type { ProviderSettings } from './settings.ts'

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
