import * as z from 'zod/mini'

/** Stable machine codes of every refusal; a client decides by these, never by the words. */
export const errorCodes = [
  'validation',
  'invalid_credentials',
  'unauthorized',
  'session_mismatch',
  'reauthentication_required',
  'email_unverified',
  'email_missing',
  'invalid_token',
  'address_taken',
  'provider_account',
  'forbidden_origin',
  'read_only',
  'free_limit',
  'plan_required',
  'draft_limit',
  'already_paid',
  'no_subscription',
  'payment_unavailable',
  'invalid_signature',
  'not_found',
  'stale_draft',
  'draft_submitted',
  'account_mismatch',
  'report_not_ready',
  'method_not_allowed',
  'unsupported_media_type',
  'too_large',
  'too_many_requests',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** Body of every answer from 400 up: words that say how to mend it, a code, and faults by field. */
export const errorBody = z.looseObject({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
})
export type ErrorBody = z.infer<typeof errorBody>
