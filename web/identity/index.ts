import { createBearer } from './bearer.ts'
import { builtInIdentity } from './built-in.ts'
import type { Identity } from './identity.ts'

/**
 * Whether a hosted provider stands in the built-in one's place: the server marks the page then, so that a page of
 * the built-in one asks nobody.
 */
export const isHosted =
  typeof document !== 'undefined' &&
  document.querySelector('meta[name="identity"][content="hosted"]') !== null

/** The hosted provider, in a chunk of its own. */
const hosted = (): Promise<Identity> => import('./hosted.ts').then((module) => module.hostedIdentity)

const hostedLater: Identity = {
  isSignedIn: async () => (await hosted()).isSignedIn(),
  getToken: async (fresh) => (await hosted()).getToken(fresh),
  signIn: async (asked) => (await hosted()).signIn(asked),
  signOut: async () => (await hosted()).signOut(),
}

/** Who says that the person at this browser is signed in. */
export const identity: Identity = isHosted ? hostedLater : builtInIdentity()

/** The token that calls carry. */
export const bearer = createBearer(identity)

export { pauseMs } from './bearer.ts'
