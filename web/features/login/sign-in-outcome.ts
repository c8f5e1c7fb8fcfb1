import type { Profile } from '../../../contract/http/index.ts'
import type { SignInProblem } from '../../../contract/http/providers.ts'
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

const words: Readonly<Record<SignInProblem, string>> = {
  cancelled: 'You cancelled the sign-in. Nothing was changed.',
  expired: 'That sign-in took too long or was opened twice. Start it again.',
  failed: 'The sign-in could not be checked. Start it again.',
  'no-email': 'Your email address was not shared with us. Start again and allow it, or use a password.',
  unverified:
    'This account was begun in another browser. Have a mail sent to verify it, or choose a password with “Forgot password”.',
  taken: 'That account belongs to somebody else here, or to none of yours. Choose another one.',
  stale: 'That took too long. Prove anew who you are, then try again.',
  unavailable: 'Auth service temporarily unavailable. Please retry.',
}

/** Why a sign-in with a provider failed, in words, from `?problem=` of /login; undefined without a failure. */
export function signInProblem(search: string): string | undefined {
  const problem = new URLSearchParams(search).get('problem')
  return problem !== null && Object.keys(words).includes(problem)
    ? words[problem as SignInProblem]
    : undefined
}
