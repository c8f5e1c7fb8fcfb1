import { createHmac } from 'node:crypto'
import { lock, type Connection, type Transaction } from '../connection.ts'
import { purgeBefore } from '../statements.ts'
import type { RowOf } from '../table.ts'
import type { Account } from './accounts.ts'
import { accounts, endedIdentities, identities, pendingLinks, signInAttempts } from '../tables/accounts.ts'
import { ofEachKey, signingKeyOf } from '../../platform/token-key.ts'

export type Identity = RowOf<typeof identities>

/** Inserts an identity; a known one is left as it is. */
export async function insertIdentity(connection: Connection, identity: Identity): Promise<void> {
  await identities.query(connection).insert(identity).onConflict(['issuer', 'subject']).ignore()
}

/** The identity that this issuer calls by this subject. */
export async function findIdentity(
  connection: Connection,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<Identity | undefined> {
  return identities.query(connection).where({ issuer, subject }).first()
}

/** Locks an identity until the transaction ends, so that two first sign-ins at once run one at a time. */
export async function lockIdentity(
  trx: Transaction,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<void> {
  await lock(trx, `identity:${issuer} ${subject}`)
}

/** Changes some columns of an identity. */
export async function patchIdentity(
  connection: Connection,
  id: string,
  changes: Partial<Pick<Identity, 'email' | 'provedAt' | 'provedBy' | 'usedAt' | 'subject'>>,
): Promise<void> {
  await identities.query(connection).where({ id }).patch(changes)
}

/** Every identity of an account, oldest first. */
export async function listIdentities(connection: Connection, accountId: string): Promise<Identity[]> {
  return identities.query(connection).where('account_id', accountId).orderBy('created_at')
}

/** Deletes identities of an account: every one, or the one with this id. @returns those deleted. */
export async function deleteIdentities(
  connection: Connection,
  accountId: string,
  id?: string,
): Promise<Identity[]> {
  const deleted = identities
    .query(connection)
    .where('account_id', accountId)
    .modify((query) => {
      if (id !== undefined) void query.where({ id })
    })
    .delete()
    .returning('*')
  return deleted
}

/**
 * Gives an identity that is kept under its former subject the one it has now.
 * @returns it under the new subject; undefined when none is kept under the former.
 */
export async function moveIdentity(
  trx: Transaction,
  identity: Pick<Identity, 'issuer' | 'subject'> & { formerSubject: string | undefined },
): Promise<Identity | undefined> {
  const { issuer, subject, formerSubject } = identity
  if (formerSubject === undefined) return undefined
  const moved = await identities
    .query(trx)
    .where({ issuer, subject: formerSubject })
    .update({ subject })
    .returning('*')
  return moved[0]
}

/** The account that an identity signs in to; undefined while it sleeps. */
export async function findAccountOfIdentity(
  connection: Connection,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<Account | undefined> {
  return accounts
    .query(connection)
    .join('identities', 'identities.account_id', 'accounts.id')
    .where({ 'identities.issuer': issuer, 'identities.subject': subject })
    .whereNotNull('identities.proved_at')
    .select('accounts.*')
    .first()
}

/** The identities of an account that a hosted provider signed. */
export async function listHostedIdentities(connection: Connection, accountId: string): Promise<Identity[]> {
  return identities.query(connection).where({ account_id: accountId, provider: 'hosted' })
}

/** The providers with which somebody can sign in to an account: those of its identities that were proved. */
export async function listProvidersOf(
  connection: Connection,
  accountId: string,
): Promise<('google' | 'microsoft')[]> {
  const rows = await identities
    .query(connection)
    .where('account_id', accountId)
    .whereIn('provider', ['google', 'microsoft'])
    .whereNotNull('proved_at')
    .distinct('provider')
    .orderBy('provider')
  return rows.map(({ provider }) => provider as 'google' | 'microsoft')
}

export type PendingLink = RowOf<typeof pendingLinks>

/** Inserts a pending link. */
export async function insertPendingLink(connection: Connection, link: PendingLink): Promise<void> {
  await pendingLinks.query(connection).insert(link)
}

/** The newest identity that waits in this browser at `now`. */
export async function findPendingLink(
  connection: Connection,
  browserHash: Buffer,
  now: Date,
): Promise<PendingLink | undefined> {
  return pendingLinks
    .query(connection)
    .where('browser_hash', browserHash)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .first()
}

/** Counts an attempt at a proof before it is checked, so that parallel attempts count too. @returns the count with this one. */
export async function countProofAttempt(connection: Connection, id: string): Promise<number> {
  const [row] = await pendingLinks.query(connection).where({ id }).increment('tries', 1).returning('*')
  return row?.tries ?? Number.POSITIVE_INFINITY
}

/** Deletes a pending link. @returns whether it was still there. */
export async function deletePendingLink(trx: Transaction, id: string): Promise<boolean> {
  return (await pendingLinks.query(trx).deleteById(id)) > 0
}

/** Deletes every identity that waits for an account's proof, or waits in a browser. */
export async function deletePendingLinks(
  trx: Transaction,
  which: { accountId: string } | { browserHash: Buffer },
): Promise<void> {
  const column = 'accountId' in which ? { account_id: which.accountId } : { browser_hash: which.browserHash }
  await pendingLinks.query(trx).where(column).delete()
}

/** Deletes up to `limit` pending links that expired before `now`. @returns how many. */
export const deleteExpiredPendingLinks = purgeBefore(pendingLinks, 'expiresAt')

export type SignInAttempt = RowOf<typeof signInAttempts>

/** Inserts a new sign-in attempt. */
export async function insertSignInAttempt(connection: Connection, attempt: SignInAttempt): Promise<void> {
  await signInAttempts.query(connection).insert(attempt)
}

/** Deletes the attempt with this hash and returns it, in one statement: of two callers one gets it. */
export async function takeSignInAttempt(
  connection: Connection,
  idHash: Buffer,
): Promise<SignInAttempt | undefined> {
  const deleted = await signInAttempts.query(connection).where('id_hash', idHash).delete().returning('*')
  return deleted[0]
}

/** Deletes up to `limit` sign-in attempts that expired before `now`. @returns how many. */
export const deleteExpiredSignInAttempts = purgeBefore(signInAttempts, 'expiresAt')

type Named = Pick<Identity, 'issuer' | 'subject'>

/** Keyed hash of an identity whose account was deleted: it reveals neither issuer nor subject. */
function hashOf(key: string, { issuer, subject }: Named): Buffer {
  return createHmac('sha256', key).update(`ended identity ${issuer} ${subject}`).digest()
}

/** Records that the account of a hosted identity was deleted at `endedAt`. */
export async function recordIdentityEnd(
  connection: Connection,
  tokenKey: string,
  { identity, endedAt }: { identity: Named; endedAt: Date },
): Promise<void> {
  const idHash = hashOf(signingKeyOf(tokenKey), identity)
  await endedIdentities.query(connection).insert({ idHash, endedAt }).onConflict('id_hash').merge()
}

/** When the account of a hosted identity was last deleted, while that row is kept. */
export async function findIdentityEnd(
  connection: Connection,
  tokenKey: string,
  identity: Named,
): Promise<Date | undefined> {
  const hashes = ofEachKey(tokenKey, (key) => hashOf(key, identity))
  const ends = await endedIdentities.query(connection).whereIn('id_hash', hashes).orderBy('ended_at', 'desc')
  return ends[0]?.endedAt
}

/** Deletes up to `limit` rows of identities that ended before `before`. @returns how many. */
export const purgeEndedIdentities = purgeBefore(endedIdentities, 'endedAt')
