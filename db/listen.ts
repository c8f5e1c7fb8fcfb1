import { Client } from 'pg'
import type { Env } from '../platform/env.ts'
import { backoffMs, delay } from '../platform/retry.ts'
import type { Logger } from '../platform/logger.ts'

/** A subscription to a channel of the database. */
export interface Listener {
  stop(): Promise<void>
}

/** Listens on one connection until it ends. Resolves when it was lost or `signal` was aborted. */
async function listenOnce(
  url: string,
  channel: 'outbox',
  heard: () => void,
  signal: AbortSignal,
): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'naijatax-listener',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  const { promise: ended, resolve: finish } = Promise.withResolvers<void>()
  client.once('end', () => finish()).on('error', () => finish())
  const stop = (): void => finish()
  signal.addEventListener('abort', stop)
  try {
    await client.connect()
    client.on('notification', heard)
    await client.query(`listen ${channel}`)
    // Notifications sent while there was no connection are lost: look once.
    heard()
    await ended
  } finally {
    signal.removeEventListener('abort', stop)
    await client.end().catch(() => undefined)
  }
}

/**
 * Calls `heard` at each notification on the channel, and once after every (re)connection. A lost connection is
 * made again with growing pauses; until then nothing is heard, so a caller also looks by itself now and then.
 * Needs a direct connection: LISTEN does not pass a pooler that shares sessions between transactions.
 */
export function listen(
  env: Pick<Env, 'DATABASE_URL'>,
  channel: 'outbox',
  heard: () => void,
  logger: Logger,
): Listener {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = (async () => {
    let failures = 0
    while (!signal.aborted) {
      try {
        await listenOnce(
          env.DATABASE_URL,
          channel,
          () => {
            failures = 0
            heard()
          },
          signal,
        )
        if (!signal.aborted) logger.warn({ channel }, 'stopped hearing from the database; listening again')
      } catch (error) {
        logger.warn({ err: error, channel }, 'cannot listen to the database; trying again')
      }
      failures += 1
      await delay(backoffMs(failures), signal)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
