// Apart from the schemas, so that a page which needs no more than this loads no schema.

/** What is said of a field left empty, by its name. */
export const emptyFieldWords = { email: 'Type your email address', password: 'Type your password' } as const

/** An email address, trimmed: words with single dots between them, an @, a name with an end of letters. */
export const emailRule = {
  longest: 254,
  form: /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i,
  words: {
    long: 'An email address has at most 254 characters',
    form: 'Type an email address like name@example.com',
  },
} as const

/** A new password: 8 to 256 characters, any of them [spec 17.2]. */
export const newPasswordRule = {
  shortest: 8,
  longest: 256,
  words: {
    short: 'Password must be at least 8 characters long',
    long: 'A password has at most 256 characters',
  },
} as const

/** What the schema says first of an address as typed; undefined where it takes it. */
export function emailFault(typed: string): string | undefined {
  const email = typed.trim()
  if (email === '') return emptyFieldWords.email
  if (email.length > emailRule.longest) return emailRule.words.long
  return emailRule.form.test(email) ? undefined : emailRule.words.form
}

/** What the schema says of a new password; undefined where it takes it. */
export function newPasswordFault(password: string): string | undefined {
  if (password.length < newPasswordRule.shortest) return newPasswordRule.words.short
  return password.length > newPasswordRule.longest ? newPasswordRule.words.long : undefined
}

/** The longest name of a calculation, in characters. */
export const longestLabel = 60

type ProfileField = 'firstName' | 'lastName' | 'dateOfBirth' | 'tin' | 'phoneNumber'

/** The profile is complete when nothing of this is missing [spec 2.5]. */
export function isProfileComplete(person: Readonly<Record<ProfileField, string | null>>): boolean {
  return [person.firstName, person.lastName, person.dateOfBirth, person.tin, person.phoneNumber].every(
    (value) => value !== null && value !== '',
  )
}
