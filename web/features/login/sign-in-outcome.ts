import type { Profile } from '../../../contract/http/index.ts'
import { homeOf, type Origin } from '../../session/index.ts'

/**
 * Where a signed-in person goes from /login [spec 2.3, 2.7]: an unverified one to /verify-pending; a verified one back
 * to the page that required the sign-in, otherwise to /onboarding or /dashboard by the profile.
 */
export function afterLogin(user: Profile, origin: Origin | undefined): Origin {
  if (user.verified && origin !== undefined) return origin
  return { to: homeOf(user), state: null }
}

/** A refusal that mentions verifying shows the resend button [spec 3.3]. */
export function asksForVerification(message: string): boolean {
  return /verify/i.test(message)
}

/** The address that the page before knew, such as the one a password was just chosen for. */
export function emailToFill(state: unknown): string | undefined {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : undefined
}

/** What led here, in words: /verify by way of the guard of /onboarding, or a browser that was made known. */
export function doneBefore(state: unknown, origin: Origin | undefined): string | undefined {
  if ((origin?.state as { verified?: unknown } | null)?.verified === true)
    return 'Your email is verified. Sign in once to go on.'
  return (state as { known?: unknown } | null)?.known === true
    ? 'This browser is known now. Type your password.'
    : undefined
}
