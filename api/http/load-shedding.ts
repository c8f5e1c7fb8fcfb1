import type { Middleware } from 'koa'
import { readPool } from '../../db/pool.ts'
import { limitRefusals } from '../../platform/metrics/registry.ts'
import type { System } from '../../platform/system.ts'
import type { Services } from '../services.ts'
import { countRecent } from './request-log.ts'

/** Requests that may always wait for each database connection: some tenths of a second of work. */
const USUAL_EACH = 4

/** How long a longer queue is accepted, in milliseconds: a stall of the database or the disk ends by itself. */
const GRACE = 500

/** The longest queue for each connection that is accepted during a stall. */
const MOST_EACH = 40

/** For how long after an overload a longer queue is not accepted at all, in milliseconds. */
const CALM = 2_000

/**
 * Tells an overload from a stall by the queue for the database: a stall of up to 500 ms is accepted, an overload is not
 * until the queue has been short for two seconds [decision 0026].
 * @returns a function of the requests that wait for each connection and of now in milliseconds: whether to shed load.
 */
export function createOverloadDetector(): (waitingEach: number, now: number) => boolean {
  let longQueueSince: number | undefined
  let strictUntil = -Infinity
  return (waitingEach, now) => {
    if (waitingEach <= USUAL_EACH) {
      longQueueSince = undefined
      return false
    }
    longQueueSince ??= now
    const isStall = now >= strictUntil && now - longQueueSince < GRACE && waitingEach <= MOST_EACH
    if (isStall) return false
    strictUntil = now + CALM
    return true
  }
}

/** Longest Retry-After, in seconds: clients come back spread over that time. */
const LONGEST_WAIT = 5

/** Shortest time between two log lines about shed load, in milliseconds. */
const LOG_EVERY = 1_000

const body = JSON.stringify({
  error: 'Many people are here at the moment. Nothing was lost: try again in a few seconds.',
  code: 'unavailable',
})

/**
 * Sheds load: answers 503 with Retry-After while more than 4 requests for each database connection have waited for
 * 500 ms, so that admitted requests keep their latency. It is the first middleware, with a prepared body and at most
 * one log line a second, because a refusal has to cost next to nothing.
 */
export function shedLoad({
  database,
  clock,
  logger,
}: Pick<Services, 'database' | 'clock' | 'logger'>): Middleware {
  const isOverloaded = createOverloadDetector()
  let refused = 0
  let loggedAt = 0
  return async (ctx, next) => {
    const { waiting, most } = readPool(database.connection)
    const now = clock.now()
    if (!isOverloaded(waiting / most, now.getTime()) || !ctx.path.startsWith('/api/')) return next()
    refused += 1
    limitRefusals.inc({ limit: 'ROOM' })
    countRecent(now, 503, 'load')
    if (now.getTime() - loggedAt >= LOG_EVERY) {
      loggedAt = now.getTime()
      logger.warn(
        { refused, waiting, system: 'load' satisfies System },
        'too many wait for the database; calls are turned away',
      )
    }
    ctx.status = 503
    ctx.set({
      'Retry-After': `${1 + (refused % LONGEST_WAIT)}`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    ctx.type = 'application/json'
    ctx.body = body
    return undefined
  }
}
