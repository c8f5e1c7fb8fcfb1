import type { Session } from '../../session/index.ts'
import { missingProfileSteps } from '../../session/index.ts'

/**
 * Where `/` leads a signed-in person (SPEC section 2): /onboarding while something of the profile is missing, or
 * when it could not be loaded; otherwise /dashboard. Undefined for a visitor, who stays.
 * @param isBelieved whether this browser was signed in when it last knew: without an answer of the server nothing
 * else tells a person from a visitor.
 */
export function startOf(
  session: Pick<Session, 'state' | 'user'> & { because?: string },
  isBelieved: boolean,
): '/onboarding' | '/dashboard' | undefined {
  if (session.user !== undefined)
    return missingProfileSteps(session.user).length === 0 ? '/dashboard' : '/onboarding'
  return session.state === 'out' && session.because === 'unreachable' && isBelieved
    ? '/onboarding'
    : undefined
}
