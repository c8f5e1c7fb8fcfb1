// Apart from the schemas, so that a page which needs no more than this loads no schema.

/** What is said of a field left empty, by its name. */
export const emptyFieldWords = { email: 'Type your email address', password: 'Type your password' } as const

/** The longest name of a calculation, in characters. */
export const longestLabel = 60

type ProfileField = 'firstName' | 'lastName' | 'dateOfBirth' | 'tin' | 'phoneNumber'

/** The profile is complete when nothing of this is missing [spec 2.5]. */
export function isProfileComplete(person: Readonly<Record<ProfileField, string | null>>): boolean {
  return [person.firstName, person.lastName, person.dateOfBirth, person.tin, person.phoneNumber].every(
    (value) => value !== null && value !== '',
  )
}
