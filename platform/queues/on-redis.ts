import { Queue, Worker } from 'bullmq'
import type { Logger } from '../logger.ts'
import type { Backend } from './backend.ts'
import { checkRedis } from './check-redis.ts'

/** Longest that one command of a producer may take, in milliseconds: a Redis that took our words and fell silent. */
const COMMAND = 5_000

/** A worker asks and waits up to ten seconds for a job; after so many milliseconds of silence the connection is dead. */
const SILENCE = 20_000

/**
 * Jobs in Redis. A producer fails fast when Redis is gone (the outbox keeps the event); a worker waits for it. One
 * gap of BullMQ stays: before its very first connection a producer waits too, so whoever adds jobs sets a limit.
 */
export function redisBackend(url: string, logger: Logger): Backend {
  return {
    name: 'redis',
    check: () => checkRedis(url, logger),
    queue: (name, options) =>
      new Queue(name, {
        ...options,
        connection: {
          url,
          enableOfflineQueue: false,
          connectTimeout: COMMAND,
          commandTimeout: COMMAND,
          socketTimeout: COMMAND,
        },
      }),
    worker: (name, processor, options) =>
      new Worker(name, processor, {
        ...options,
        connection: { url, maxRetriesPerRequest: null, socketTimeout: SILENCE },
      }),
    close: () => Promise.resolve(),
  }
}
