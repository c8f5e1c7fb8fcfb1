import type { Database } from '../db/connection.ts'
import type { Clock } from '../platform/clock.ts'
import type { EnvOf } from '../platform/env.ts'
import type { Logger } from '../platform/logger.ts'
import type { RateLimits } from './http/limits.ts'

/** What every feature stands on; made once at start, or by a test. */
export interface Services {
  readonly env: EnvOf<'api'>
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
  readonly limits: RateLimits
}
