import type { SignUp } from '../db/stores/sign-ups.ts'

/** How many sign-ups of one address wait at once. */
export const MOST_SIGN_UPS = 10

/**
 * Which sign-up goes when more than ten wait at an address: the oldest of the network that most of them come from.
 * Losing one costs its person nothing: the link is for the address, and opens a form for a password.
 * @param waiting newest first.
 */
export function signUpToDrop<Row extends Pick<SignUp, 'place'>>(waiting: readonly Row[]): Row | undefined {
  if (waiting.length <= MOST_SIGN_UPS) return undefined
  const places = Map.groupBy(waiting, ({ place }) => place?.toString('base64url'))
  const [most] = [...places.values()].toSorted((one, other) => other.length - one.length)
  return most?.at(-1)
}
