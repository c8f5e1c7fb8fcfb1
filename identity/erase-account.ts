import type { Database, Transaction } from '../db/connection.ts'
import { lockAddress, type Account } from '../db/stores/accounts.ts'
import { audit, type ErasedMoney } from '../db/stores/audit-log.ts'
import { eraseAccountRows } from '../db/stores/erasure.ts'
import { listSubscriptions } from '../db/stores/billing.ts'
import { findUnreturned, listMoneyMoved, type Unreturned } from '../db/stores/money-moved.ts'
import { listHostedIdentities, recordIdentityEnd } from '../db/stores/identities.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { AppError } from '../platform/errors.ts'
import { tellOfDeletion } from './tell-of-deletion.ts'

/** TOKEN_KEY is needed only for people of a hosted identity provider. */
interface ErasureKey {
  readonly TOKEN_KEY?: string | undefined
}

/** What to erase. */
export type Erasure = CommandContext & {
  account: Account
  /** Who does it for its person, and why: support, or a sweep. */
  by?: { actor: string; reason: string } | undefined
}

/**
 * 409: support cannot erase a person of a hosted identity provider without the secret that records the identity as
 * ended.
 */
function tokenKeyNeeded(): AppError {
  return new AppError(
    409,
    'token_key_needed',
    'This person signs in with the hosted identity provider. Set TOKEN_KEY to that of the product, so that the identity is remembered as ended.',
  )
}

/**
 * Deletes a person's account and all its data permanently, and confirms it by mail, whoever did it for them. The audit log keeps
 * the opaque id, and the operator's erased log, by which a restored backup forgets the account again. The audit entry names the
 * payments of which a bank did not take what was given back: nothing else tells of them any more.
 * @returns id of the audit entry; undefined when another deletion was first.
 * @throws 409 when the identity of a hosted provider must be remembered as ended and TOKEN_KEY is not known.
 */
export async function eraseAccount(
  { database, env }: { database: Database; env: ErasureKey },
  erasure: Erasure,
): Promise<string | undefined> {
  const { account, now, requestId } = erasure
  return database.transaction(async (trx) => {
    const auditId = await eraseInTransaction(trx, env, erasure)
    // The address of a sealed account is another person's now.
    if (auditId !== undefined && account.sealedAt === null)
      await tellOfDeletion(trx, env, { email: account.email, auditId, now, requestId })
    return auditId
  })
}

/** The same without the mail, within a transaction that has checked what makes it due. */
export async function eraseInTransaction(
  trx: Transaction,
  env: ErasureKey,
  { account, by, now, requestId, caller }: Erasure,
): Promise<string | undefined> {
  const { id: accountId, email } = account
  await lockAddress(trx, email)
  for (const identity of await listHostedIdentities(trx, accountId)) {
    if (env.TOKEN_KEY === undefined) throw tokenKeyNeeded()
    await recordIdentityEnd(trx, env.TOKEN_KEY, { identity, endedAt: now })
  }
  const unreturned = await findUnreturned(trx, await listMoneyMoved(trx, accountId))
  const subscriptions = await listSubscriptions(trx, accountId)
  const hasOpenDispute = subscriptions.some(({ endedBecause }) => endedBecause === 'disputed')
  if (!(await eraseAccountRows(trx, account, now))) return undefined
  return audit(trx, {
    actor: by?.actor ?? `account:${accountId}`,
    action: 'user_deleted',
    accountId,
    now,
    requestId,
    caller,
    reason: by?.reason,
    detail: {
      ...(unreturned.length > 0 && { unreturned: unreturned.map(presentUnreturned) }),
      ...(hasOpenDispute && { disputed: true }),
    },
  })
}

const presentUnreturned = ({
  invoiceId,
  cents,
  currency,
  since,
  paidAt,
  givenBackAt,
}: Unreturned): ErasedMoney => ({
  invoiceId,
  cents,
  currency,
  since: since.toISOString(),
  paidAt: paidAt.toISOString(),
  givenBackAt: givenBackAt.toISOString(),
})
