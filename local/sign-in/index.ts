import { randomBytes } from 'node:crypto'
import { serveLocally } from '../http.ts'
import { systemClock } from '../../platform/clock.ts'
import { Codes } from './codes.ts'
import { loadSigningKey } from './key.ts'
import { providerKinds, type ProviderKind } from './kinds.ts'
import { providerApp } from './provider.ts'

/** How a stand-in is started. */
export interface SignInOptions {
  provider: ProviderKind['name']
  /** Port on 127.0.0.1. */
  port: number
  /** File of its key; created when absent. */
  keyFile: string
  /** Address of the product that people type; the redirect URI begins with it. */
  appUrl: string
  /** Milliseconds since 1970; the machine's clock when left out. */
  now?: () => number
}

/** A running stand-in for a sign-in provider. */
export interface SignIn {
  url: string
  /** Where the product asks for its metadata. */
  issuer: string
  clientId: string
  clientSecret: string
  stop(): Promise<void>
}

/** Starts an OpenID Connect provider on this machine that stands in for Google or Microsoft. */
export async function startSignIn(options: SignInOptions): Promise<SignIn> {
  const { provider, port, keyFile, appUrl, now = () => systemClock.now().getTime() } = options
  const kind = providerKinds[provider]
  const url = `http://localhost:${port}`
  const client = {
    id: 'naijatax',
    secret: randomBytes(24).toString('base64url'),
    redirectUri: new URL(`/api/auth/${provider}/callback`, appUrl).href,
  }
  const key = await loadSigningKey(keyFile)
  const app = providerApp({ kind, origin: url, client, key, codes: new Codes(now), now })
  const stop = await serveLocally(app, port)
  return {
    url,
    issuer: `${url}${kind.path}`,
    clientId: client.id,
    clientSecret: client.secret,
    stop,
  }
}
