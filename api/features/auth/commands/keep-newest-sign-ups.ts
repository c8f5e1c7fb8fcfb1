import type { Transaction } from '../../../../db/connection.ts'
import { deleteUnverifiedAccounts, listUnverifiedAccounts } from '../../../../db/stores/accounts.ts'
import { PENDING_SIGNUPS_KEPT } from '../policy.ts'

/** Drops the oldest waiting sign-ups of an address: anybody may make more of them. */
export async function keepNewestSignUps(trx: Transaction, email: string): Promise<void> {
  const newest = await listUnverifiedAccounts(trx, email, PENDING_SIGNUPS_KEPT)
  await deleteUnverifiedAccounts(
    trx,
    email,
    newest.map(({ id }) => id),
  )
}
