import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { firstName, isoDate, lastName, phoneNumber, timestamp, tin } from './fields.ts'

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
  /** Its address went to another person: until then another one must be given, or the account is erased. */
  sealedUntil: z.optional(z.nullable(timestamp)),
  /** The session that asks: its tag is part of what a device keeps. Null for a hosted provider's. */
  session: z.optional(z.nullable(z.object({ tag: z.string(), ownDevice: z.boolean() }))),
})
export type Profile = z.infer<typeof profile>

/** Keys of the profile that only the server sets: accepted in a PUT and ignored, so that a client may send back what it got. */
const ignored = z.optional(z.unknown())

export const profileUpdate = z.strictObject({
  firstName: z.optional(firstName),
  lastName: z.optional(lastName),
  dateOfBirth: z.optional(isoDate),
  // Null empties it; a name and a date of birth can only be replaced.
  tin: z.optional(z.nullable(tin)),
  phoneNumber: z.optional(z.nullable(phoneNumber)),
  id: ignored,
  email: ignored,
  verified: ignored,
  authProvider: ignored,
  subscriptionActiveUntil: ignored,
  sealedUntil: ignored,
  session: ignored,
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
  access: 'verified',
  summary: 'Change some of the profile. Keys that only the server sets are ignored.',
  status: 200,
  body: profileUpdate,
  answer: profile,
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/users/me',
  access: 'verified',
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
