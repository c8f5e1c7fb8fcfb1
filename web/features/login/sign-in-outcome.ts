import type { Profile } from '../../../contract/http/index.ts'
import type { SignInProblem } from '../../../contract/http/providers.ts'
import { homeOf, type Origin } from '../../session/index.ts'

/**
 * Where a signed-in person goes from /login (SPEC section 2): an unverified one to /verify-pending, then back to
 * the place that asked for the sign-in, else to /onboarding or /dashboard by the profile.
 */
export function afterLogin(user: Profile, origin: Origin | undefined): Origin {
  if (user.verified && origin !== undefined) return origin
  return { to: homeOf(user), state: null }
}

/** Whether /login was opened to sign in once more, although there is a session (before a deletion, say). */
export function asksAgain(state: unknown): boolean {
  return (state as { signInAgain?: unknown } | null)?.signInAgain === true
}

/** SPEC section 8: a refusal that speaks of verifying is answered with the resend button. */
export function asksToVerify(message: string): boolean {
  return /verify/i.test(message)
}

const words: Readonly<Record<SignInProblem, string>> = {
  cancelled: 'You cancelled the sign-in. Nothing was changed.',
  expired: 'That sign-in took too long or was opened twice. Start it again.',
  failed: 'The sign-in could not be checked. Start it again.',
  'no-email': 'Your email address was not shared with us. Start again and allow it, or use a password.',
  unavailable: 'Auth service temporarily unavailable. Please retry.',
}

/** How a sign-in with a provider ended, in words, from `?problem=` of /login; undefined when nothing went wrong. */
export function signInProblem(search: string): string | undefined {
  const problem = new URLSearchParams(search).get('problem')
  return problem !== null && Object.keys(words).includes(problem)
    ? words[problem as SignInProblem]
    : undefined
}
