import {
  decoyHash,
  hashPassword,
  hashPasswordLike,
  isWeakHash,
  verifyPassword,
} from '../../../platform/password-hash.ts'
import { hashInTurn } from './turns.ts'

const nobodys = decoyHash()

/**
 * The hash of a password under the salt of another one; without another under one that nobody has: it takes as long.
 * @throws 503 when too many passwords wait to be hashed or checked.
 */
export async function hashLike(like: string | null | undefined, password: string): Promise<string> {
  return hashInTurn(() => hashPasswordLike(like ?? nobodys, password))
}

/**
 * The hash to keep of a new password.
 * @throws 503 when too many passwords wait to be hashed or checked.
 */
export async function protectPassword(password: string): Promise<string> {
  return hashInTurn(() => hashPassword(password))
}

/**
 * Whether the password is the one of this hash. Without a hash (nobody has that address, or the account has
 * no password) it takes as long and is never right.
 * @throws 503 when too many passwords wait to be hashed or checked.
 */
export async function isRightPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  return hashInTurn(() => verifyPassword(hash ?? nobodys, password))
}

/** A stronger hash of a password that was just right, when the kept one costs less than a new one would. */
export async function strongerHash(hash: string, password: string): Promise<string | undefined> {
  return isWeakHash(hash) ? protectPassword(password) : undefined
}
