import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, newPassword, timestamp, typedPassword } from './fields.ts'
import type { HandlerLimit } from './limits.ts'
import { shownPasskey } from './passkeys.ts'
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

/** Whether the person says that the device is their own: the session lives longer, and the device keeps results. */
export const ownDevice = z.optional(z.boolean('ownDevice is true or false'))

/** A code of the account's authenticator, or a recovery code. */
export const factor = z.optional(
  z.string().check(z.maxLength(40, 'A code has six digits, a recovery code ten letters and digits')),
)

/** A mailed code as somebody typed it. */
export const typedCode = z
  .string('Type the code')
  .check(z.minLength(1, 'Type the code'), z.maxLength(40, 'The code has eight letters and digits'))

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'anyone',
  door: 'built-in',
  limits: guessing,
  summary:
    'Start a session. 403 email_unverified and 401 factor_required only after the right password; the latter asks for the same call with a factor.',
  status: 200,
  body: z.strictObject({ email, password: typedPassword, ownDevice, factor }),
  answer: z.object({ user: profile }),
  errors: ['invalid_credentials', 'email_unverified', 'factor_required', 'invalid_code'],
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
  limits: [{ name: 'LIMIT_MAIL_IP', by: 'ip' }],
  summary: 'Mail a reset link that works once for an hour. Answers alike for every address.',
  status: 202,
  body: z.strictObject({ email }),
  answer: ok,
})

/** What choosing a password with a link ends: told before, so that nobody is surprised. */
const endedWaysIn = z.object({
  sessions: z.number(),
  /** Kinds, one entry each. */
  waysIn: z.array(z.string()),
  /** Accountant's links that still run. */
  links: z.optional(z.number()),
})

export const validateResetToken = endpoint({
  method: 'POST',
  path: '/auth/validate-reset-token',
  access: 'anyone',
  door: 'built-in',
  summary:
    'Whether a reset link, or a verification link opened elsewhere, still works, and what choosing a password with it ends. Uses nothing up.',
  status: 200,
  body: z.strictObject({ token: mailToken }),
  answer: z.object({
    valid: z.boolean(),
    /** The address that the link was mailed to. */
    email: z.optional(z.string()),
    purpose: z.optional(z.enum(['reset', 'sign-up'])),
    ends: z.optional(endedWaysIn),
    /** Second factors of which the reset asks for one; none where it asks for none. */
    factors: z.optional(z.array(z.enum(['passkey', 'code']))),
  }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'anyone',
  door: 'built-in',
  summary:
    'Choose a password with a mailed link. Ends every session and every other way in, starts no session. An account with a second factor asks for it: a code, or a passkey.',
  status: 204,
  body: z.strictObject({
    token: mailToken,
    password: newPassword,
    factor,
    /** What the browser answered to the options of a passkey login. */
    passkey: z.optional(shownPasskey),
  }),
  errors: ['invalid_token', 'factor_required', 'invalid_code', 'invalid_passkey'],
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/resend-verification',
  access: 'anyone',
  door: 'built-in',
  limits: [{ name: 'LIMIT_MAIL_IP', by: 'ip' }],
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
  summary:
    'Open a verification link. In the browser that signed up its account begins; anywhere else the browser is sent on to /reset-password to choose a password. Serves the link about a change of address too, in the session that asked. May be repeated.',
  status: 200,
  elsewhereStatus: 303,
  query: z.strictObject({ token: mailToken }),
  answer: z.object({
    ok: z.literal(true),
    /** What the link was for; nothing for a sign-up. */
    did: z.optional(z.enum(['proved-email', 'changed-email'])),
  }),
  errors: ['invalid_token', 'forbidden_origin', 'address_taken'],
})

export const showMailedCode = endpoint({
  method: 'POST',
  path: '/auth/mail-code',
  access: 'anyone',
  door: 'linking',
  summary:
    'The code of a mailed link that was opened in another browser than the one that asked, to type there within ten minutes.',
  status: 200,
  body: z.strictObject({ token: mailToken }),
  answer: z.object({
    code: z.string(),
    purpose: z.enum(['link-identity', 'change-email', 'know-browser']),
  }),
  errors: ['invalid_token'],
})

export const mailKnownBrowser = endpoint({
  method: 'POST',
  path: '/auth/known-browser/mail',
  door: 'built-in',
  access: 'anyone',
  limits: [{ name: 'LIMIT_MAIL_IP', by: 'ip' }],
  summary:
    'Mail a link that makes this browser known, so that strangers’ guesses no longer shut the password to it. Answers alike for every address.',
  status: 202,
  body: z.strictObject({ email }),
  answer: ok,
})

export const makeBrowserKnown = endpoint({
  method: 'POST',
  path: '/auth/known-browser',
  door: 'built-in',
  access: 'anyone',
  summary:
    'Use that link in the browser that asked, or the code that it showed in another one. Starts no session: the password can be typed then.',
  status: 200,
  body: z
    .strictObject({ token: z.optional(mailToken), code: z.optional(typedCode) })
    .check(
      z.refine(({ token, code }) => (token === undefined) !== (code === undefined), 'Send a token or a code'),
    ),
  answer: z.object({ ok: z.literal(true), email: z.string() }),
  errors: ['invalid_token', 'invalid_code'],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/change-password',
  access: 'verified',
  door: 'built-in',
  limits: [{ name: 'LIMIT_LOGIN', by: 'session', counts: 'wrong passwords' }],
  summary:
    'Change the password; needs the current one, and the second factor shown within ten minutes where there is one. Ends every other session and mails the owner.',
  status: 204,
  body: z.strictObject({ currentPassword: typedPassword, newPassword }),
  errors: ['reauthentication_required'],
})

const session = z.object({
  /** Names the session; opens nothing. */
  id: z.uuid(),
  /** The session that asks. */
  current: z.boolean(),
  /** What the browser calls itself. */
  userAgent: z.nullable(z.string()),
  signedInAt: timestamp,
  ownDevice: z.boolean(),
  /** To within five minutes. */
  lastUsedAt: timestamp,
})

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
