import * as z from 'zod/mini'

/**
 * Every refusal of the API: its stable machine code and its HTTP status. The browser decides by the code, with one
 * exception: the login page offers a new verification mail for any refusal whose words contain “verify”
 * [spec 3.3], so those words are part of `email_unverified`.
 */
export const errorStatus = {
  validation: 400,
  invalid_token: 400,
  invalid_code: 400,
  invalid_passkey: 400,
  invalid_signature: 400,
  invalid_credentials: 401,
  factor_required: 401,
  unauthorized: 401,
  session_ended: 401,
  session_mismatch: 401,
  reauthentication_required: 401,
  free_limit: 402,
  plan_required: 402,
  email_unverified: 403,
  email_missing: 403,
  link_waiting: 403,
  provider_account: 403,
  forbidden_origin: 403,
  read_only: 403,
  not_found: 404,
  link_closed: 404,
  method_not_allowed: 405,
  address_taken: 409,
  draft_limit: 409,
  already_paid: 409,
  payment_disputed: 409,
  no_subscription: 409,
  stale_draft: 409,
  stale_worksheet: 409,
  worksheet_limit: 409,
  draft_submitted: 409,
  account_mismatch: 409,
  last_way_in: 409,
  link_limit: 409,
  report_not_ready: 409,
  hosted_sign_in: 410,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  payment_unavailable: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus

/**
 * What any call may be answered, whatever its endpoint: by the rules on bodies and origins, by a token or cookie that
 * does not hold (the last four where a hosted identity provider says who somebody is), by the general limits, or
 * because the server cannot answer.
 */
export const commonErrors = [
  'validation',
  'unauthorized',
  'session_ended',
  'session_mismatch',
  'email_missing',
  'link_waiting',
  'email_unverified',
  'address_taken',
  'forbidden_origin',
  'too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** Body of every answer from 400 up: words that say how to mend it, a code, and faults by field. */
export const errorBody = z.looseObject({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
})
export type ErrorBody = z.infer<typeof errorBody>
