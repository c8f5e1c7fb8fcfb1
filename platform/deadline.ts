/** Thrown when work took too long. It may still be done: only the waiting ended. */
export class TooLate extends Error {
  constructor(what: string, ms: number) {
    super(`${what} took longer than ${ms} ms`)
    this.name = 'TooLate'
  }
}

/**
 * What `work` gives, waited for at most so long.
 * @throws TooLate after `ms` milliseconds; what `work` comes to later is not looked at.
 */
export async function within<Answer>(ms: number, what: string, work: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TooLate(what, ms)), ms)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
