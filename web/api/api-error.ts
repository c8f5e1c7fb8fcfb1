import type { ErrorCode } from '../../contract/http/errors.ts'

/** `offline`, `redirected` and `unexpected_answer` are made here; every other code is the server's. */
export type ApiErrorCode = ErrorCode | 'offline' | 'redirected' | 'unexpected_answer' | (string & {})

/** A call that failed. `message` is fit to be shown as it is [spec 21.1]. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: ApiErrorCode
  /** Faults by field of the request, each with words that say how to mend it. */
  readonly fields: Readonly<Record<string, string>>
  /** Body of the answer, for the codes that carry more than words (like the server's draft). */
  readonly body: unknown

  constructor(
    status: number,
    code: ApiErrorCode,
    message: string,
    detail: { fields?: Readonly<Record<string, string>>; body?: unknown; cause?: unknown } = {},
  ) {
    super(message, { cause: detail.cause })
    this.status = status
    this.code = code
    this.fields = detail.fields ?? {}
    this.body = detail.body
  }

  /** No answer came, or the server is down: the same call may succeed later. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504
  }
}

/** The words to show for anything thrown. */
export function errorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : 'Something went wrong. Try again.'
}

/** What the server itself said; undefined when it did not answer, or without words. */
export function serverWords(thrown: unknown): string | undefined {
  const { error } = asRecord(thrown instanceof ApiError ? thrown.body : undefined)
  return typeof error === 'string' && error !== '' ? error : undefined
}

/** Whether `thrown` is an answer with this code. */
export function hasCode(thrown: unknown, code: ApiErrorCode): thrown is ApiError {
  return thrown instanceof ApiError && thrown.code === code
}

/** Reads the body of a refusal; without an `error` text the message is 'API error {status}' [spec 21.1]. */
export function refusal(status: number, body: unknown): ApiError {
  const { error, code, fields } = asRecord(body)
  const message = typeof error === 'string' && error !== '' ? error : `API error ${status}`
  return new ApiError(status, typeof code === 'string' ? code : 'internal', message, {
    fields: Object.fromEntries(
      Object.entries(asRecord(fields)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
    body,
  })
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Refusals for want of a session, or for another person's. */
const endOfSession = ['unauthorized', 'session_ended', 'session_mismatch'] as const

/** Whether a call was refused because the session is over, or is another person's. */
export function isSessionOver(thrown: unknown): boolean {
  return endOfSession.some((code) => hasCode(thrown, code))
}

/** Whether the same call may succeed later: without a connection, or once the person has signed in again. */
export function isWaiting(thrown: unknown): boolean {
  if (!(thrown instanceof ApiError)) return false
  const { status, code } = thrown
  return (
    thrown.isTemporary ||
    status === 429 ||
    status === 500 ||
    isSessionOver(thrown) ||
    code === 'account_mismatch'
  )
}
