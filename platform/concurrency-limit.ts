/** Thrown by a concurrency limit whose queue is full, before any of the work was done. */
export class QueueFullError extends Error {
  constructor() {
    super('Too much of this work is waiting already')
    this.name = 'QueueFullError'
  }
}

/** Runs work in the order it came, within the limit. */
export type ConcurrencyLimit = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/**
 * A semaphore with a bounded queue, so that a flood of costly work cannot starve everything else: at most
 * `concurrency` pieces run, at most `maxQueued` more wait, and the next is refused.
 * @throws QueueFullError from the returned function.
 */
export function limitConcurrency(limit: { concurrency: number; maxQueued: number }): ConcurrencyLimit {
  const queue: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running >= limit.concurrency) {
      if (queue.length >= limit.maxQueued) throw new QueueFullError()
      // The piece that ends hands its place over, so `running` stays as it is.
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
