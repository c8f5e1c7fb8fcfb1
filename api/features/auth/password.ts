import {
  limitConcurrency,
  QueueFullError,
  type ConcurrencyLimit,
} from '../../../platform/concurrency-limit.ts'
import { tooBusy } from './refusals.ts'
import {
  decoyHash,
  hashPassword,
  hashPasswordLike,
  isWeakHash,
  verifyPassword,
} from '../../../platform/password-hash.ts'

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
 * Hashes a password under the salt of another hash; without one, under the salt of a decoy hash, which takes
 * the same time.
 * @throws 503 when too many passwords wait to be hashed or checked.
 */
export async function hashWithSaltOf(like: string | null | undefined, password: string): Promise<string> {
  return limitHashing(() => hashPasswordLike(like ?? decoy, password))
}

/**
 * Hashes a new password for storage.
 * @throws 503 when too many passwords wait to be hashed or checked.
 */
export async function hashNewPassword(password: string): Promise<string> {
  return limitHashing(() => hashPassword(password))
}

/**
 * Whether the password matches this hash. Without a hash (unknown address, or an account without a password) it takes
 * the same time and returns false.
 * @throws 503 when too many passwords wait to be hashed or checked.
 */
export async function isRightPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  return limitHashing(() => verifyPassword(hash ?? decoy, password))
}

/** A stronger hash of a password that was just verified, when the stored hash costs less than a new one would. */
export async function strongerHash(hash: string, password: string): Promise<string | undefined> {
  return isWeakHash(hash) ? hashNewPassword(password) : undefined
}
