import * as z from 'zod/mini'
import { factor, guessing, mailToken, ownDevice, typedCode } from './auth.ts'
import { endpoint } from './endpoint.ts'
import type { HandlerLimit } from './limits.ts'
import { typedPassword } from './fields.ts'
import { profile } from './users.ts'

/** Who else may say who somebody is. */
export const provider = z.enum(['google', 'microsoft'])
export type Provider = z.infer<typeof provider>

/**
 * Why a sign-in with a provider ended at /login, or at /account when a session asked for it, as `?problem=` there tells.
 * `unverified`: the account came of a sign-up in another browser; `taken`: the identity is another account's, or none
 * of this one; `stale`: the proof is too old.
 */
export type SignInProblem =
  'cancelled' | 'expired' | 'failed' | 'no-email' | 'unavailable' | 'unverified' | 'taken' | 'stale'

/** What a visit to a provider is for: a new sign-in, or, in a session, another way in or a fresh proof. */
const start = z.looseObject({
  returnTo: z.optional(z.string()),
  intent: z.optional(z.enum(['sign-in', 'link', 'step-up'])),
  ownDevice: z.optional(z.string()),
})

export const signInWithGoogle = endpoint({
  method: 'GET',
  path: '/auth/google',
  access: 'anyone',
  door: 'built-in',
  summary: 'Open in the browser to sign in with Google; returnTo is a path of ours to open after it.',
  status: 302,
  query: start,
})

export const signInWithMicrosoft = endpoint({
  method: 'GET',
  path: '/auth/microsoft',
  access: 'anyone',
  door: 'built-in',
  summary: 'Open in the browser to sign in with Microsoft; returnTo is a path of ours to open after it.',
  status: 302,
  query: start,
})

export const googleCallback = endpoint({
  method: 'GET',
  path: '/auth/google/callback',
  access: 'anyone',
  door: 'built-in',
  summary:
    'Where Google sends the browser back to; goes on to /onboarding, /link-account or /login?problem=.',
  status: 302,
})

export const microsoftCallback = endpoint({
  method: 'GET',
  path: '/auth/microsoft/callback',
  access: 'anyone',
  door: 'built-in',
  summary:
    'Where Microsoft sends the browser back to; goes on to /onboarding, /link-account or /login?problem=.',
  status: 302,
})

const signedIn = z.object({ user: profile })

export const readPendingLink = endpoint({
  method: 'GET',
  path: '/auth/link',
  access: 'anyone',
  door: 'linking',
  summary: 'The provider sign-in of this browser that waits for a proof, because its address has an account.',
  status: 200,
  answer: z.object({
    /** `hosted`: our sign-in service, while people move to it. */
    provider: z.enum([...provider.options, 'hosted']),
    email: z.string(),
    /** Whether the account's password is a proof too; the mail always is. */
    byPassword: z.optional(z.boolean()),
    /** Whether the sign-in is linked already and the account's second factor alone is missing. */
    byFactor: z.optional(z.boolean()),
  }),
  errors: ['invalid_token'],
})

/** A wrong code of the account's second factor, typed after another proof was right. */
const guessingFactors = [
  { name: 'LIMIT_CODES', by: 'account', counts: 'wrong codes' },
] as const satisfies readonly HandlerLimit[]

export const proveLinkByPassword = endpoint({
  method: 'POST',
  path: '/auth/link/password',
  access: 'anyone',
  door: 'linking',
  limits: [...guessing, ...guessingFactors],
  summary: 'Prove with the account’s password that the waiting sign-in is its owner’s; starts a session.',
  status: 200,
  body: z.strictObject({ password: typedPassword, ownDevice, factor }),
  answer: signedIn,
  errors: ['invalid_token', 'invalid_credentials', 'factor_required', 'invalid_code'],
})

export const mailLinkProof = endpoint({
  method: 'POST',
  path: '/auth/link/mail',
  access: 'anyone',
  door: 'linking',
  limits: [
    { name: 'LIMIT_MAIL_IP', by: 'ip' },
    // By IP too: a stranger's sign-in waits for another proof than the owner's.
    { name: 'LIMIT_MAIL', by: 'account+ip', counts: 'mails' },
  ],
  summary: 'Mail the account a link that proves it instead. It works in this browser only.',
  status: 202,
  answer: z.object({ ok: z.literal(true) }),
  errors: ['invalid_token'],
})

export const proveLinkByMail = endpoint({
  method: 'POST',
  path: '/auth/link/token',
  access: 'anyone',
  door: 'linking',
  limits: guessingFactors,
  summary: 'Prove with the token of the mailed link, in the browser that began; starts a session.',
  status: 200,
  body: z.strictObject({ token: mailToken, ownDevice, factor }),
  answer: signedIn,
  errors: ['invalid_token', 'factor_required', 'invalid_code'],
})

export const proveLinkByCode = endpoint({
  method: 'POST',
  path: '/auth/link/code',
  access: 'anyone',
  door: 'linking',
  limits: guessingFactors,
  summary: 'Prove with the code that the mailed link showed in another browser; starts a session.',
  status: 200,
  body: z.strictObject({ code: typedCode, ownDevice, factor }),
  answer: signedIn,
  errors: ['invalid_token', 'factor_required', 'invalid_code'],
})

export const signInWithFactor = endpoint({
  method: 'POST',
  path: '/auth/link/factor',
  access: 'anyone',
  door: 'built-in',
  limits: guessingFactors,
  summary: 'Show the second factor of the account that the waiting sign-in is linked to; starts a session.',
  status: 200,
  body: z.strictObject({ factor: typedCode, ownDevice }),
  answer: signedIn,
  errors: ['invalid_token', 'factor_required', 'invalid_code'],
})
