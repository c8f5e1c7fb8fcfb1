import type { Clock } from '../clock.ts'

/** The moment at which tests live unless they move it. */
export const TEST_NOW = new Date('2026-11-21T09:00:00Z')

/** A clock that stands still until a test moves it. */
export interface MovableClock extends Clock {
  /** Moves it forward. */
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
  /** Puts it back to its first moment, or to another one. */
  set(moment?: Date): void
}

/** A clock at `start`. */
export function movableClock(start: Date = TEST_NOW): MovableClock {
  let present = start.getTime()
  return {
    now: () => new Date(present),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      present += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
    set: (moment = start) => {
      present = moment.getTime()
    },
  }
}
