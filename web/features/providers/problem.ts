import type { SignInProblem } from '../../../contract/http/providers.ts'

const words: Readonly<Record<SignInProblem, string>> = {
  cancelled: 'You cancelled the sign-in. Nothing was changed.',
  expired: 'That sign-in took too long or was opened twice. Start it again.',
  failed: 'The sign-in could not be checked. Start it again.',
  'no-email': 'Your email address was not shared with us. Start again and allow it, or use a password.',
  unavailable: 'Auth service temporarily unavailable. Please retry.',
  unverified:
    'Please verify your email to continue: this account began in another browser. Press Forgot Password and open the link we mail you.',
  taken: 'That sign-in is not one of this account, or it is another account’s. Nothing was changed.',
  stale: 'It was more than ten minutes since you proved that it is you. Prove it again, then repeat this.',
}

/**
 * Why a sign-in with a provider ended here, in words, from `?problem=` of /login or /account; undefined without a
 * failure.
 */
export function signInProblem(search: string): string | undefined {
  const problem = new URLSearchParams(search).get('problem')
  return problem !== null && Object.keys(words).includes(problem)
    ? words[problem as SignInProblem]
    : undefined
}
