import { isProfileComplete } from '../../contract/http/profile-complete.ts'
import type { Profile } from '../../contract/http/users.ts'
import { isStandIn } from './offline-user.ts'

/** Steps of onboarding, in order. */
export const profileSteps = ['name', 'dateOfBirth', 'tin', 'phoneNumber'] as const
export type ProfileStep = (typeof profileSteps)[number]

/**
 * The steps whose data is missing: only those are asked (SPEC section 2, /onboarding). None while the profile could
 * not be loaded.
 */
export function missingProfileSteps(user: Profile): ProfileStep[] {
  if (isStandIn(user)) return []
  const has: Record<ProfileStep, boolean> = {
    name: Boolean(user.firstName && user.lastName),
    dateOfBirth: Boolean(user.dateOfBirth),
    tin: Boolean(user.tin),
    phoneNumber: Boolean(user.phoneNumber),
  }
  return profileSteps.filter((step) => !has[step])
}

/**
 * Where a signed-in person belongs who came for no page in particular (SPEC section 2, / and /login): /dashboard, too,
 * when the profile could not be loaded.
 */
export function homeOf(user: Profile): '/verify-pending' | '/onboarding' | '/dashboard' {
  if (!user.verified) return '/verify-pending'
  return isStandIn(user) || isProfileComplete(user) ? '/dashboard' : '/onboarding'
}
