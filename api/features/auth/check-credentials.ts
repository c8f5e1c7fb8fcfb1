import type { Account } from '../../../db/stores/accounts.ts'
import { isSameHash } from '../../../platform/password-hash.ts'
import type { Services } from '../../services.ts'
import { findCredentials, saltOf } from './credentials.ts'
import { hashLike } from './password.ts'

/** What an address and a password turned out to be. */
export type CredentialsVerdict =
  | { is: 'right'; account: Account }
  /** Right for a sign-up whose link was not opened yet. */
  | { is: 'unverified'; account: Account }
  /** `accountId`: whose address it is, for the audit log; null when nobody's. */
  | { is: 'wrong'; accountId: string | null }

/**
 * Checks a password against the verified account of the address and each waiting sign-up, which share one salt
 * (`saltOf`): one hash, whoever the address belongs to and however many sign-ups wait. What somebody signed up with
 * just now therefore answers alike whether the address has an account or not.
 * @throws 503 when too many passwords wait to be checked.
 */
export async function checkCredentials(
  { database }: Pick<Services, 'database'>,
  { email, password }: { email: string; password: string },
): Promise<CredentialsVerdict> {
  const kept = await findCredentials(database.connection, email)
  const made = await hashLike(saltOf(kept), password)
  const { owner } = kept
  const isRight = ({ passwordHash }: Account) => passwordHash !== null && isSameHash(made, passwordHash)
  if (owner && isRight(owner)) return { is: 'right', account: owner }
  const account = kept.waiting.find(isRight)
  return account ? { is: 'unverified', account } : { is: 'wrong', accountId: owner?.id ?? null }
}
