/** Requests that may wait for each database connection, always: some tenths of a second of work. */
const USUAL_EACH = 4

/** A longer queue may stand for so long, in milliseconds: a stall of the database or the disk passes by itself. */
const GRACE = 500

/** Even then no more than so many for each connection. */
const MOST_EACH = 40

/** After too much came, a longer queue gets no such grace for so long, in milliseconds. */
const CALM = 2_000

/**
 * A look at the queue before each request is let in, which tells a moment's stall from more work than can be done: the
 * one is waited out, the other is turned away from the first moment on, until it has been calm for a while.
 * @returns a function of how many wait for each connection, and of now in milliseconds: whether that is too much.
 */
export function createGauge(): (waitingEach: number, now: number) => boolean {
  let longSince: number | undefined
  let strictUntil = -Infinity
  return (waitingEach, now) => {
    if (waitingEach <= USUAL_EACH) {
      longSince = undefined
      return false
    }
    longSince ??= now
    const isStall = now >= strictUntil && now - longSince < GRACE && waitingEach <= MOST_EACH
    if (isStall) return false
    strictUntil = now + CALM
    return true
  }
}
