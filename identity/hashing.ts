import { limitConcurrency, QueueFullError, type ConcurrencyLimit } from '../platform/concurrency-limit.ts'
import { tooBusy } from './refusals.ts'
import { decoyHash, hashPasswordLike, verifyPassword } from '../platform/password-hash.ts'

/** A concurrency limit that answers 503 with Retry-After when its queue is full. */
function refusingLimit(options: Parameters<typeof limitConcurrency>[0]): ConcurrencyLimit {
  const limited = limitConcurrency(options)
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
 * wait are served within about two seconds [security S04].
 */
export const limitHashing = refusingLimit({ concurrency: 2, maxQueued: 60 })

/**
 * A login runs several queries: a few at a time leave most connections to people already signed in, and excess logins
 * are refused before they cost a query.
 */
export const limitLogins = refusingLimit({ concurrency: 3, maxQueued: 60 })

const decoy = decoyHash()

/**
 * Hashes a password under the salt and strength of another hash.
 * @throws 503 when too many passwords wait to be hashed or checked.
 */
export async function hashLike(like: string, password: string): Promise<string> {
  return limitHashing(() => hashPasswordLike(like, password))
}

/**
 * Whether the password matches this hash. Without a hash it takes the same time and returns false.
 * @throws 503 when too many passwords wait to be hashed or checked.
 */
export async function isRightPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  return limitHashing(() => verifyPassword(hash ?? decoy, password))
}
