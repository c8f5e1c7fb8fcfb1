import type { Context } from 'koa'
import type { LiveSession } from '../../db/stores/sessions.ts'
import type { Logger } from '../../platform/logger.ts'

/** What our middleware adds to a request. */
export interface RequestState {
  /** Names this request in logs, jobs, mails and on error pages. */
  requestId: string
  logger: Logger
  /** The session the cookie names, when it is live. */
  live: LiveSession | null
}

/** A request after our middleware. */
export type RequestContext = Context & { state: RequestState; request: { body?: unknown; rawBody?: string } }

/** What every command needs of the request that it runs for. */
export interface CommandContext {
  now: Date
  requestId: string
}

/** Set when support does something for a person: who, as the audit log names them, and why. */
export interface OnBehalf {
  actor: string
  reason: string
}
