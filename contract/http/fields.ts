import * as z from 'zod/mini'
import { readTin, tinWords } from '../../tax/answers/tin.ts'
import { emailRule, emptyFieldWords, newPasswordRule } from './person-fields.ts'
import { phoneWords, readPhone, storedPhoneOf } from './phone.ts'

/** Characters that no name may carry: controls, halves of characters and direction overrides. */
const unprintable = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u

export const printable = z.refine<string>(
  (text) => !unprintable.test(text),
  'Use letters, digits and common signs only',
)

/** A UUID in either case, taken in lower case as the database gives it back. @param message what to say of anything else. */
export const uuid = (message: string) =>
  z.pipe(
    z.uuid(message),
    z.transform((text: string) => text.toLowerCase()),
  )

/**
 * The account that an edit was made in, which may have waited for a connection since: under another session it is
 * answered 409 account_mismatch and changes nothing [spec 6.14] [decision 0016].
 */
export const accountId = z.optional(uuid('accountId must be a UUID'))

/** An email address as typed: trimmed, lower case, at most 254 characters. */
export const email = z.pipe(
  z.pipe(
    z.string(emptyFieldWords.email),
    z.transform((text: string) => text.trim().toLowerCase()),
  ),
  z
    .string()
    .check(
      z.minLength(1, emptyFieldWords.email),
      z.maxLength(emailRule.longest, emailRule.words.long),
      z.email({ pattern: emailRule.form, error: emailRule.words.form }),
    ),
)

/** A new password: 8 to 256 characters, any of them [spec 17.2]. */
export const newPassword = z
  .string('Type a password')
  .check(
    z.minLength(newPasswordRule.shortest, newPasswordRule.words.short),
    z.maxLength(newPasswordRule.longest, newPasswordRule.words.long),
  )

/** A password being checked: only its length is bounded, so that a wrong one is simply wrong. */
export const typedPassword = z
  .string(emptyFieldWords.password)
  .check(z.minLength(1, emptyFieldWords.password), z.maxLength(1024, newPasswordRule.words.long))

/** A line of text of at most 100 characters, trimmed. @param empty what to say when nothing was typed. */
const line = (empty: string, long: string) =>
  z.pipe(
    z.pipe(
      z.string(empty),
      z.transform((text: string) => text.trim().normalize('NFC')),
    ),
    z.string().check(z.minLength(1, empty), z.maxLength(100, long), printable),
  )

const name = (what: string) => line(`Type your ${what}`, `Your ${what} has at most 100 characters here`)

export const firstName = name('first name')
export const lastName = name('last name')

/** Whom an accountant's link is for. */
export const reader = line('Type who it is for', 'Who it is for has at most 100 characters here')

/** A Tax ID as people write it, kept as eight digits, a hyphen, four digits [spec 20.3]. */
export const tin = z.pipe(
  z.pipe(
    z.string(tinWords),
    z.transform((text: string) => readTin(text) ?? ''),
  ),
  z.string().check(z.minLength(1, tinWords)),
)

/** A calendar date as YYYY-MM-DD that exists. Whether it is past is decided with the clock. */
export const isoDate = z.string('Type the date as day, month and year').check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Type the date as day, month and year'),
  z.refine<string>((text) => {
    const date = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  }, 'This date is not in the calendar'),
)

/**
 * A phone number as people write it, kept in E.164: a country code of ours, then 6 to 15 digits [spec 20.4, 20.7]. One
 * without its country is Nigerian.
 */
export const phoneNumber = z.pipe(
  z.pipe(
    z.string(phoneWords),
    z.transform((text: string) => {
      const read = readPhone(text)
      return read === undefined ? '' : storedPhoneOf(read)
    }),
  ),
  z.string().check(z.minLength(1, phoneWords)),
)

/** A moment as ISO 8601 in UTC. */
export const timestamp = z.iso.datetime()
