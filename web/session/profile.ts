import { isProfileComplete } from '../../contract/http/profile-complete.ts'
import type { Profile } from '../../contract/http/users.ts'

/**
 * Who was signed in here when this browser last knew, while the server is out of reach: nothing of the person but the
 * account's id is kept on the device. It opens what the device itself keeps of that account; every call still asks
 * for the session, and the real profile takes this one's place with the connection.
 */
export function placeholderProfile(account: string): Profile {
  return {
    id: account,
    email: '',
    verified: true,
    firstName: null,
    lastName: null,
    dateOfBirth: null,
    tin: null,
    phoneNumber: null,
    authProvider: 'email',
    subscriptionActiveUntil: null,
  }
}

/** Whether this profile only stands in for one that could not be loaded: what it lacks is unknown, not missing. */
export function isPlaceholder({ email }: Profile): boolean {
  return email === ''
}

/** Steps of onboarding, in order. */
export const profileSteps = ['name', 'dateOfBirth', 'tin', 'phoneNumber'] as const
export type ProfileStep = (typeof profileSteps)[number]

/**
 * The steps whose data is missing: only those are asked (SPEC section 2, /onboarding). None while the profile could
 * not be loaded.
 */
export function missingProfileSteps(user: Profile): ProfileStep[] {
  if (isPlaceholder(user)) return []
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
  return isPlaceholder(user) || isProfileComplete(user) ? '/dashboard' : '/onboarding'
}
