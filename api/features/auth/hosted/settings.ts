import type { Env } from '../../../../platform/env.ts'

/** What is agreed with a hosted identity provider. */
export interface HostedSettings {
  issuer: string
  audience: string
  scriptUrl: string
  publishableKey: string
}

/** What the environment says of a hosted identity provider; undefined when the built-in one serves. */
export function hostedSettings(env: Env): HostedSettings | undefined {
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
