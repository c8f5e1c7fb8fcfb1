import { hkdfSync } from 'node:crypto'
import type { Connection, Database, Transaction } from '../db/connection.ts'
import { findAccountOfAddress, lockAccount, patchAccount, type Account } from '../db/stores/accounts.ts'
import { endAccountantLinks } from '../db/stores/accountant-links.ts'
import { killMailTokens } from '../db/stores/mail-tokens.ts'
import { listSignUps, type SignUp } from '../db/stores/sign-ups.ts'
import { endSessionsOf } from '../db/stores/sessions.ts'
import { deletePendingLinks } from '../db/stores/identities.ts'
import { endWaitingChanges } from '../db/stores/waiting-changes.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { decoyHash, isSameHash, isWeakHash } from '../platform/password-hash.ts'
import { guessableRefusal } from './guessable/policy.ts'
import { hashLike } from './hashing.ts'
import { tell } from './history.ts'
import { signingKeyOf } from '../platform/token-key.ts'

const SALT_BYTES = 16

interface PasswordKey {
  TOKEN_KEY: string
}

/** A hash under the salt of an address, which no account has: HKDF-SHA256 of TOKEN_KEY and the address. */
function vacantHash({ TOKEN_KEY }: PasswordKey, email: string): string {
  return decoyHash(
    Buffer.from(hkdfSync('sha256', signingKeyOf(TOKEN_KEY), email, 'salt of an address', SALT_BYTES)),
  )
}

/**
 * The hash under whose salt whatever is typed for an address is hashed: its account's, else one of nobody. An account
 * keeps its salt when its password or address changes, and sign-ups at its address share it. So one derivation tells
 * which of them was typed, or that none was, in the same time whether the address is known or not [security S07].
 */
const hashAt = (key: PasswordKey, email: string, accountHash: string | null | undefined): string =>
  accountHash ?? vacantHash(key, email)

/** A password that somebody chooses for an address. */
interface NewPassword {
  email: string
  password: string
  /** The hash of the account's password, if there is one already. */
  accountHash: string | null | undefined
  field?: 'password' | 'newPassword'
}

/**
 * Hashes a new password of an address.
 * @throws 400 for a guessable one; 503 when too many passwords wait to be hashed.
 */
export async function hashNewPassword(
  key: PasswordKey,
  { email, password, accountHash, field }: NewPassword,
): Promise<string> {
  const guessable = guessableRefusal(password, email, field)
  if (guessable) throw guessable
  const isWeak = typeof accountHash === 'string' && isWeakHash(accountHash)
  return hashLike(hashAt(key, email, isWeak ? null : accountHash), password)
}

/**
 * Hashes the password of a sign-up: one query and one derivation, whoever lives at the address.
 * @throws 400 for a guessable one; 503 when too many passwords wait to be hashed.
 */
export async function hashSignUpPassword(
  { database, env }: { database: Database; env: PasswordKey },
  { email, password }: { email: string; password: string },
): Promise<string> {
  const owner = await findAccountOfAddress(database.connection, email)
  return hashNewPassword(env, { email, password, accountHash: owner?.passwordHash })
}

/** Who waits at an address, or lives there. */
export interface Residents {
  owner: Account | undefined
  /** Newest first. */
  signUps: readonly SignUp[]
}

/** What a typed address and password say. */
export type PasswordVerdict =
  | { is: 'right'; account: Account }
  /** Right for a sign-up, or for an account that its sign-up's browser alone may use so far. */
  | { is: 'unverified'; account: Account | undefined }
  | { is: 'wrong'; account: Account | undefined }

/** Whether what a sign-up brought to its account counts in this browser. It does everywhere once it was used. */
export function countsHere(
  account: Pick<Account, 'provisionalBrowser' | 'provisionalUntil'>,
  browserHash: Buffer | null,
  now: Date,
): boolean {
  const { provisionalBrowser, provisionalUntil } = account
  if (provisionalBrowser === null || provisionalUntil === null) return true
  return browserHash !== null && provisionalBrowser.equals(browserHash) && now < provisionalUntil
}

/** What an account is after its sign-up's password or identity was first used: open. */
export const opened = { provisionalBrowser: null, provisionalUntil: null } as const

/**
 * Checks a password against the account of the address and the sign-ups that wait there: two queries and one
 * derivation, whoever is there [security S07].
 * @throws 503 when too many passwords wait to be checked.
 */
export async function checkPassword(
  key: PasswordKey,
  { owner, signUps }: Residents,
  typed: { email: string; password: string; browserHash: Buffer | null; now: Date },
): Promise<PasswordVerdict> {
  const { email, password, browserHash, now } = typed
  const made = await hashLike(hashAt(key, email, owner?.passwordHash), password)
  const isRightFor = ({ passwordHash }: Pick<Account, 'passwordHash'>) =>
    passwordHash !== null && isSameHash(made, passwordHash)
  if (owner && isRightFor(owner))
    return { is: countsHere(owner, browserHash, now) ? 'right' : 'unverified', account: owner }
  return { is: signUps.some(isRightFor) ? 'unverified' : 'wrong', account: owner }
}

/** Who waits at an address, or lives there: the same two queries whoever does. */
export async function findResidents(connection: Connection, email: string, now: Date): Promise<Residents> {
  const owner = await findAccountOfAddress(connection, email)
  return { owner, signUps: await listSignUps(connection, { email, now }) }
}

/** A stronger hash of a password that was just verified, when the stored one costs less than a new one would. */
export async function betterHash(
  key: PasswordKey,
  { email, passwordHash }: Pick<Account, 'email' | 'passwordHash'>,
  password: string,
): Promise<string | undefined> {
  if (passwordHash === null || !isWeakHash(passwordHash)) return undefined
  return hashLike(vacantHash(key, email), password)
}

/**
 * Sets the password of somebody who knows the current one. Other sessions end, and every link and change that waits,
 * and the links that show a calculation to a reader, but not reset links: a thief who knows the password would race the owner's.
 * @param change `except` is the public id of the session that changes it.
 */
export async function setPassword(
  trx: Transaction,
  change: { accountId: string; passwordHash: string; except: string },
  context: CommandContext,
): Promise<void> {
  const { accountId, passwordHash, except } = change
  const { now } = context
  await lockAccount(trx, accountId)
  await patchAccount(trx, accountId, { passwordHash, updatedAt: now })
  const sessions = await endSessionsOf(trx, { accountId, except }, { because: 'password', now })
  await killMailTokens(
    trx,
    {
      accountId,
      purposes: ['change-email', 'email-change-asked', 'link-identity', 'know-browser', 'confirm-code'],
    },
    now,
  )
  await deletePendingLinks(trx, { accountId })
  const changes = await endWaitingChanges(trx, { accountId, outcome: 'dropped', now })
  const links = await endAccountantLinks(trx, { accountId }, { because: 'safety', now })
  const ended = { sessions, waysIn: [], changes: changes.length, links: links.length }
  await tell(trx, { accountId, event: 'password-changed', detail: { ended } }, context)
}
