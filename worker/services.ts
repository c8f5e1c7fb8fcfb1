import type { Database } from '../db/connection.ts'
import type { Clock } from '../platform/clock.ts'
import type { Env } from '../platform/env.ts'
import type { Logger } from '../platform/logger.ts'
import type { Mailer } from '../platform/mailer.ts'
import type { Printer } from './printer/index.ts'

/** What every job stands on; made once at start, or by a test. */
export interface WorkerServices {
  readonly env: Pick<
    Env,
    | 'PUBLIC_URL'
    | 'TOKEN_KEY'
    | 'STRIPE_SECRET_KEY'
    | 'STRIPE_WEBHOOK_SECRETS'
    | 'STRIPE_PRICE_ID'
    | 'STRIPE_API_BASE'
  >
  readonly database: Database
  readonly mailer: Mailer
  readonly printer: Printer
  readonly clock: Clock
  readonly logger: Logger
}
