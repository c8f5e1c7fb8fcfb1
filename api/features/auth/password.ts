import { createLane, LaneFull } from '../../../platform/lane.ts'
import { decoyHash, hashPassword, isWeakHash, verifyPassword } from '../../../platform/password-hash.ts'
import { tooBusy } from './refusals.ts'

/**
 * Hashing takes a core for tens of milliseconds: two at once leave Node's other threads free, and sixty that
 * wait are served within about two seconds (CHECKLISTS S04).
 */
const lane = createLane({ atOnce: 2, waiting: 60 })

const nobodys = decoyHash()

async function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await lane(work)
  } catch (error) {
    throw error instanceof LaneFull ? tooBusy(error) : error
  }
}

/**
 * The hash to keep of a new password.
 * @throws 503 when too many passwords wait to be hashed or checked.
 */
export async function protectPassword(password: string): Promise<string> {
  return inTurn(() => hashPassword(password))
}

/**
 * Whether the password is the one of this hash. Without a hash (nobody has that address, or the account has
 * no password) it takes as long and is never right.
 * @throws 503 when too many passwords wait to be hashed or checked.
 */
export async function isRightPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  return inTurn(() => verifyPassword(hash ?? nobodys, password))
}

/** A stronger hash of a password that was just right, when the kept one costs less than a new one would. */
export async function strongerHash(hash: string, password: string): Promise<string | undefined> {
  return isWeakHash(hash) ? protectPassword(password) : undefined
}
