import type { RequestListener } from 'node:http'
import { beforeAll, vi } from 'vitest'
import { createApp } from '../../../api/app.ts'
import { createLimits } from '../../../api/http/limits.ts'
import { createClient, type ApiClient } from '../../../api/testing/client.ts'
import type { RateCounters } from '../../../db/rate-counters.ts'
import { useTestDatabase, type TestDatabase } from '../../../db/testing/database.ts'
import { readEnv } from '../../../platform/env.ts'
import type { Mailer } from '../../../platform/mailer.ts'
import { movableClock, type MovableClock } from '../../../platform/testing/movable-clock.ts'
import { quietLogger } from '../../../platform/testing/quiet-logger.ts'
import { askInProcess } from './in-process.ts'
import { providerEnv, startProviders, type ProviderAccount, type Providers } from './provider.ts'
import { HistoryWorker } from './worker.ts'

/** A mail as it arrived. */
export interface Mail {
  to: string
  subject: string
  text: string
  at: Date
}

/** The whole product in this process: API, worker, providers and post, on a database and a clock of its own. */
export interface Product {
  readonly db: TestDatabase
  readonly clock: MovableClock
  /** Everything that arrived since the last `restart`, oldest first. */
  readonly inbox: readonly Mail[]
  /** A new browser at this IP address. */
  browser: (ip: string) => ApiClient
  /** Signs in at a provider. @returns the path and query with which the browser comes back. */
  signInAt: (there: URL, account: ProviderAccount) => string
  /** The worker does everything that waits for it. */
  work: () => Promise<void>
  /** The worker goes on until one mail was sent. @returns whether one was. */
  sendOldest: () => Promise<boolean>
  /** A new history begins: the clock stands at its start, nothing waits, nothing was counted. */
  restart: () => Promise<void>
}

const origin = 'http://naijatax.test'

/** Counters that a new history begins anew. */
class HistoryCounters implements RateCounters {
  readonly #counts = new Map<string, number>()

  add(key: string, _seconds: number, points = 1): Promise<number> {
    const count = (this.#counts.get(key) ?? 0) + points
    this.#counts.set(key, count)
    return Promise.resolve(count)
  }

  async takeBack(key: string, seconds: number, points = 1): Promise<void> {
    await this.add(key, seconds, -points)
  }

  clear(key: string): Promise<void> {
    this.#counts.delete(key)
    return Promise.resolve()
  }

  close(): Promise<void> {
    this.#counts.clear()
    return Promise.resolve()
  }
}

interface Running {
  answer: RequestListener
  providers: Providers
  worker: HistoryWorker
}

async function start(
  database: TestDatabase,
  { clock, counters, mailer }: { clock: MovableClock; counters: RateCounters; mailer: Mailer },
): Promise<Running> {
  const providers = await startProviders()
  const network = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string | URL, request?: RequestInit) => {
    const answer = await providers.answer(String(url), request)
    return answer ?? network(url, request)
  })
  const env = readEnv({
    NODE_ENV: 'test',
    PUBLIC_URL: origin,
    DATABASE_URL: database.url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    TOKEN_KEY: 'a key of thirty-two letters or so for tests',
    LOG_LEVEL: 'silent',
    ...providerEnv,
  })
  const shared = { env, database, clock, logger: quietLogger }
  const koa = createApp({ ...shared, limits: createLimits(env, { counters, clock }) }).callback()
  const worker = new HistoryWorker({ ...shared, mailer, printer: {} as never })
  return { answer: (request, response) => void koa(request, response), providers, worker }
}

/** Starts it for this test file. Hashes are cheap, so that thousands of histories fit into a minute. */
export function useProduct(): Product {
  const db = useTestDatabase()
  const clock = movableClock()
  const counters = new HistoryCounters()
  const inbox: Mail[] = []
  const mailer: Mailer = {
    send: ({ to, subject, text }) => {
      inbox.push({ to, subject, text, at: clock.now() })
      return Promise.resolve()
    },
    close: () => undefined,
  }
  const running: Partial<Running> = {}
  beforeAll(async () => {
    Object.assign(running, await start(db, { clock, counters, mailer }))
  })
  const part = <Name extends keyof Running>(name: Name): Running[Name] => {
    const found = running[name]
    if (!found) throw new Error('The product starts before the first test')
    return found
  }
  return {
    db,
    clock,
    inbox,
    browser: (ip) => createClient(origin, {}, askInProcess(part('answer'), origin, ip)),
    signInAt: (there, account) => part('providers').signIn(there, account),
    work: () => part('worker').work(),
    sendOldest: async () => {
      const before = inbox.length
      while (inbox.length === before) if (!(await part('worker').runOldest())) return false
      return true
    },
    restart: async () => {
      clock.set()
      inbox.length = 0
      await counters.close()
      await part('worker').forget()
    },
  }
}
