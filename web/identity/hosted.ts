import { exchange } from '../api/exchange.ts'
import { believeLoggedOut } from '../session/belief.ts'
import { tellSignedOut } from '../session/tell-signed-out.ts'
import type { Identity } from './identity.ts'
import { loadScript } from './load-script.ts'

/** What the provider's script leaves on the window: Clerk's browser interface, as far as it is used here. */
export interface ProviderScript {
  load(): Promise<void>
  /** Nothing while nobody is signed in. */
  readonly session?: { getToken(options: { skipCache: boolean }): Promise<string | null> } | null
  redirectToSignIn(options: ReturnAddresses): Promise<unknown>
  redirectToSignUp(options: ReturnAddresses): Promise<unknown>
  signOut(options: { redirectUrl: string }): Promise<void>
}

/** Where a person comes back to, whichever of the two they did there. */
interface ReturnAddresses {
  signInForceRedirectUrl: string
  signUpForceRedirectUrl: string
}

declare global {
  interface Window {
    Clerk?: ProviderScript
  }
}

async function start(): Promise<ProviderScript> {
  const { publishableKey, identityScriptUrl } = await exchange('readPublicConfig', {})
  if (publishableKey === '' || identityScriptUrl === null)
    throw new Error('No identity provider is configured')
  await loadScript(identityScriptUrl, publishableKey)
  if (window.Clerk === undefined) throw new Error('The identity provider’s script has no interface')
  await window.Clerk.load()
  return window.Clerk
}

let started: Promise<ProviderScript> | undefined

/** The provider's script, loaded once; after a failure the next asker tries again. */
function provider(): Promise<ProviderScript> {
  started ??= start().catch((thrown: unknown) => {
    started = undefined
    throw thrown
  })
  return started
}

/** A hosted identity provider, through its own browser script. */
export const hostedIdentity: Identity = {
  isSignedIn: async () => Boolean((await provider()).session),
  getToken: async (skipCache) => (await (await provider()).session?.getToken({ skipCache })) ?? undefined,
  signIn: async ({ returnTo, newcomer }) => {
    const script = await provider()
    // A session of ours that is left over would be another than the provider's.
    await tellSignedOut()
    const back = new URL(returnTo, window.location.origin).href
    const addresses = { signInForceRedirectUrl: back, signUpForceRedirectUrl: back }
    await (newcomer ? script.redirectToSignUp(addresses) : script.redirectToSignIn(addresses))
  },
  signOut: async () => {
    try {
      await (await provider()).signOut({ redirectUrl: `${window.location.origin}/` })
    } catch (thrown) {
      // Then the next page of ours tries again, before anybody counts as signed in.
      believeLoggedOut()
      throw thrown
    }
  },
}
