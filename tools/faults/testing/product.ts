import { afterAll, afterEach, beforeAll } from 'vitest'
import { cookieName } from '../../../api/http/session-cookie.ts'
import { hashSecretId, newSecretId } from '../../../identity/sessions.ts'
import { createClient, type ApiClient } from '../../../api/testing/client.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import type { TestDatabase } from '../../../db/testing/database.ts'
import { session, verifiedAccount } from '../../../db/testing/factories.ts'
import { freePort } from '../../../local/testing/index.ts'
import { startMailServer, type TestMailServer } from '../../../worker/testing/mail-server.ts'
import { launchProcess, type RunningProcess } from '../../../bench/system/processes.ts'

/** A person with a session. */
export interface Person {
  account: Account
  /** Their browser, speaking to the API process at this port. */
  at: (port: number) => ApiClient
}

/** An API process. */
export interface RunningApi extends RunningProcess {
  readonly port: number
}

/** The product as processes of its own on the database of the test file. */
export interface Product {
  readonly mailServer: TestMailServer
  /** Variables of every process; a test changes one by what it gives. */
  env(): Record<string, string>
  startApi(changes?: Record<string, string>): Promise<RunningApi>
  startWorker(changes?: Record<string, string>): Promise<RunningProcess>
  /** Starts a worker that may not be ready for long. */
  launchWorker(changes?: Record<string, string>): RunningProcess
  /** A verified person, signed in. */
  person(): Promise<Person>
}

const PUBLIC_URL = 'http://naijatax.test'

/**
 * Call once at the top of the file or suite. What a test starts ends with it.
 * @param redisUrl the Redis that queues are on, when not on the test database.
 */
export function useProduct(db: TestDatabase, redisUrl?: string): Product {
  const running: RunningProcess[] = []
  let mailServer: TestMailServer | undefined
  const mail = (): TestMailServer => {
    if (!mailServer) throw new Error('The mail server starts before the first test: use it inside tests')
    return mailServer
  }
  beforeAll(async () => {
    mailServer = await startMailServer()
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map((started) => started.kill()))
  })
  afterAll(() => mailServer?.stop())

  const env = (): Record<string, string> => ({
    NODE_ENV: 'test',
    PUBLIC_URL,
    DATABASE_URL: db.url,
    SMTP_URL: mail().url,
    TOKEN_KEY: 'a key of thirty-two letters or so for tests',
    SHUTDOWN_DRAIN_SECONDS: '0',
    DATABASE_POOL: '8',
    ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
  })
  const launch = (script: string, changes: Record<string, string>): RunningProcess => {
    const launched = launchProcess(script, { ...env(), ...changes })
    running.push(launched)
    return launched
  }
  const start = async (script: string, changes: Record<string, string>): Promise<RunningProcess> => {
    const started = launch(script, changes)
    await started.ready
    return started
  }
  return {
    get mailServer() {
      return mail()
    },
    env,
    startApi: async (changes = {}) => {
      const port = await freePort()
      return { ...(await start('api/main.ts', { ...changes, PORT: `${port}` })), port }
    },
    startWorker: (changes = {}) => start('worker/main.ts', changes),
    launchWorker: (changes = {}) => launch('worker/main.ts', changes),
    person: async () => {
      const account = await verifiedAccount(db)
      const id = newSecretId()
      const now = new Date()
      await session(db, {
        idHash: hashSecretId(id),
        accountId: account.id,
        createdAt: now,
        authenticatedAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + 3_600_000),
      })
      const cookies = { [cookieName({ PUBLIC_URL }).name]: id }
      return { account, at: (port) => createClient(`http://127.0.0.1:${port}`, cookies) }
    },
  }
}
