import { v7 as uuidv7 } from 'uuid'
import type { Connection, Transaction } from '../connection.ts'
import { hashMailToken, mailToken, type MailTokenPurpose } from '../mail-link.ts'
import { MailTokenModel } from '../models/mail-token.ts'
import type { Row } from '../row.ts'

export type MailToken = Row<MailTokenModel>

/** Keeps a new token of an account and gives its id, from which its link is made. */
export async function insertMailToken(
  connection: Connection,
  tokenKey: string,
  token: Pick<MailToken, 'accountId' | 'purpose' | 'createdAt' | 'expiresAt'>,
): Promise<string> {
  const id = uuidv7()
  await MailTokenModel.query(connection).insert({
    ...token,
    id,
    tokenHash: hashMailToken(mailToken(tokenKey, token.purpose, id)),
    usedAt: null,
    supersededAt: null,
  })
  return id
}

/** The row of a token that somebody holds, when it was made for this purpose. */
export async function findMailToken(
  connection: Connection,
  purpose: MailTokenPurpose,
  token: string,
): Promise<MailToken | undefined> {
  return MailTokenModel.query(connection)
    .where({ purpose, token_hash: hashMailToken(token) })
    .first()
}

/** Remembers that the token did its work. */
export async function markMailTokenUsed(trx: Transaction, id: string, now: Date): Promise<void> {
  await MailTokenModel.query(trx).findById(id).patch({ usedAt: now })
}

/**
 * Ends the account's open tokens of these purposes: a newer one, or what was done with one, takes their place.
 * @param since ends only those made from this moment on.
 */
export async function supersedeMailTokens(
  trx: Transaction,
  accountId: string,
  purposes: readonly MailTokenPurpose[],
  now: Date,
  since = new Date(0),
): Promise<void> {
  await MailTokenModel.query(trx)
    .where({ account_id: accountId })
    .where('created_at', '>=', since)
    .whereIn('purpose', [...purposes])
    .whereNull('used_at')
    .whereNull('superseded_at')
    .patch({ supersededAt: now })
}

/** The row of a token by its id, which is what a job knows. */
export async function findMailTokenById(connection: Connection, id: string): Promise<MailToken | undefined> {
  return MailTokenModel.query(connection).findById(id)
}

/** Deletes up to `limit` tokens that stopped working before `now`. @returns how many. */
export async function deleteExpiredMailTokens(
  connection: Connection,
  now: Date,
  limit: number,
): Promise<number> {
  const ended = MailTokenModel.query(connection).select('id').where('expires_at', '<', now).limit(limit)
  return MailTokenModel.query(connection).whereIn('id', ended).delete()
}
