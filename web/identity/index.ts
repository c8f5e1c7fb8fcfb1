import { createBearer } from './bearer.ts'
import { builtInIdentity } from './built-in.ts'
import { type Identity, isHosted } from './identity.ts'

/** The hosted provider, in a chunk of its own. */
const hosted = (): Promise<Identity> => import('./lazy/hosted.ts').then((module) => module.hostedIdentity)

const hostedLater: Identity = {
  isSignedIn: async () => (await hosted()).isSignedIn(),
  getToken: async (fresh) => (await hosted()).getToken(fresh),
  signIn: async (options) => (await hosted()).signIn(options),
  signOut: async () => (await hosted()).signOut(),
}

/** The identity provider in use. */
export const identity: Identity = isHosted ? hostedLater : builtInIdentity()

/** The bearer token of calls. */
export const bearer = createBearer(identity)

export { isHosted } from './identity.ts'
export { pauseMs } from './bearer.ts'
