import type { Middleware } from 'koa'
import { readPool } from '../../db/pool.ts'
import type { Services } from '../services.ts'
import { refusal } from './refuse.ts'

/** Requests that may wait for a database connection for each that there is: some tenths of a second of work. */
const WAITING_EACH = 4

/** Longest that somebody who was turned away is told to wait, in seconds: they come back spread over that time. */
const LONGEST_WAIT = 5

/**
 * Turns requests away before any work when more wait for the database than it answers in good time. Whoever is let in
 * is then served soon, the others know when to come again, and what was too much is gone as soon as fewer come.
 * @throws 503 unavailable with Retry-After.
 */
export function roomForMore({ database }: Pick<Services, 'database'>): Middleware {
  let refused = 0
  return async (_ctx, next) => {
    const { waiting, most } = readPool(database.connection)
    if (waiting > most * WAITING_EACH) {
      refused += 1
      throw refusal(
        503,
        'unavailable',
        'Many people are here at the moment. Nothing was lost: try again in a few seconds.',
        {
          retryAfter: 1 + (refused % LONGEST_WAIT),
          cause: `${waiting} requests wait for the database`,
        },
      )
    }
    await next()
  }
}
