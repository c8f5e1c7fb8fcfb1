import type { EnvOf } from '../../../../platform/env.ts'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { allowInsecureRequests, discovery } from 'openid-client'
import { refusal } from '../../../http/errors.ts'

/** Configuration of a hosted identity provider. */
export interface HostedSettings {
  issuer: string
  audience: string
  scriptUrl: string
  publishableKey: string
}

/** Reads the configuration from the environment; undefined when the built-in provider is used. */
export function hostedSettings(env: EnvOf<'api'>): HostedSettings | undefined {
  const {
    IDENTITY_ISSUER: issuer,
    IDENTITY_AUDIENCE: audience,
    IDENTITY_SCRIPT_URL: scriptUrl,
    IDENTITY_PUBLISHABLE_KEY: publishableKey,
  } = env
  if (
    issuer === undefined ||
    audience === undefined ||
    scriptUrl === undefined ||
    publishableKey === undefined
  )
    return undefined
  return { issuer, audience, scriptUrl, publishableKey }
}

/** Timeouts: seconds for the provider's metadata, milliseconds for its keys. */
const METADATA_SECONDS = 5
const KEYS_MS = 5000

/** Milliseconds for which keys are cached, and between two fetches for an unknown key. */
const KEPT_MS = 10 * 60_000
const COOLDOWN_MS = 30_000

/** 503, in the words of [spec 3.16]: the provider's keys cannot be had. */
export function providerUnavailable(cause: unknown): Error {
  return refusal('unavailable', 'Auth service temporarily unavailable. Please retry.', {
    retryAfter: 5,
    cause,
    system: 'identity provider',
  })
}

async function findKeys(issuer: URL, audience: string): Promise<JWTVerifyGetKey> {
  const execute = issuer.protocol === 'http:' ? [allowInsecureRequests] : []
  const config = await discovery(issuer, audience, undefined, undefined, {
    timeout: METADATA_SECONDS,
    execute,
  })
  const { jwks_uri: address } = config.serverMetadata()
  if (address === undefined) throw new Error('The identity provider publishes no keys')
  return createRemoteJWKSet(new URL(address), {
    timeoutDuration: KEYS_MS,
    cooldownDuration: COOLDOWN_MS,
    cacheMaxAge: KEPT_MS,
  })
}

/**
 * The signing keys of an issuer, discovered through its OpenID Connect metadata on first use and cached.
 * @throws from the returned function: 503 unavailable while the provider does not answer; the next call tries again.
 */
export function keysOf({
  issuer,
  audience,
}: {
  issuer: string
  audience: string
}): () => Promise<JWTVerifyGetKey> {
  let keySet: Promise<JWTVerifyGetKey> | undefined
  return async () => {
    keySet ??= findKeys(new URL(issuer), audience)
    try {
      return await keySet
    } catch (error) {
      keySet = undefined
      throw providerUnavailable(error)
    }
  }
}
