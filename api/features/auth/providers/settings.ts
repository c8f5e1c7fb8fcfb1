import type { Env } from '../../../../platform/env.ts'
import type { Provider } from '../../../../contract/http/index.ts'

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
