import type { System } from './system.ts'

/** What a person can mend about each field, by field name. */
export type FieldFaults = Readonly<Record<string, string>>

/**
 * An expected refusal, with the answer it should give: HTTP status, stable machine code, and a sentence
 * that says how to mend it. Everything else that is thrown is a fault of ours and answers 500 or 503.
 */
export class AppError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: FieldFaults | undefined
  /** Further keys of the answer, for example the server's draft in a 409. */
  readonly details: Readonly<Record<string, unknown>> | undefined
  /** Seconds after which another try makes sense; sent as Retry-After. */
  readonly retryAfter: number | undefined
  /** Of a refusal of 500 and above: what it comes from. */
  readonly system: System | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    more: {
      fields?: FieldFaults
      details?: Readonly<Record<string, unknown>>
      retryAfter?: number
      cause?: unknown
      system?: System
    } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'AppError'
    this.status = status
    this.code = code
    this.fields = more.fields
    this.details = more.details
    this.retryAfter = more.retryAfter
    this.system = more.system
  }
}
