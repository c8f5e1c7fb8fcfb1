import type { Connection } from '../connection.ts'
import { listAccounts } from '../stores/accounts.ts'
import { audit, type Erasure } from '../stores/audit-log.ts'
import { eraseAccountRows } from '../stores/erasure.ts'

/** Accounts looked up at a time. */
const BATCH = 1_000

/**
 * Erases the accounts of an erased log that a restored backup still held, in one transaction. The audit log tells it
 * anew, at the moment when it happened first.
 * @returns how many.
 */
export async function eraseAgain(connection: Connection, erasures: readonly Erasure[]): Promise<number> {
  return connection.transaction(async (trx) => {
    const moments = new Map(erasures.map(({ accountId, at }) => [accountId, at]))
    const ids = [...moments.keys()]
    let erased = 0
    for (let from = 0; from < ids.length; from += BATCH)
      for (const account of await listAccounts(trx, ids.slice(from, from + BATCH))) {
        const now = moments.get(account.id) ?? account.updatedAt
        if (!(await eraseAccountRows(trx, account, now))) continue
        erased += 1
        await audit(trx, {
          actor: 'restore',
          action: 'user_deleted',
          accountId: account.id,
          now,
          caller: null,
          detail: { reason: 'erased since the backup' },
        })
      }
    return erased
  })
}
