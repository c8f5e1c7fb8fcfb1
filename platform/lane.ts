/** Thrown by a lane that has no room left. */
export class LaneFull extends Error {
  constructor() {
    super('Too much of this work is waiting already')
    this.name = 'LaneFull'
  }
}

/** Runs work, a few pieces at once, in the order it came. */
export type Lane = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/**
 * Bounds costly work so that a flood of it cannot starve everything else: at most `atOnce` pieces run, at
 * most `waiting` more wait their turn, and the next is refused.
 * @throws LaneFull from the lane, before any of the work was done.
 */
export function createLane({ atOnce, waiting }: { atOnce: number; waiting: number }): Lane {
  const queue: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new LaneFull()
      // Whoever leaves hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
