import { createLane, LaneFull, type Lane } from '../../../platform/lane.ts'
import { tooBusy } from './refusals.ts'

/** A lane whose refusal is an answer: 503, try again in a few seconds. */
function turns(room: Parameters<typeof createLane>[0]): Lane {
  const lane = createLane(room)
  return async (work) => {
    try {
      return await lane(work)
    } catch (error) {
      throw error instanceof LaneFull ? tooBusy(error) : error
    }
  }
}

/**
 * Hashing takes a core for tens of milliseconds: two at once leave Node's other threads free, and sixty that
 * wait are served within about two seconds (CHECKLISTS S04).
 */
export const hashInTurn = turns({ atOnce: 2, waiting: 60 })

/**
 * A login asks the database several times: a few at once leave most of its connections to everybody who is signed in
 * already, and a flood is turned away before it costs a query.
 */
export const logInInTurn = turns({ atOnce: 3, waiting: 60 })
