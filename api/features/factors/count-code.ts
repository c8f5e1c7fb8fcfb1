import type { LiveSession } from '../../../db/stores/sessions.ts'
import type { Limiter } from '../../http/limits.ts'

/** A typed code that was counted before it is checked. */
export interface CountedCode {
  /** It was right: it and the wrong ones before it no longer count. */
  succeeded(): Promise<void>
}

/**
 * Counts a code that is typed in a session, by its public id, which a proof does not change.
 * @throws 429 too_many_requests after five wrong ones within ten minutes.
 */
export async function countCode(
  limits: Limiter<'LIMIT_CODES'>,
  { session }: Pick<LiveSession, 'session'>,
): Promise<CountedCode> {
  const subject = `session ${session.id}`
  await limits.take('LIMIT_CODES', subject)
  return { succeeded: () => limits.clear('LIMIT_CODES', subject) }
}
