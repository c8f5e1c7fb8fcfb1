import { isProfileComplete } from '../../contract/http/person-fields.ts'
import type { Profile } from '../../contract/http/users.ts'
import { isHosted } from '../identity/identity.ts'
import { untagged, type DeviceSession } from './device-session.ts'

/**
 * A profile with the account's id and session alone, for the last known session while the server is unreachable. It
 * gives access to what this browser stores of it; every call still needs the session, and the real profile replaces
 * this one when the connection is back. A sign-up's session has no tag: its address still waits to be verified.
 */
export function placeholderProfile({ account, tag, ownDevice }: DeviceSession, hosted = isHosted): Profile {
  return {
    id: account,
    email: '',
    verified: hosted || tag !== untagged,
    firstName: null,
    lastName: null,
    dateOfBirth: null,
    tin: null,
    phoneNumber: null,
    authProvider: 'email',
    subscriptionActiveUntil: null,
    session: { tag, ownDevice },
  }
}

/** Whether a profile is such a placeholder: its empty fields are unknown, not missing. */
export function isPlaceholder({ email }: Profile): boolean {
  return email === ''
}

/** The steps of onboarding, in order. */
export const profileSteps = ['name', 'dateOfBirth', 'tin', 'phoneNumber'] as const
export type ProfileStep = (typeof profileSteps)[number]

/**
 * The steps whose data is missing; onboarding asks only these [spec 4.2]. None for a placeholder.
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

/** The start page of a signed-in person [spec 2.7]; /dashboard for a placeholder. */
export function homeOf(user: Profile): '/verify-pending' | '/onboarding' | '/dashboard' {
  if (!user.verified) return '/verify-pending'
  return isPlaceholder(user) || isProfileComplete(user) ? '/dashboard' : '/onboarding'
}
