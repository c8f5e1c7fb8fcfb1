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

/** A concurrency limit whose refusal is an answer: 503, try again in a few seconds. */
function turns(room: Parameters<typeof limitConcurrency>[0]): ConcurrencyLimit {
  const limited = limitConcurrency(room)
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
export const limitHashing = turns({ concurrency: 2, maxQueued: 60 })

/**
 * A login asks the database several times: a few at once leave most of its connections to everybody who is signed in
 * already, and a flood is turned away before it costs a query.
 */
export const limitLogins = turns({ concurrency: 3, maxQueued: 60 })

const nobodys = decoyHash()

/**
 * The hash of a password under the salt of another one; without another under one that nobody has: it takes as long.
 * @throws 503 when too many passwords wait to be hashed or checked.
 */
export async function hashLike(like: string | null | undefined, password: string): Promise<string> {
  return limitHashing(() => hashPasswordLike(like ?? nobodys, password))
}

/**
 * The hash to keep of a new password.
 * @throws 503 when too many passwords wait to be hashed or checked.
 */
export async function protectPassword(password: string): Promise<string> {
  return limitHashing(() => hashPassword(password))
}

/**
 * Whether the password is the one of this hash. Without a hash (nobody has that address, or the account has
 * no password) it takes as long and is never right.
 * @throws 503 when too many passwords wait to be hashed or checked.
 */
export async function isRightPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  return limitHashing(() => verifyPassword(hash ?? nobodys, password))
}

/** A stronger hash of a password that was just right, when the kept one costs less than a new one would. */
export async function strongerHash(hash: string, password: string): Promise<string | undefined> {
  return isWeakHash(hash) ? protectPassword(password) : undefined
}
