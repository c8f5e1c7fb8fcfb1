import type { Transaction } from '../../../../db/connection.ts'
import {
  deleteUnverifiedAccounts,
  listUnverifiedAccounts,
  findVerifiedAccount,
  insertAccount,
  lockAddress,
  insertConsent,
} from '../../../../db/stores/accounts.ts'
import { PENDING_SIGNUPS_KEPT, notices, VERIFICATION_SECONDS } from '../policy.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { addToOutbox } from '../../../../db/stores/outbox.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import { v7 as uuidv7 } from 'uuid'
import type { Services } from '../../../services.ts'
import { isWeakHash } from '../../../../platform/password-hash.ts'
import { findCredentials, saltOf } from '../credentials.ts'
import { guessableRefusal } from '../guessable/policy.ts'
import { hashWithSaltOf, hashNewPassword } from '../password.ts'
import { mailLinkTo } from './mail-link-to.ts'

/** Deletes the oldest unverified sign-ups of an address beyond the limit, because anybody may create more. */
export async function keepNewestSignUps(trx: Transaction, email: string): Promise<void> {
  const newest = await listUnverifiedAccounts(trx, email, PENDING_SIGNUPS_KEPT)
  await deleteUnverifiedAccounts(
    trx,
    email,
    newest.map(({ id }) => id),
  )
}

/** Tells the owner of an address that somebody, most likely they, signed up with it again [security S09]. */
export async function remindOwner(
  trx: Transaction,
  accountId: string,
  { now, requestId, caller }: CommandContext,
): Promise<void> {
  const payload = { mail: 'already-registered' as const, accountId, requestId }
  await addToOutbox(trx, { job: 'send-email', payload, accountId, now })
  await audit(trx, { actor: 'anyone', action: 'user_created_fail', accountId, now, requestId, caller })
}

/**
 * Hashes under the salt that the address already has, if any: a login then compares all its passwords with one hash.
 */
async function hashForAddress(
  { database }: Services,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const salt = saltOf(await findCredentials(database.connection, email))
  return salt === undefined || isWeakHash(salt) ? hashNewPassword(password) : hashWithSaltOf(salt, password)
}

/**
 * Signs up with an address and a password. Every unverified sign-up is an account of its own with its own password,
 * so nobody can plant theirs in another person's account. Nothing reveals whether the address was known, not even a
 * login with the chosen password: a sign-up with an owned address also waits for verification, but its link is never
 * mailed [decision 0011].
 * @throws 400 for a guessable password; 503 when too many passwords wait to be hashed.
 */
export async function signUp(
  services: Services,
  { email, password, now, requestId, caller }: CommandContext & { email: string; password: string },
): Promise<void> {
  const guessable = guessableRefusal(password, email)
  if (guessable) throw guessable
  // Hashed for a known address too, so that both cases take the same time.
  const passwordHash = await hashForAddress(services, { email, password })

  await services.database.transaction(async (trx) => {
    await lockAddress(trx, email)
    const accountId = uuidv7()
    await insertAccount(trx, {
      id: accountId,
      email,
      passwordHash,
      authProvider: 'email',
      verifiedAt: null,
      firstName: null,
      lastName: null,
      dateOfBirth: null,
      tin: null,
      phoneNumber: null,
      subscriptionActiveUntil: null,
      createdAt: now,
      updatedAt: now,
    })
    for (const notice of notices) await insertConsent(trx, { ...notice, accountId, givenAt: now })
    await keepNewestSignUps(trx, email)
    const owner = await findVerifiedAccount(trx, email)
    if (owner) {
      await remindOwner(trx, owner.id, { now, requestId, caller })
      return
    }
    await mailLinkTo(trx, services, {
      accountId,
      purpose: 'verify-email',
      seconds: VERIFICATION_SECONDS,
      now,
      requestId,
      caller,
    })
    await audit(trx, {
      actor: `account:${accountId}`,
      action: 'user_created',
      accountId,
      now,
      requestId,
      caller,
    })
  })
}
