import type { LiveSession } from '../../../db/stores/sessions.ts'
import type { LimitName } from '../../../platform/rates.ts'
import type { Endpoint } from '../../../contract/http/index.ts'
import type { Limits, Tell } from './limits.ts'

/** A call as the limits see it: where it comes from, who is signed in, and what was sent. */
export interface CountedCall {
  place: string
  live: LiveSession | null
  body: unknown
}

type Count = readonly [limit: LimitName, subject: string]

/** The address that was sent; validated before anything is counted. */
const emailIn = (body: unknown): string => (body as { email: string }).email

/**
 * What calls of an endpoint count in besides the general limits; the ones that are not here count in nothing
 * else. Login counts for itself: only wrong passwords stay counted there.
 */
const rules: Readonly<Record<string, (call: CountedCall) => readonly Count[]>> = {
  'POST /auth/signup': ({ body, place }) => [
    ['LIMIT_MAIL_IP', place],
    // By place too, so that nobody can keep another person from signing up.
    ['LIMIT_SIGNUP', `${emailIn(body)} ${place}`],
  ],
  'POST /auth/forgot-password': ({ body, place }) => [
    ['LIMIT_MAIL_IP', place],
    ['LIMIT_MAIL', `reset ${emailIn(body)}`],
  ],
  'POST /auth/resend-verification': ({ body, place }) => [
    ['LIMIT_MAIL_IP', place],
    ['LIMIT_MAIL', `verification ${emailIn(body)}`],
  ],
  'POST /auth/link/mail': ({ place }) => [['LIMIT_MAIL_IP', place]],
  'POST /users/me/email-change': ({ live }) => (live ? [['LIMIT_MAIL', `change ${live.account.id}`]] : []),
  'POST /submissions/:id/report': ({ live }) => (live ? [['LIMIT_FILES', live.account.id]] : []),
  'POST /submissions/:id/report/email': ({ live }) => (live ? [['LIMIT_FILES', live.account.id]] : []),
  'POST /assistant/messages': ({ live }) => (live ? [['LIMIT_ASSISTANT', live.account.id]] : []),
  'GET /users/me/export': ({ live }) => (live ? [['LIMIT_FILES', live.account.id]] : []),
}

/** Counts any call: by its account when signed in, else, generously, by where it comes from. */
export async function limitCalls(limits: Limits, { live, place }: Omit<CountedCall, 'body'>): Promise<void> {
  if (live) await limits.takeHere('LIMIT_ACCOUNT', live.account.id)
  else await limits.takeHere('LIMIT_IP', place)
}

/** Counts a call in the limits of its own endpoint; `tell` hears what is left of each. @throws 429 too_many_requests. */
export async function limitEndpoint(
  limits: Limits,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  call: CountedCall & { tell: Tell },
): Promise<void> {
  for (const [limit, subject] of rules[`${method} ${path}`]?.(call) ?? [])
    await limits.take(limit, subject, { tell: call.tell })
}
