import * as z from 'zod/mini'
import { guessing, mailToken } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { typedPassword } from './fields.ts'
import { profile } from './users.ts'

/** Who else may say who somebody is. */
export const provider = z.enum(['google', 'microsoft'])
export type Provider = z.infer<typeof provider>

/** Why a sign-in with a provider ended at /login, as `?problem=` there tells. */
export type SignInProblem = 'cancelled' | 'expired' | 'failed' | 'no-email' | 'unavailable'

const start = z.looseObject({ returnTo: z.optional(z.string()) })

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
  answer: z.object({ provider, email: z.string() }),
  errors: ['invalid_token'],
})

export const proveLinkByPassword = endpoint({
  method: 'POST',
  path: '/auth/link/password',
  access: 'anyone',
  door: 'linking',
  limits: guessing,
  summary: 'Prove with the account’s password that the waiting sign-in is its owner’s; starts a session.',
  status: 200,
  body: z.strictObject({ password: typedPassword }),
  answer: signedIn,
  errors: ['invalid_token', 'invalid_credentials'],
})

export const mailLinkProof = endpoint({
  method: 'POST',
  path: '/auth/link/mail',
  access: 'anyone',
  door: 'linking',
  limits: [
    { name: 'LIMIT_MAIL_IP', by: 'ip' },
    { name: 'LIMIT_MAIL', by: 'account', counts: 'mails' },
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
  summary: 'Prove with the token of the mailed link; starts a session.',
  status: 200,
  body: z.strictObject({ token: mailToken }),
  answer: signedIn,
  errors: ['invalid_token'],
})
