import type { Profile } from '../../../api/contract/index.ts'
import { missingProfileSteps, type Session } from '../../session/index.ts'

/**
 * Where `/` leads a signed-in person (SPEC section 2): /onboarding while something of the profile is missing, or
 * when it could not be loaded although a session is believed to exist; otherwise /dashboard. Undefined: stay.
 */
export function startOf(
  session: Pick<Session, 'state'> & { user: Profile | undefined; because?: string },
): '/onboarding' | '/dashboard' | undefined {
  if (session.user !== undefined)
    return missingProfileSteps(session.user).length === 0 ? '/dashboard' : '/onboarding'
  return undefined
}
