import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { TestDatabase } from '../../db/testing/database.ts'
import { openMailer, type Mailer } from '../../platform/mailer.ts'
import { movableClock, type MovableClock } from '../../platform/testing/movable-clock.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { createPrinter, launchForPrinting } from '../printer/index.ts'
import type { WorkerServices } from '../jobs/job.ts'
import { startMailServer, type TestMailServer } from './mail-server.ts'

/** What jobs stand on, with a mail server of the test's own. */
export interface TestWorkerServices extends WorkerServices {
  readonly env: WorkerServices['env'] & {
    DATABASE_URL: string
    DATABASE_POOL: number
    REDIS_URL: string | undefined
  }
  readonly database: TestDatabase
  readonly clock: MovableClock
  readonly mailServer: TestMailServer
}

/**
 * Starts a mail server for this test file. Call once at the top; use what it returns inside tests and hooks.
 * @param redisUrl the Redis that queues are opened on, when not on the test database.
 */
export function useWorkerServices(database: TestDatabase, redisUrl?: string): TestWorkerServices {
  const clock = movableClock()
  const printer = createPrinter({
    launch: () => launchForPrinting(process.env['PUPPETEER_EXECUTABLE_PATH']),
    logger: quietLogger,
  })
  let running: { mailServer: TestMailServer; mailer: Mailer } | undefined
  const now = (): NonNullable<typeof running> => {
    if (!running)
      throw new Error('The mail server starts before the first test: use it inside tests and hooks')
    return running
  }
  beforeAll(async () => {
    const mailServer = await startMailServer()
    const mailer = openMailer({ SMTP_URL: mailServer.url, MAIL_FROM: 'NaijaTax <no-reply@naijatax.test>' })
    running = { mailServer, mailer }
  })
  beforeEach(() => clock.set())
  afterAll(async () => {
    await printer.close()
    running?.mailer.close()
    await running?.mailServer.stop()
  })
  return {
    database,
    clock,
    printer,
    logger: quietLogger,
    get env() {
      return {
        NODE_ENV: 'test' as const,
        MAIL_GAPS: 'on' as const,
        PUBLIC_URL: 'https://naijatax.test',
        TOKEN_KEY: 'a key of thirty-two letters or so for tests',
        DATABASE_URL: database.url,
        DATABASE_POOL: 6,
        REDIS_URL: redisUrl,
      }
    },
    get mailer() {
      return now().mailer
    },
    get mailServer() {
      return now().mailServer
    },
  }
}
