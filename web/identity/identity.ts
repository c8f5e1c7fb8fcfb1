/**
 * An identity provider, which decides whether a person is signed in: the built-in one, or a hosted one in its place
 * [spec 17.15] [decision 0025].
 */
export interface Identity {
  /** Whether a session probably exists; without one no token is requested. */
  isSignedIn(): Promise<boolean>
  /**
   * A bearer token for the API; undefined when there is none now.
   * @param fresh whether to bypass the cache, after the last token was refused.
   */
  getToken(fresh: boolean): Promise<string | undefined>
  /** Goes to the provider's sign-in or sign-up page, which returns to `returnTo`, a path of the product. */
  signIn(options: { returnTo: string; newcomer: boolean }): Promise<void>
  /** Ends the session at the provider and goes to `/`. The product's own session has ended before. */
  signOut(): Promise<void>
}

/** Whether a hosted provider replaces the built-in one: the server marks the page then, which saves a request. */
export const isHosted =
  typeof document !== 'undefined' &&
  document.querySelector('meta[name="identity"][content="hosted"]') !== null
