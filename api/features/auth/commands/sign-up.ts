import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '../../../../db/connection.ts'
import { findVerifiedAccount, insertAccount, lockAddress } from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { insertConsent } from '../../../../db/stores/consents.ts'
import { addToOutbox } from '../../../../db/stores/outbox.ts'
import type { Services } from '../../../services.ts'
import type { Asked } from '../../../http/asked.ts'
import { guessableRefusal } from '../guessable/index.ts'
import { notices } from '../notices.ts'
import { protectPassword } from '../password.ts'
import { VERIFICATION_SECONDS } from '../policy.ts'
import { keepNewestSignUps } from './keep-newest-sign-ups.ts'
import { mailLinkTo } from './mail-link-to.ts'

/** Tells the owner of an address that somebody, most likely they, signed up with it again (CHECKLISTS S09). */
async function remindOwner(trx: Transaction, accountId: string, { now, requestId }: Asked): Promise<void> {
  const payload = { mail: 'already-registered' as const, accountId, requestId }
  await addToOutbox(trx, { job: 'send-email', payload, accountId, now })
  await audit(trx, { actor: 'anyone', action: 'user_created_fail', accountId, now, requestId })
}

/**
 * Signs up with an address and a password. Every unverified sign-up is an account of its own with its own
 * password, so nobody can plant theirs in another person's account; nothing tells the caller whether the
 * address was known.
 * @throws 400 for a password that would be guessed at once; 503 when too many passwords wait to be hashed.
 */
export async function signUp(
  services: Services,
  { email, password, now, requestId }: Asked & { email: string; password: string },
): Promise<void> {
  const guessable = guessableRefusal(password, email)
  if (guessable) throw guessable
  // Also for a known address, so that both take as long.
  const passwordHash = await protectPassword(password)

  await services.database.transaction(async (trx) => {
    await lockAddress(trx, email)
    const owner = await findVerifiedAccount(trx, email)
    if (owner) {
      await remindOwner(trx, owner.id, { now, requestId })
      return
    }
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
    await mailLinkTo(trx, services, {
      accountId,
      purpose: 'verify-email',
      seconds: VERIFICATION_SECONDS,
      now,
      requestId,
    })
    await audit(trx, { actor: `account:${accountId}`, action: 'user_created', accountId, now, requestId })
  })
}
