import type { Connection } from '../../../db/connection.ts'
import { findVerifiedAccount, listUnverifiedAccounts, type Account } from '../../../db/stores/accounts.ts'
import { PENDING_SIGNUPS_KEPT } from './policy.ts'
import { isSameHash } from '../../../platform/password-hash.ts'
import type { Services } from '../../services.ts'
import { hashWithSaltOf } from './password.ts'
import { Strategy } from 'passport-local'

/** Every account whose password may be typed with an address. */
export interface Credentials {
  owner: Account | undefined
  /** Unverified sign-ups, newest first. */
  waiting: readonly Account[]
}

/** Reads the accounts with an address. */
export async function findCredentials(connection: Connection, email: string): Promise<Credentials> {
  const owner = await findVerifiedAccount(connection, email)
  const waiting = await listUnverifiedAccounts(connection, email, PENDING_SIGNUPS_KEPT)
  return { owner, waiting }
}

/**
 * The hash whose salt all passwords of an address share, so that a login costs one hash: the owner's, else that of an
 * unverified sign-up; undefined when there is no password yet. A sign-up made before the owner last changed their
 * password has another salt and no longer matches.
 */
export function saltOf({ owner, waiting }: Credentials): string | undefined {
  return (
    owner?.passwordHash ??
    waiting.find(({ passwordHash }) => passwordHash !== null)?.passwordHash ??
    undefined
  )
}

/** The result of checking an address and a password. */
export type CredentialsVerdict =
  | { is: 'right'; account: Account }
  /** The password is right for an unverified sign-up. */
  | { is: 'unverified'; account: Account }
  /** `accountId`: the owner of the address, for the audit log; null without an owner. */
  | { is: 'wrong'; accountId: string | null }

/**
 * Checks a password against the verified account of the address and each unverified sign-up. They share one salt
 * (`saltOf`), so this costs one hash in every case, and a recent sign-up gets the same answer whether or not the
 * address has an owner.
 * @throws 503 when too many passwords wait to be checked.
 */
export async function checkCredentials(
  { database }: Pick<Services, 'database'>,
  { email, password }: { email: string; password: string },
): Promise<CredentialsVerdict> {
  const kept = await findCredentials(database.connection, email)
  const made = await hashWithSaltOf(saltOf(kept), password)
  const { owner } = kept
  const isRight = ({ passwordHash }: Account) => passwordHash !== null && isSameHash(made, passwordHash)
  if (owner && isRight(owner)) return { is: 'right', account: owner }
  const account = kept.waiting.find(isRight)
  return account ? { is: 'unverified', account } : { is: 'wrong', accountId: owner?.id ?? null }
}

/** Why the local strategy rejected a login. */
export type LocalRefusal = Exclude<CredentialsVerdict, { is: 'right' }>

/** Passport's local strategy over our accounts: email and password. */
export function localStrategy(services: Pick<Services, 'database'>): Strategy {
  return new Strategy({ usernameField: 'email' }, (email, password, done) => {
    const tell = (verdict: CredentialsVerdict): void =>
      verdict.is === 'right'
        ? done(null, verdict.account satisfies Account)
        : // Passport's types want a message for a page; ours go to the caller as they are.
          done(null, false, verdict as unknown as { message: string })
    checkCredentials(services, { email, password }).then(tell, done)
  })
}
