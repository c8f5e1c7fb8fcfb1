import { raw } from 'objection'
import { lock, type Connection, type Transaction } from '../connection.ts'
import { prepared } from '../statements.ts'
import type { RowOf } from '../table.ts'
import { selectList } from '../statements.ts'
import { accounts, consents } from '../tables/accounts.ts'

export type Account = RowOf<typeof accounts>

/** Inserts a new account. */
export async function insertAccount(connection: Connection, account: Account): Promise<void> {
  await accounts.query(connection).insert(account)
}

/** The account with this id, verified or not. */
export async function findAccount(connection: Connection, id: string): Promise<Account | undefined> {
  return accounts.query(connection).findById(id)
}

/** The accounts with these ids, those that there are. */
export async function listAccounts(connection: Connection, ids: readonly string[]): Promise<Account[]> {
  return accounts.query(connection).whereIn('id', [...ids])
}

/** The account whose address this is: at most one. A sealed account has none any more. */
export async function findAccountOfAddress(
  connection: Connection,
  email: string,
): Promise<Account | undefined> {
  return accounts.query(connection).where({ email }).whereNull('sealed_at').first()
}

/** Changes some columns and gives the whole account after it; undefined when there is none. */
export async function patchAccount(
  connection: Connection,
  id: string,
  changes: Partial<Omit<Account, 'id' | 'createdAt'>>,
): Promise<Account | undefined> {
  return accounts.query(connection).patchAndFetchById(id, changes)
}

/**
 * Notes that the Pro that runs is celebrated.
 * @returns whether it was not before: in one statement, so that of many pages one is the first.
 */
export async function markCelebrated(connection: Connection, id: string, now: Date): Promise<boolean> {
  const marked = await accounts
    .query(connection)
    .findById(id)
    .where('subscription_active_until', '>', now)
    .whereRaw('(celebrated_until is null or celebrated_until < subscription_active_until)')
    .patch({ celebratedUntil: raw('subscription_active_until') })
  return marked === 1
}

const lockedAccount = prepared<Account>(
  'lock-account',
  `select ${selectList(accounts)} from accounts where id = ? for update`,
)

/** Locks the account's row until the transaction ends, so that counts under it hold. */
export async function lockAccount(connection: Connection, id: string): Promise<Account | undefined> {
  const [account] = await lockedAccount(connection, [id])
  return account
}

/**
 * Locks an address until the transaction ends: sign-ups, links and deletions of one address run one at a time, so
 * that what is read about it stays true. Take it before any row's lock.
 */
export async function lockAddress(trx: Transaction, email: string): Promise<void> {
  await lock(trx, `address:${email}`)
}

/** Deletes the account and, by its foreign keys, everything in it. */
export async function deleteAccount(connection: Connection, id: string): Promise<boolean> {
  return (await accounts.query(connection).deleteById(id)) > 0
}

export type Consent = RowOf<typeof consents>

/** Inserts a consent; the same notice again changes nothing. */
export async function insertConsent(trx: Transaction, consent: Consent): Promise<void> {
  await consents.query(trx).insert(consent).onConflict(['account_id', 'notice', 'version']).ignore()
}
