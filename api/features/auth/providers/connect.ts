import {
  allowInsecureRequests,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type CustomFetch,
} from 'openid-client'
import type { Passport } from 'passport'
import type { Env } from '../../../../platform/env.ts'
import type { Provider } from '../../../../contract/http/index.ts'
import { createPassport } from '../../../http/passport.ts'
import { settingsOf, type ProviderSettings } from './settings.ts'
import { providerStrategy } from './strategy.ts'

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
