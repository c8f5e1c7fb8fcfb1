import type { Connection } from '../../../db/connection.ts'
import { findVerifiedAccount, listUnverifiedAccounts, type Account } from '../../../db/stores/accounts.ts'
import { PENDING_SIGNUPS_KEPT } from './policy.ts'

/** Every password that an address may be typed with. */
export interface Credentials {
  owner: Account | undefined
  /** Sign-ups whose link was not opened, newest first. */
  waiting: readonly Account[]
}

/** The passwords that are kept for an address. */
export async function findCredentials(connection: Connection, email: string): Promise<Credentials> {
  const owner = await findVerifiedAccount(connection, email)
  const waiting = await listUnverifiedAccounts(connection, email, PENDING_SIGNUPS_KEPT)
  return { owner, waiting }
}

/**
 * The hash whose salt all passwords of an address share, so that a login costs one hash: the owner's, else that of a
 * waiting sign-up; undefined when there is no password yet. A sign-up that came before the owner changed their
 * password is no longer compared.
 */
export function saltOf({ owner, waiting }: Credentials): string | undefined {
  return (
    owner?.passwordHash ??
    waiting.find(({ passwordHash }) => passwordHash !== null)?.passwordHash ??
    undefined
  )
}
