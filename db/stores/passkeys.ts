import type { Connection, Transaction } from '../connection.ts'
import { purgeBefore } from '../statements.ts'
import type { RowOf } from '../table.ts'
import { passkeyAttempts, passkeys } from '../tables/factors.ts'

export type Passkey = RowOf<typeof passkeys>
export type PasskeyAttempt = RowOf<typeof passkeyAttempts>

/** Inserts a passkey. @returns whether no account had it. */
export async function insertPasskey(trx: Transaction, passkey: Passkey): Promise<boolean> {
  // The rows themselves: the model would give back what it was given, also when nothing was inserted.
  const inserted: unknown[] = await passkeys
    .query(trx)
    .insert(passkey)
    .onConflict('credential_id')
    .ignore()
    .returning('id')
    .toKnexQuery()
  return inserted.length > 0
}

/** The passkeys of an account, oldest first. */
export async function listPasskeys(connection: Connection, accountId: string): Promise<Passkey[]> {
  return passkeys.query(connection).where('account_id', accountId).orderBy('created_at').limit(100)
}

/** The passkey that its authenticator calls by this id. */
export async function findPasskey(
  connection: Connection,
  credentialId: string,
): Promise<Passkey | undefined> {
  return passkeys.query(connection).findOne({ credential_id: credentialId })
}

/** Records a use. @returns false when the passkey was removed meanwhile. */
export async function recordPasskeyUse(
  trx: Transaction,
  { id, counter, backedUp, now }: Pick<Passkey, 'id' | 'counter' | 'backedUp'> & { now: Date },
): Promise<boolean> {
  return (await passkeys.query(trx).findById(id).patch({ counter, backedUp, usedAt: now })) > 0
}

/** Removes passkeys of an account: one, or all but one. @returns the removed. */
export async function deletePasskeys(
  trx: Transaction,
  { accountId, id, except }: { accountId: string; id?: string; except?: string },
): Promise<Passkey[]> {
  return passkeys
    .query(trx)
    .where('account_id', accountId)
    .modify((query) => {
      if (id !== undefined) void query.where({ id })
      if (except !== undefined) void query.whereNot('id', except)
    })
    .delete()
    .returning('*')
}

/** Inserts what a browser was asked to sign. */
export async function insertPasskeyAttempt(connection: Connection, attempt: PasskeyAttempt): Promise<void> {
  await passkeyAttempts.query(connection).insert(attempt)
}

/** Deletes the attempt with this hash and returns it, in one statement: of two callers one gets it. */
export async function takePasskeyAttempt(
  connection: Connection,
  idHash: Buffer,
): Promise<PasskeyAttempt | undefined> {
  const deleted = await passkeyAttempts.query(connection).where('id_hash', idHash).delete().returning('*')
  return deleted[0]
}

/** Deletes up to `limit` attempts that expired before `now`. @returns how many. */
export const deleteExpiredPasskeyAttempts = purgeBefore(passkeyAttempts, 'expiresAt')
