/** Work that did not end in time. */
export class TooLate extends Error {
  constructor(ms: number) {
    super(`It took longer than ${ms / 1000} s`)
    this.name = 'TooLate'
  }
}

/** Gives what `work` gives. @throws TooLate after `ms`; what the work does from then on is nobody's concern. */
export async function within<Answer>(ms: number, work: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new TooLate(ms)), ms)
  work.catch(() => undefined)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
