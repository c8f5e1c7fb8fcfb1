import { isProfileComplete } from '../../../contract/http/profile-complete.ts'
import type { Profile } from '../../../contract/http/users.ts'

/**
 * Where `/` leads a signed-in person (SPEC section 2): /onboarding while something of the profile is missing, or
 * when it could not be loaded; otherwise /dashboard. Undefined for a visitor, who stays.
 * @param profile null without a session; 'unknown' when the server did not say.
 */
export function startOf(profile: Profile | null | 'unknown'): '/onboarding' | '/dashboard' | undefined {
  if (profile === null) return undefined
  return profile !== 'unknown' && isProfileComplete(profile) ? '/dashboard' : '/onboarding'
}
