import {
  limitConcurrency,
  QueueFullError,
  type ConcurrencyLimit,
} from '../../../platform/concurrency-limit.ts'
import { tooBusy } from './refusals.ts'

/** A concurrency limit whose refusal is an answer: 503, try again in a few seconds. */
function turns(room: Parameters<typeof limitConcurrency>[0]): ConcurrencyLimit {
  const limited = limitConcurrency(room)
  return async (work) => {
    try {
      return await limited(work)
    } catch (error) {
      throw error instanceof QueueFullError ? tooBusy(error) : error
    }
  }
}

/**
 * Hashing takes a core for tens of milliseconds: two at once leave Node's other threads free, and sixty that
 * wait are served within about two seconds (CHECKLISTS S04).
 */
export const hashInTurn = turns({ concurrency: 2, maxQueued: 60 })

/**
 * A login asks the database several times: a few at once leave most of its connections to everybody who is signed in
 * already, and a flood is turned away before it costs a query.
 */
export const logInInTurn = turns({ concurrency: 3, maxQueued: 60 })
