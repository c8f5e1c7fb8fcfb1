import * as z from 'zod/mini'
import { mailToken, typedCode } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { email, timestamp } from './fields.ts'

/** A change of address that waits. */
const waitingChange = z.object({
  /** The new address; null when no change waits. */
  email: z.nullable(z.string()),
  /** Whether the new address was proved. */
  proved: z.optional(z.boolean()),
  /** When it takes effect unless it is stopped; earlier when the old address allows it. */
  takesEffectAt: z.optional(z.nullable(timestamp)),
})

export const askEmailChange = endpoint({
  method: 'POST',
  path: '/users/me/email-change',
  access: 'verified',
  door: 'built-in',
  limits: [{ name: 'LIMIT_MAIL', by: 'account', scope: 'change' }],
  summary:
    'Ask for another address: a link proves the new one, a mail to the old one allows or stops it, and without a word it takes effect after seven days. Needs a fresh sign-in.',
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
  summary: 'The change of address that waits.',
  status: 200,
  answer: waitingChange,
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/users/me/email-change',
  access: 'verified',
  door: 'built-in',
  summary: 'Take back a change of address that waits.',
  status: 204,
})

export const proveEmailByCode = endpoint({
  method: 'POST',
  path: '/users/me/email-change/code',
  access: 'verified',
  door: 'built-in',
  summary:
    'Prove the new address with the code that its link showed in another browser, in the session that asked.',
  status: 200,
  body: z.strictObject({ code: typedCode }),
  answer: z.object({ ok: z.literal(true), did: z.enum(['proved-email', 'changed-email']) }),
  errors: ['invalid_code', 'invalid_token', 'address_taken'],
})

export const readEmailDecision = endpoint({
  method: 'POST',
  path: '/auth/email-change/read',
  access: 'anyone',
  door: 'built-in',
  summary: 'What the link in the mail to the old address decides about. Uses nothing up.',
  status: 200,
  body: z.strictObject({ token: mailToken }),
  answer: z.object({ newEmail: z.string(), proved: z.boolean(), takesEffectAt: timestamp }),
  errors: ['invalid_token'],
})

export const decideEmailChange = endpoint({
  method: 'POST',
  path: '/auth/email-change/decide',
  access: 'anyone',
  door: 'built-in',
  summary:
    'Allow a change of address, or stop it: then every session ends, and a new password should be chosen.',
  status: 200,
  body: z.strictObject({ token: mailToken, decision: z.enum(['allow', 'stop'], 'allow or stop') }),
  answer: z.object({ ok: z.literal(true), did: z.enum(['allowed', 'changed-email', 'stopped']) }),
  errors: ['invalid_token', 'address_taken'],
})
