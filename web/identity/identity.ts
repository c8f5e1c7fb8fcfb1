/**
 * Who says that a person is signed in: the built-in provider, or a hosted one in its place (DESIGN section 4,
 * Identity).
 */
export interface Identity {
  /** Whether a session is believed to exist: without one no token is asked for. */
  isSignedIn(): Promise<boolean>
  /**
   * A bearer token for our API; undefined when there is none now.
   * @param fresh the last one was refused: not that one again.
   */
  getToken(fresh: boolean): Promise<string | undefined>
  /** Leads to where a person signs in, or signs up; they come back to `returnTo`, a path of ours. */
  signIn(asked: { returnTo: string; newcomer: boolean }): Promise<void>
  /** Ends the session at the provider and leads to the origin. Ours was ended before. */
  signOut(): Promise<void>
}

/**
 * Whether a hosted provider stands in the built-in one's place: the server marks the page then, so that a page of
 * the built-in one asks nobody.
 */
export const isHosted =
  typeof document !== 'undefined' &&
  document.querySelector('meta[name="identity"][content="hosted"]') !== null
