import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, newPassword, timestamp, typedPassword } from './fields.ts'
import type { HandlerLimit } from './limits.ts'
import { profile } from './users.ts'

const ok = z.object({ ok: z.literal(true) })
export const mailToken = z
  .string('The link has no token: open the newest mail again')
  .check(
    z.minLength(1, 'The link has no token: open the newest mail again'),
    z.maxLength(200, 'This token is too long to be ours'),
  )

/** A guess at a password: by a browser that the account knows, or by any other [security S10] [decision 0014]. */
export const guessing = [
  { name: 'LIMIT_LOGIN', by: 'known browser', counts: 'wrong passwords' },
  { name: 'LIMIT_LOGIN_IP', by: 'ip', counts: 'wrong passwords' },
  { name: 'LIMIT_LOGIN_IPV6', by: 'ip', counts: 'wrong passwords' },
  { name: 'LIMIT_LOGIN_HOUR', by: 'email', counts: 'wrong passwords' },
  { name: 'LIMIT_LOGIN_DAY', by: 'email', counts: 'wrong passwords' },
  { name: 'LIMIT_LOGIN_UNBROKEN', by: 'email', counts: 'wrong passwords' },
] as const satisfies readonly HandlerLimit[]

export const signup = endpoint({
  method: 'POST',
  path: '/auth/signup',
  access: 'anyone',
  door: 'built-in',
  limits: [
    { name: 'LIMIT_MAIL_IP', by: 'ip' },
    // By IP too, so that nobody can keep another person from signing up.
    { name: 'LIMIT_SIGNUP', by: 'email+ip' },
  ],
  summary: 'Sign up with an email address and a password. Answers alike whether the address is known or not.',
  status: 202,
  body: z.strictObject({ email, password: newPassword }),
  answer: ok,
})

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'anyone',
  door: 'built-in',
  limits: guessing,
  summary: 'Start a session. 403 email_unverified only after the right password.',
  status: 200,
  body: z.strictObject({ email, password: typedPassword }),
  answer: z.object({ user: profile }),
  errors: ['invalid_credentials', 'email_unverified'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'anyone',
  summary: 'End the session of this browser. Takes an empty body, as a beacon sends it.',
  status: 204,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'anyone',
  door: 'built-in',
  limits: [
    { name: 'LIMIT_MAIL_IP', by: 'ip' },
    { name: 'LIMIT_MAIL', by: 'email', scope: 'reset' },
  ],
  summary: 'Mail a reset link that works once for an hour. Answers alike for every address.',
  status: 202,
  body: z.strictObject({ email }),
  answer: ok,
})

export const validateResetToken = endpoint({
  method: 'POST',
  path: '/auth/validate-reset-token',
  access: 'anyone',
  door: 'built-in',
  summary: 'Whether a reset link still works. Uses nothing up.',
  status: 200,
  body: z.strictObject({ token: mailToken }),
  answer: z.object({ valid: z.boolean() }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'anyone',
  door: 'built-in',
  summary: 'Set a new password with a reset link. Ends every session, starts none.',
  status: 204,
  body: z.strictObject({ token: mailToken, password: newPassword }),
  errors: ['invalid_token'],
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/resend-verification',
  access: 'anyone',
  door: 'built-in',
  limits: [
    { name: 'LIMIT_MAIL_IP', by: 'ip' },
    { name: 'LIMIT_MAIL', by: 'email', scope: 'verification' },
  ],
  summary: 'Mail the verification link again. Answers alike for every address.',
  status: 202,
  body: z.strictObject({ email }),
  answer: ok,
})

export const verify = endpoint({
  method: 'GET',
  path: '/auth/verify',
  access: 'anyone',
  door: 'built-in',
  summary: 'Use a mailed link: verify a sign-up, confirm a change of address, or undo one. May be repeated.',
  status: 200,
  query: z.strictObject({ token: mailToken }),
  answer: z.object({
    ok: z.literal(true),
    /** What the link was for; nothing for a sign-up. */
    did: z.optional(z.enum(['changed-email', 'undid-email-change'])),
  }),
  errors: ['invalid_token', 'address_taken', 'forbidden_origin'],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/change-password',
  access: 'verified',
  door: 'built-in',
  limits: [{ name: 'LIMIT_LOGIN', by: 'session', counts: 'wrong passwords' }],
  summary: 'Change the password; needs the current one. Ends every other session and mails the owner.',
  status: 204,
  body: z.strictObject({ currentPassword: typedPassword, newPassword }),
})

const session = z.object({
  /** The session that asks. */
  current: z.boolean(),
  /** What the browser calls itself. */
  userAgent: z.nullable(z.string()),
  signedInAt: timestamp,
  /** To within five minutes. */
  lastUsedAt: timestamp,
})
export type SignedInSession = z.infer<typeof session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  access: 'verified',
  door: 'built-in',
  summary: 'Where the account is signed in, last used first.',
  status: 200,
  answer: z.array(session),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'verified',
  door: 'built-in',
  summary: 'Sign out everywhere else: every session of the account ends but this one.',
  status: 204,
})
