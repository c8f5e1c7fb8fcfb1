import { afterAll, beforeAll, beforeEach } from 'vitest'
import { mailToken, type MailTokenPurpose } from '../../db/mail-link.ts'
import { openRateCounters, type RateCounters } from '../../db/rate-counters.ts'
import type { Account } from '../../db/stores/accounts.ts'
import type { SessionRow } from '../../db/stores/sessions.ts'
import type { SignUp } from '../../db/stores/sign-ups.ts'
import { session, signUp } from '../../db/testing/factories.ts'
import type { Database } from '../../db/connection.ts'
import { useTestDatabase, type TestDatabase } from '../../db/testing/database.ts'
import { readEnv, type EnvOf } from '../../platform/env.ts'
import type { Logger } from '../../platform/logger.ts'
import { movableClock, type MovableClock } from '../../platform/testing/movable-clock.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import type { MailPayload } from '../../contract/jobs/mails.ts'
import { cookieName } from '../http/session-cookie.ts'
import { answerMailRequest } from '../../identity/mail-requests.ts'
import { hashSecretId, newSecretId } from '../../identity/sessions.ts'
import { createLimits } from '../http/limits.ts'
import type { Services } from '../services.ts'
import { createClient, type ApiClient } from './client.ts'
import { TestServer } from './server.ts'

/** The API as it runs, on a real database, with a clock that stands still at TEST_NOW before each test. */
export interface TestApi {
  readonly db: TestDatabase
  readonly clock: MovableClock
  readonly env: EnvOf<'api'>
  readonly services: Services
  /** Where it listens, without a slash at the end. */
  readonly origin: string
  /** A browser without a session. */
  anonymous(): ApiClient
  /** A browser signed in to this account at the clock's moment; `given` changes its session. */
  signedInAs(account: Pick<Account, 'id'>, given?: Partial<SessionRow>): Promise<ApiClient>
  /** A browser with the session of a sign-up whose address nobody proved yet. */
  signedUp(given?: Partial<SignUp>): Promise<ApiClient>
  /** Mails that wait in the outbox, oldest first: of one account, or of everybody. */
  mails(accountId?: string): Promise<MailPayload[]>
  /** The token in the link of a mail that waits in the outbox. */
  tokenIn(mail: MailPayload): string
  /** Answers the mails that were asked for, oldest first, as the worker does. @returns what was done of each. */
  answerMailRequests(): Promise<string[]>
  /** Answers the mails that were asked for. @returns the token of the newest link mailed to an address for a purpose. */
  linkTo(email: string, purpose: MailTokenPurpose): Promise<string | undefined>
  /** Actions of the audit log, oldest first: of one account, or of everybody. */
  audited(accountId?: string): Promise<string[]>
}

const testEnv = (url: string, given: Record<string, string>): EnvOf<'api'> =>
  readEnv(
    {
      NODE_ENV: 'test',
      PUBLIC_URL: 'http://naijatax.test',
      DATABASE_URL: url,
      TOKEN_KEY: 'a key of thirty-two letters or so for tests',
      LOG_LEVEL: 'silent',
      // As in production: what strangers can have mailed is part of most tests here.
      MAIL_GAPS: 'on',
      ...given,
    },
    'api',
  )

/**
 * Runs the API for this test file on a port of its own. Call once at the top of the file.
 * @param given `env`: variables over the usual ones; `database`: what the API uses instead of the test database; `logger`: where it logs.
 */
export function useTestApi(
  given: {
    env?: Record<string, string>
    database?: (db: TestDatabase) => Database
    logger?: Logger
  } = {},
): TestApi {
  const db = useTestDatabase()
  const clock = movableClock()
  const server = new TestServer()

  const opened: RateCounters[] = []
  beforeAll(async () => {
    const env = testEnv(db.url, given.env ?? {})
    const database = given.database?.(db) ?? db
    const counters = await openRateCounters(env, database.connection, quietLogger)
    opened.push(counters)
    const limits = createLimits(env, { counters, clock })
    await server.start({ env, database, clock, logger: given.logger ?? quietLogger, limits })
  })
  beforeEach(() => clock.set())
  afterAll(async () => {
    await server.stop()
    await Promise.all(opened.map((counters) => counters.close()))
  })

  const answerMailRequests = async (): Promise<string[]> => {
    const requests = await db.rows('select id from mail_requests order by created_at, id')
    const done: string[] = []
    for (const request of requests) {
      const context = { now: clock.now(), requestId: 'a job of a test', caller: null }
      done.push(
        await answerMailRequest(server.services, { mailRequestId: String(request['id']), ...context }),
      )
    }
    return done
  }

  return {
    db,
    clock,
    get env() {
      return server.services.env
    },
    get services() {
      return server.services
    },
    get origin() {
      return server.origin
    },
    anonymous: () => createClient(server.origin),
    signedInAs: async ({ id: accountId }, changes = {}) => {
      const id = newSecretId()
      const moment = clock.now()
      await session(db, {
        idHash: hashSecretId(id),
        accountId,
        createdAt: moment,
        authenticatedAt: moment,
        lastSeenAt: moment,
        expiresAt: new Date(moment.getTime() + 30 * 24 * 3_600_000),
        ...changes,
      })
      return createClient(server.origin, { [cookieName(server.services.env).name]: id })
    },
    signedUp: async (given = {}) => {
      const id = newSecretId()
      const sessionExpiresAt = new Date(clock.now().getTime() + 12 * 3_600_000)
      const atProvider = { provider: 'microsoft' as const, issuer: 'https://issuer.test', subject: id }
      await signUp(db, { ...atProvider, sessionHash: hashSecretId(id), sessionExpiresAt, ...given })
      return createClient(server.origin, { [cookieName(server.services.env).name]: id })
    },
    mails: async (accountId) => {
      const rows = await db.rows(
        `select payload from outbox where job = 'send-email' and (?::uuid is null or account_id = ?) order by created_at, id`,
        [accountId ?? null, accountId ?? null],
      )
      return rows.map((row) => row['payload'] as MailPayload)
    },
    tokenIn: (payload) => {
      if (!('mailTokenId' in payload)) throw new Error(`${payload.mail} carries no link`)
      return mailToken(server.services.env.TOKEN_KEY, payload.mail, payload.mailTokenId)
    },
    answerMailRequests,
    linkTo: async (email, purpose) => {
      await answerMailRequests()
      const [newest] = await db.rows(
        'select id from mail_tokens where email = ? and purpose = ? order by created_at desc, id desc limit 1',
        [email, purpose],
      )
      return newest && mailToken(server.services.env.TOKEN_KEY, purpose, String(newest['id']))
    },
    audited: async (accountId) => {
      const rows = await db.rows(
        'select action from audit_log where ?::uuid is null or account_id = ? order by at, id',
        [accountId ?? null, accountId ?? null],
      )
      return rows.map((row) => String(row['action']))
    },
  }
}
