import { exchange } from '../../api/exchange.ts'
import { recordPendingLogout, sendLogout } from '../../session/session-hint.ts'
import type { Identity } from '../identity.ts'

/** The part of Clerk's browser interface, `window.Clerk`, that is used here. */
interface ProviderScript {
  load(): Promise<void>
  /** Absent while nobody is signed in. */
  readonly session?: { getToken(options: { skipCache: boolean }): Promise<string | null> } | null
  redirectToSignIn(options: ReturnAddresses): Promise<unknown>
  redirectToSignUp(options: ReturnAddresses): Promise<unknown>
  signOut(options: { redirectUrl: string }): Promise<void>
}

/** Where the provider returns to after sign-in and after sign-up. */
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

/** The provider's script, loaded once; after a failure the next call tries again. */
function provider(): Promise<ProviderScript> {
  started ??= start().catch((thrown: unknown) => {
    started = undefined
    throw thrown
  })
  return started
}

/** A hosted identity provider, used through its browser script. */
export const hostedIdentity: Identity = {
  isSignedIn: async () => Boolean((await provider()).session),
  getToken: async (skipCache) => (await (await provider()).session?.getToken({ skipCache })) ?? undefined,
  signIn: async ({ returnTo, newcomer }) => {
    const script = await provider()
    // Ends a leftover session of the product, which would not be the provider's.
    await sendLogout()
    const back = new URL(returnTo, window.location.origin).href
    const addresses = { signInForceRedirectUrl: back, signUpForceRedirectUrl: back }
    await (newcomer ? script.redirectToSignUp(addresses) : script.redirectToSignIn(addresses))
  },
  signOut: async () => {
    try {
      await (await provider()).signOut({ redirectUrl: `${window.location.origin}/` })
    } catch (thrown) {
      // The next page of the product tries again before anybody counts as signed in.
      recordPendingLogout()
      throw thrown
    }
  },
}

/** Longest wait for the script, in milliseconds. */
const timeoutMs = 15_000

/**
 * Loads the script of an identity provider from the provider's host, the only one that the content policy allows.
 * @param publishableKey identifies the product to the script.
 */
export async function loadScript(url: string, publishableKey: string): Promise<void> {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.crossOrigin = 'anonymous'
  script.dataset['clerkPublishableKey'] = publishableKey
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error('The identity provider’s script did not load'))
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', fail)
      setTimeout(fail, timeoutMs)
      document.head.append(script)
    })
  } catch (thrown) {
    script.remove()
    throw thrown
  }
}
