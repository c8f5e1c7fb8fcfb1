import { findVerifiedAccount, listUnverifiedAccounts, type Account } from '../../../db/stores/accounts.ts'
import type { Services } from '../../services.ts'
import { isRightPassword } from './password.ts'
import { PENDING_SIGNUPS_KEPT } from './policy.ts'

/** What an address and a password turned out to be. */
export type CredentialsVerdict =
  | { is: 'right'; account: Account }
  /** Right for a sign-up whose link was not opened yet. */
  | { is: 'unverified'; account: Account }
  /** `accountId`: whose address it is, for the audit log; null when nobody's. */
  | { is: 'wrong'; accountId: string | null }

/**
 * Checks a password against the verified account of the address or, when there is none, against each waiting
 * sign-up. An unknown address costs one hash, as a known one does.
 * @throws 503 when too many passwords wait to be checked.
 */
export async function checkCredentials(
  { database }: Pick<Services, 'database'>,
  { email, password }: { email: string; password: string },
): Promise<CredentialsVerdict> {
  const owner = await findVerifiedAccount(database.connection, email)
  if (owner) {
    const right = await isRightPassword(owner.passwordHash, password)
    return right ? { is: 'right', account: owner } : { is: 'wrong', accountId: owner.id }
  }
  const waiting = await listUnverifiedAccounts(database.connection, email, PENDING_SIGNUPS_KEPT)
  for (const account of waiting) {
    if (await isRightPassword(account.passwordHash, password)) return { is: 'unverified', account }
  }
  if (waiting.length === 0) await isRightPassword(null, password)
  return { is: 'wrong', accountId: null }
}
