import type { Connection, Transaction } from '../connection.ts'
import type { RowOf } from '../table.ts'
import { authenticators, recoveryCodes } from '../tables/factors.ts'

export type Authenticator = RowOf<typeof authenticators>
export type RecoveryCode = RowOf<typeof recoveryCodes>

/** The authenticator of an account, also one that waits for its first code. */
export async function findAuthenticator(
  connection: Connection,
  accountId: string,
): Promise<Authenticator | undefined> {
  return authenticators.query(connection).findById(accountId)
}

/** Puts an authenticator that waits for its first code in the place of another that waits. */
export async function replaceWaitingAuthenticator(trx: Transaction, row: Authenticator): Promise<void> {
  await authenticators.query(trx).where('account_id', row.accountId).whereNull('confirmed_at').delete()
  await authenticators.query(trx).insert(row)
}

/**
 * Takes a code of this step, and none of the same or an earlier step again.
 * @returns whether it was the first: of any number at once, one is.
 */
export async function takeStep(
  trx: Transaction,
  { row, step, now }: { row: Pick<Authenticator, 'id' | 'accountId'>; step: number; now: Date },
): Promise<boolean> {
  const taken = await authenticators
    .query(trx)
    .where({ id: row.id, account_id: row.accountId })
    .whereNotNull('confirmed_at')
    .where('last_step', '<', step)
    .patch({ lastStep: step, usedAt: now })
  return taken > 0
}

/** Confirms a waiting authenticator with its first code, which works no second time. @returns whether it waited. */
export async function confirmAuthenticator(
  trx: Transaction,
  { row, step, now }: { row: Pick<Authenticator, 'id' | 'accountId'>; step: number; now: Date },
): Promise<boolean> {
  const confirmed = await authenticators
    .query(trx)
    .where({ id: row.id, account_id: row.accountId })
    .whereNull('confirmed_at')
    .patch({ lastStep: step, confirmedAt: now })
  return confirmed > 0
}

/** Removes an account's authenticator. @returns the removed one. */
export async function deleteAuthenticator(
  trx: Transaction,
  { accountId, id }: { accountId: string; id?: string },
): Promise<Authenticator | undefined> {
  const removed = await authenticators
    .query(trx)
    .where('account_id', accountId)
    .modify((query) => {
      if (id !== undefined) void query.where({ id })
    })
    .delete()
    .returning('*')
  return removed[0]
}

/** The account's recovery codes that were not used yet. */
export async function listRecoveryCodes(connection: Connection, accountId: string): Promise<RecoveryCode[]> {
  return recoveryCodes.query(connection).where('account_id', accountId).whereNull('used_at').limit(100)
}

/** Puts new codes in the place of all that the account had. */
export async function replaceRecoveryCodes(
  trx: Transaction,
  accountId: string,
  rows: readonly RecoveryCode[],
): Promise<void> {
  await deleteRecoveryCodes(trx, accountId)
  for (const row of rows) await recoveryCodes.query(trx).insert(row)
}

/** Spends a code. @returns whether it was not spent before: of any number at once, one does. */
export async function spendRecoveryCode(
  trx: Transaction,
  { id, accountId }: Pick<RecoveryCode, 'id' | 'accountId'>,
  now: Date,
): Promise<boolean> {
  const spent = await recoveryCodes
    .query(trx)
    .where({ id, account_id: accountId })
    .whereNull('used_at')
    .patch({ usedAt: now })
  return spent > 0
}

/** Deletes every recovery code of an account. */
export async function deleteRecoveryCodes(trx: Transaction, accountId: string): Promise<void> {
  await recoveryCodes.query(trx).where('account_id', accountId).delete()
}
