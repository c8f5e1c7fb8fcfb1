import type { Middleware } from 'koa'
import { readPool } from '../../db/pool.ts'
import { limitRefusals } from '../../platform/metrics/registry.ts'
import type { Services } from '../services.ts'
import { countRecent } from './recent-requests.ts'
import { createGauge } from './standing-queue.ts'

/** Longest that somebody who was turned away is told to wait, in seconds: they come back spread over that time. */
const LONGEST_WAIT = 5

/** How often it is logged that requests are turned away, in milliseconds. */
const TELL_EVERY = 1_000

const body = JSON.stringify({
  error: 'Many people are here at the moment. Nothing was lost: try again in a few seconds.',
  code: 'unavailable',
})

/**
 * Turns calls away with 503 and Retry-After while more wait for the database than it answers in good time. Whoever is
 * let in is then served soon, the others know when to come again, and what was too much is gone as soon as fewer come.
 * The very first middleware, with an answer made beforehand and a line of log a second: saying no must cost next to
 * nothing, else nothing is left for those who were let in.
 */
export function roomForMore({
  database,
  clock,
  logger,
}: Pick<Services, 'database' | 'clock' | 'logger'>): Middleware {
  const isTooMuch = createGauge()
  let refused = 0
  let told = 0
  return async (ctx, next) => {
    const { waiting, most } = readPool(database.connection)
    const now = clock.now()
    if (!isTooMuch(waiting / most, now.getTime()) || !ctx.path.startsWith('/api/')) return next()
    refused += 1
    limitRefusals.inc({ limit: 'ROOM' })
    countRecent(now, 503)
    if (now.getTime() - told >= TELL_EVERY) {
      told = now.getTime()
      logger.warn({ refused, waiting }, 'too many wait for the database; calls are turned away')
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
