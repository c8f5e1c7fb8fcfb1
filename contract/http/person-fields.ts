import type { Profile } from './users.ts'

// Apart from the schemas, so that a page which needs no more than this loads no schema.

/** What is said of a field left empty, by its name. */
export const emptyFieldWords = { email: 'Type your email address', password: 'Type your password' } as const

/** The profile is complete when nothing of this is missing (SPEC section 2). */
export function isProfileComplete(
  person: Pick<Profile, 'firstName' | 'lastName' | 'dateOfBirth' | 'tin' | 'phoneNumber'>,
): boolean {
  return [person.firstName, person.lastName, person.dateOfBirth, person.tin, person.phoneNumber].every(
    (value) => value !== null && value !== '',
  )
}
