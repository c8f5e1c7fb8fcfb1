import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, firstName, isoDate, lastName, phoneNumber, timestamp, tin } from './fields.ts'

/** A person's own profile [spec 13.1]; what is missing is null. */
export const profile = z.object({
  id: z.uuid(),
  email: z.string(),
  verified: z.boolean(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  dateOfBirth: z.nullable(isoDate),
  tin: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  authProvider: z.enum(['email', 'google', 'microsoft']),
  subscriptionActiveUntil: z.nullable(timestamp),
})
export type Profile = z.infer<typeof profile>

/** Keys of the profile that only the server sets: accepted in a PUT and ignored, so that a client may send back what it got. */
const ignored = z.optional(z.unknown())

export const profileUpdate = z.strictObject({
  firstName: z.optional(firstName),
  lastName: z.optional(lastName),
  dateOfBirth: z.optional(isoDate),
  tin: z.optional(tin),
  phoneNumber: z.optional(phoneNumber),
  id: ignored,
  email: ignored,
  verified: ignored,
  authProvider: ignored,
  subscriptionActiveUntil: ignored,
})
/** What a PUT may change. */
export type ProfileUpdate = Pick<
  z.infer<typeof profileUpdate>,
  'firstName' | 'lastName' | 'dateOfBirth' | 'tin' | 'phoneNumber'
>

export const readProfile = endpoint({
  method: 'GET',
  path: '/users/me',
  access: 'session',
  summary: 'The signed-in person’s profile.',
  status: 200,
  answer: profile,
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/users/me',
  access: 'session',
  summary: 'Change some of the profile. Keys that only the server sets are ignored.',
  status: 200,
  body: profileUpdate,
  answer: profile,
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/users/me',
  access: 'session',
  summary: 'Delete the account and everything in it, for good.',
  status: 204,
  errors: ['reauthentication_required'],
})

/** One list a kind of record, each with the fields that are kept of the person. */
export const personalData = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))
export type PersonalData = z.infer<typeof personalData>

export const exportData = endpoint({
  method: 'GET',
  path: '/users/me/export',
  access: 'verified',
  limits: [{ name: 'LIMIT_FILES', by: 'account' }],
  summary: 'Everything kept of the person, as a file: JSON, or CSV. Needs a sign-in within ten minutes.',
  status: 200,
  query: z.strictObject({ format: z.optional(z.enum(['json', 'csv'], 'format is json or csv')) }),
  answer: z.union([personalData, z.string()]),
  errors: ['reauthentication_required'],
})

export const askEmailChange = endpoint({
  method: 'POST',
  path: '/users/me/email-change',
  access: 'verified',
  door: 'built-in',
  limits: [{ name: 'LIMIT_MAIL', by: 'account', scope: 'change' }],
  summary:
    'Mail a link to a new address; opened within an hour, it becomes the account’s. Needs a sign-in within ten minutes.',
  status: 202,
  body: z.strictObject({ email }),
  answer: z.object({ ok: z.literal(true) }),
  errors: ['reauthentication_required', 'provider_account'],
})

export const readEmailChange = endpoint({
  method: 'GET',
  path: '/users/me/email-change',
  access: 'verified',
  door: 'built-in',
  summary: 'The new address whose link still waits to be opened; null when none does.',
  status: 200,
  answer: z.object({ email: z.nullable(z.string()) }),
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/users/me/email-change',
  access: 'verified',
  door: 'built-in',
  summary: 'Take back a change of address that was not confirmed yet.',
  status: 204,
})
