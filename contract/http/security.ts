import * as z from 'zod/mini'
import { endpoint, idParams } from './endpoint.ts'
import { timestamp } from './fields.ts'

/** A browser that is signed in. */
const device = z.object({
  /** Names the session; opens nothing. */
  id: z.uuid(),
  /** The session that asks. */
  current: z.boolean(),
  /** As people call it: "Chrome on Android". */
  browser: z.string(),
  /** Whether the person said that the device is their own. */
  ownDevice: z.boolean(),
  begunBy: z.enum(['password', 'google', 'microsoft', 'passkey']),
  signedInAt: timestamp,
  /** To within five minutes. */
  lastUsedAt: timestamp,
})
export type Device = z.infer<typeof device>

const wayInKind = z.enum(['password', 'google', 'microsoft', 'hosted', 'passkey', 'authenticator'])

/** A way into the account, or the second step that guards its password. */
const wayIn = z.object({
  /** Null for the password, which is changed and not removed. */
  id: z.nullable(z.uuid()),
  kind: wayInKind,
  /** The address that the provider named, or the passkey's name. */
  label: z.nullable(z.string()),
  /** What proved that it belongs to the account's owner. */
  provedBy: z.nullable(z.enum(['sign-up', 'provider', 'mail', 'password', 'factor'])),
  provedAt: z.nullable(timestamp),
  usedAt: z.nullable(timestamp),
  /** It signs nobody in until a mail proves it. */
  asleep: z.boolean(),
})
export type WayIn = z.infer<typeof wayIn>

/** A change that waits for seven days. */
const wait = z.object({
  id: z.uuid(),
  /** A change of address, or getting in without a lost second step. */
  kind: z.enum(['email', 'regain']),
  newEmail: z.optional(z.string()),
  takesEffectAt: timestamp,
  /** Whether the new address was proved. */
  proved: z.boolean(),
})
export type Wait = z.infer<typeof wait>

const endedWaysIn = z.object({
  sessions: z.number(),
  waysIn: z.array(wayInKind),
  changes: z.number(),
  links: z.optional(z.number()),
})

/** Something that happened to a way in. */
const event = z.object({
  /** A SecurityEventName of contract/jobs; a client from before a new one shows it without words of its own. */
  event: z.string(),
  at: timestamp,
  /** The browser that did it; null when nobody's browser did. */
  browser: z.nullable(z.string()),
  wayIn: z.optional(wayInKind),
  by: z.optional(z.string()),
  ended: z.optional(endedWaysIn),
  oldEmail: z.optional(z.string()),
  newEmail: z.optional(z.string()),
  takesEffectAt: z.optional(timestamp),
  /** What support did, in words. */
  act: z.optional(z.string()),
})
export type HistoryEvent = z.infer<typeof event>

const security = z.object({
  devices: z.array(device),
  waysIn: z.array(wayIn),
  waits: z.array(wait),
  /** How many recovery codes are left; 0 where none were made. */
  recoveryCodes: z.optional(z.number()),
  /** How many accountant's links run, which a new password ends. */
  links: z.optional(z.number()),
  /** Of 90 days, newest first, at most 100. */
  history: z.array(event),
})
export type Security = z.infer<typeof security>

export const readSecurity = endpoint({
  method: 'GET',
  path: '/auth/security',
  access: 'verified',
  door: 'built-in',
  summary:
    'Who can get into the account and what happened to the ways in: devices, ways in, what waits, 90 days of history.',
  status: 200,
  answer: security,
})

export const endDevice = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  access: 'verified',
  door: 'built-in',
  summary: 'Sign one device out. The owner is told.',
  status: 204,
  params: idParams,
})

export const checkMayAdd = endpoint({
  method: 'GET',
  path: '/auth/ways-in',
  access: 'verified',
  door: 'built-in',
  summary:
    'Whether this session may add a way in now, asked before the browser leaves for Google or Microsoft. The refusal names the proofs that are missing.',
  status: 204,
  errors: ['reauthentication_required'],
})

export const removeWayIn = endpoint({
  method: 'DELETE',
  path: '/auth/ways-in/:id',
  access: 'verified',
  door: 'built-in',
  summary:
    'Remove an identity, a passkey or the authenticator. Ends the sessions begun with it and the changes asked with it; the owner is told. Needs a fresh sign-in, with the second step where there is one. 409 for the last way in: a password is chosen by mail first.',
  status: 204,
  params: idParams,
  errors: ['reauthentication_required', 'last_way_in'],
})

export const stopWaiting = endpoint({
  method: 'DELETE',
  path: '/auth/waiting/:id',
  access: 'verified',
  door: 'built-in',
  summary:
    'Stop a change that waits. The owner is told. To stop the wait for a lost second step the second step must be shown.',
  status: 204,
  params: idParams,
  errors: ['reauthentication_required'],
})
