import type { Profile } from './users.ts'

/** The profile is complete when nothing of this is missing (SPEC section 2). */
export function isProfileComplete(
  person: Pick<Profile, 'firstName' | 'lastName' | 'dateOfBirth' | 'tin' | 'phoneNumber'>,
): boolean {
  return [person.firstName, person.lastName, person.dateOfBirth, person.tin, person.phoneNumber].every(
    (value) => value !== null && value !== '',
  )
}
