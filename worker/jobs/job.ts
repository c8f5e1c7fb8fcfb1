import type { JobName, JobPayload } from '../../contract/jobs/jobs.ts'
import type { Database } from '../../db/connection.ts'
import type { Clock } from '../../platform/clock.ts'
import type { EnvOf } from '../../platform/env.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Mailer } from '../../platform/mailer.ts'
import type { Printer } from '../printer/index.ts'

/** What of its environment a job may use. */
type WorkerEnv = Pick<
  EnvOf<'worker'>,
  | 'PUBLIC_URL'
  | 'TOKEN_KEY'
  | 'NODE_ENV'
  | 'MAIL_GAPS'
  | 'ERASED_LOG'
  | 'IDENTITY_MODE'
  | 'IDENTITY_MOVE_UNTIL'
  | 'IDENTITY_ISSUER'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_PRICE_ID'
  | 'STRIPE_API_BASE'
>

/** What every job may use; made once at start, or by a test. */
export interface WorkerServices {
  readonly env: WorkerEnv
  readonly database: Database
  readonly mailer: Mailer
  readonly printer: Printer
  readonly clock: Clock
  readonly logger: Logger
}

/** One run of a job. */
export interface JobRun<Payload> {
  /** The outbox row's id for jobs that come from there. */
  id: string
  payload: Payload
  /** When the event happened that asked for it. */
  createdAt: Date
  /** When this try fails, none follows. */
  isLastTry?: boolean
}

/**
 * Does one job. May run twice, also at the same time in two processes, and must have one effect.
 * @returns the outcome in a few words without personal data, for logs and the dashboard.
 * @throws PermanentFault when trying again cannot help, anything else to be tried again.
 */
export type JobHandler<Name extends JobName> = (run: JobRun<JobPayload<Name>>) => Promise<string>

/** Trying the job again cannot help: it is kept as failed at once. The message holds no personal data. */
export class PermanentFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PermanentFault'
  }
}
