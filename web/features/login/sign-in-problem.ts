import type { SignInProblem } from '../../../contract/http/providers.ts'

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
