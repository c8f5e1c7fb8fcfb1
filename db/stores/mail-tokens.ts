import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Connection, Transaction } from '../connection.ts'
import { hashMailToken, mailToken, type MailTokenPurpose } from '../mail-link.ts'
import { purgeBefore } from '../statements.ts'
import type { RowOf } from '../table.ts'
import { mailTokens } from '../tables/accounts.ts'

export type MailToken = RowOf<typeof mailTokens>

const hashOf = (tokenKey: string, { purpose, id }: Pick<MailToken, 'purpose' | 'id'>): Buffer =>
  hashMailToken(mailToken(tokenKey, purpose, id))

/**
 * Keeps a new token of an account and gives its id, from which its link is made.
 * @param tokenKey undefined where TOKEN_KEY is not known: nothing opens the token then, until the worker that makes its
 *   link seals it.
 */
export async function insertMailToken(
  connection: Connection,
  tokenKey: string | undefined,
  token: Pick<MailToken, 'accountId' | 'purpose' | 'createdAt' | 'expiresAt'>,
): Promise<string> {
  const id = uuidv7()
  await mailTokens.query(connection).insert({
    ...token,
    id,
    tokenHash: tokenKey === undefined ? randomBytes(32) : hashOf(tokenKey, { purpose: token.purpose, id }),
    usedAt: null,
    supersededAt: null,
  })
  return id
}

/** Makes a token openable by the link that is about to be mailed: kept without TOKEN_KEY, it was not yet. */
export async function activateMailToken(
  connection: Connection,
  tokenKey: string,
  { id, purpose }: Pick<MailToken, 'id' | 'purpose'>,
): Promise<void> {
  const tokenHash = hashOf(tokenKey, { id, purpose })
  await mailTokens
    .query(connection)
    .where({ id, purpose })
    .whereNot('token_hash', tokenHash)
    .patch({ tokenHash })
}

/**
 * How many moments since `since` brought one of these accounts a new token for this purpose: how often it was asked
 * for, because one asking gives all of them a token at one moment.
 */
export async function countMailTokenRequests(
  connection: Connection,
  { accountIds, purpose, since }: { accountIds: readonly string[]; purpose: MailTokenPurpose; since: Date },
): Promise<number> {
  const row = await mailTokens
    .query(connection)
    .whereIn('account_id', [...accountIds])
    .where({ purpose })
    .where('created_at', '>', since)
    .countDistinct('created_at as askings')
    .first()
    .castTo<{ askings: string } | undefined>()
  return Number(row?.askings ?? 0)
}

/** The row of a token that somebody holds, when it was made for this purpose. */
export async function findMailToken(
  connection: Connection,
  purpose: MailTokenPurpose,
  token: string,
): Promise<MailToken | undefined> {
  return mailTokens
    .query(connection)
    .where({ purpose, token_hash: hashMailToken(token) })
    .first()
}

/** Records that the token was used. */
export async function markMailTokenUsed(trx: Transaction, id: string, now: Date): Promise<void> {
  await mailTokens.query(trx).findById(id).patch({ usedAt: now })
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
  await mailTokens
    .query(trx)
    .where({ account_id: accountId })
    .where('created_at', '>=', since)
    .whereIn('purpose', [...purposes])
    .whereNull('used_at')
    .whereNull('superseded_at')
    .patch({ supersededAt: now })
}

/** The row of a token by its id, which is what a job knows. */
export async function findMailTokenById(connection: Connection, id: string): Promise<MailToken | undefined> {
  return mailTokens.query(connection).findById(id)
}

/** Deletes up to `limit` tokens that stopped working before `now`. @returns how many. */
export const deleteExpiredMailTokens = purgeBefore(mailTokens, 'expiresAt')
