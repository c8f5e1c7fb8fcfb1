import type { Env } from '../platform/env.ts'
import { backoffMs, delay } from '../platform/retry.ts'
import type { Logger } from '../platform/logger.ts'
import { DatabaseServers, WritableClient } from '../platform/writable-server.ts'

/** A subscription to a channel of the database. */
export interface Listener {
  stop(): Promise<void>
}

/** Listens on one connection until it ends. Resolves when it was lost or `signal` was aborted. */
async function listenOnce(
  servers: DatabaseServers,
  channel: 'outbox',
  heard: () => void,
  signal: AbortSignal,
): Promise<void> {
  const client = new WritableClient(servers, {
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
 * Goes past a pooler: LISTEN does not pass one that shares sessions between transactions.
 */
export function listen(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>,
  channel: 'outbox',
  heard: () => void,
  logger: Logger,
): Listener {
  const servers = new DatabaseServers(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL)
  const stopping = new AbortController()
  const { signal } = stopping
  const running = (async () => {
    let failures = 0
    while (!signal.aborted) {
      try {
        await listenOnce(
          servers,
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
