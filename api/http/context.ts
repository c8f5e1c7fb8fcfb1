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
