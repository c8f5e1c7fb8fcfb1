import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Connection, Transaction } from '../connection.ts'
import { hashMailToken, mailToken, type MailTokenPurpose } from '../mail-link.ts'
import { purgeBefore } from '../statements.ts'
import type { RowOf } from '../table.ts'
import { mailTokens } from '../tables/accounts.ts'

export type MailToken = RowOf<typeof mailTokens>

/** What a new token says. */
export type NewMailToken = Pick<MailToken, 'accountId' | 'purpose' | 'email' | 'createdAt' | 'expiresAt'> &
  Partial<Pick<MailToken, 'browserHash' | 'matterId' | 'place' | 'codeShownAt'>>

const hashOf = (tokenKey: string, { purpose, id }: Pick<MailToken, 'purpose' | 'id'>): Buffer =>
  hashMailToken(mailToken(tokenKey, purpose, id))

/**
 * Keeps a new token and gives its id, from which its link is made.
 * @param tokenKey undefined where TOKEN_KEY is not known: nothing opens the token then, until the worker that makes its
 *   link seals it.
 */
export async function insertMailToken(
  connection: Connection,
  tokenKey: string | undefined,
  token: NewMailToken,
): Promise<string> {
  const id = uuidv7()
  await mailTokens.query(connection).insert({
    browserHash: null,
    matterId: null,
    place: null,
    codeShownAt: null,
    ...token,
    id,
    tokenHash: tokenKey === undefined ? randomBytes(32) : hashOf(tokenKey, { purpose: token.purpose, id }),
    codeTries: 0,
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

/** When links for these purposes, or about a matter, were mailed to an address since a moment, newest first, at most 100. */
export async function listMailedLinks(
  connection: Connection,
  {
    email,
    purpose,
    since,
    ...by
  }: { email: string; purpose: MailTokenPurpose; since: Date } & Partial<
    Pick<MailToken, 'matterId' | 'browserHash' | 'place'>
  >,
): Promise<{ sentAt: Date; worksUntil: Date }[]> {
  const rows = await mailTokens
    .query(connection)
    .where({ email, purpose })
    .where('created_at', '>', since)
    .modify((query) => {
      if (by.matterId !== undefined && by.matterId !== null) void query.where('matter_id', by.matterId)
      if (by.browserHash) void query.where('browser_hash', by.browserHash)
      if (by.place) void query.where('place', by.place)
    })
    .orderBy('created_at', 'desc')
    .limit(100)
  return rows.map(({ createdAt, expiresAt, usedAt, supersededAt }) => ({
    sentAt: createdAt,
    worksUntil: usedAt ?? supersededAt ?? expiresAt,
  }))
}

/** The row of a token that somebody holds, when it was made for one of these purposes. */
export async function findMailToken(
  connection: Connection,
  purposes: MailTokenPurpose | readonly MailTokenPurpose[],
  token: string,
): Promise<MailToken | undefined> {
  return mailTokens
    .query(connection)
    .whereIn('purpose', [purposes].flat())
    .where({ token_hash: hashMailToken(token) })
    .first()
}

/**
 * Counts one try at the codes of a browser's open tokens, or of those about a matter, before it is checked.
 * @returns the tokens that had a try left: of many tries at once each counts.
 */
export async function takeCodeTry(
  connection: Connection,
  {
    purpose,
    browserHash,
    matterId,
    now,
    tries,
  }: { purpose: MailTokenPurpose; browserHash?: Buffer; matterId?: string; now: Date; tries: number },
): Promise<MailToken[]> {
  const tried = mailTokens
    .query(connection)
    .where({ purpose })
    .modify((query) => {
      if (browserHash) void query.where('browser_hash', browserHash)
      if (matterId !== undefined) void query.where('matter_id', matterId)
    })
    .whereNull('used_at')
    .whereNull('superseded_at')
    .where('expires_at', '>', now)
    .where('code_tries', '<', tries)
    .increment('code_tries', 1)
    .returning('*')
  return tried
}

/** Counts a code of a second factor that is typed with a link. @returns whether the link had a try left. */
export async function takeFactorTry(
  connection: Connection,
  { id, tries }: { id: string; tries: number },
): Promise<boolean> {
  const counted = mailTokens
    .query(connection)
    .where({ id })
    .where('code_tries', '<', tries)
    .increment('code_tries', 1)
  return ((await counted) as unknown as number) > 0
}

/** Records that the token's code was shown: it can be typed for ten minutes from now. */
export async function markCodeShown(connection: Connection, id: string, now: Date): Promise<void> {
  await mailTokens.query(connection).findById(id).patch({ codeShownAt: now })
}

/** Records that the token was used, and by which browser. */
export async function markMailTokenUsed(
  trx: Transaction,
  id: string,
  now: Date,
  browserHash?: Buffer,
): Promise<void> {
  await mailTokens
    .query(trx)
    .findById(id)
    .patch({ usedAt: now, ...(browserHash && { browserHash }) })
}

/** Ends open tokens: of an account, to an address, or about a matter; all purposes unless some are named. */
export async function killMailTokens(
  trx: Transaction,
  which: { accountId?: string; email?: string; matterId?: string; purposes?: readonly MailTokenPurpose[] },
  now: Date,
): Promise<void> {
  const { accountId, email, matterId, purposes } = which
  await mailTokens
    .query(trx)
    .modify((query) => {
      if (accountId !== undefined) void query.where('account_id', accountId)
      if (email !== undefined) void query.where({ email })
      if (matterId !== undefined) void query.where('matter_id', matterId)
      if (purposes) void query.whereIn('purpose', [...purposes])
    })
    .whereNull('used_at')
    .whereNull('superseded_at')
    .patch({ supersededAt: now })
}

/** Deletes every token that was mailed to an address without an account. */
export async function deleteMailTokensTo(trx: Transaction, email: string): Promise<void> {
  await mailTokens.query(trx).where({ email }).whereNull('account_id').delete()
}

/** The row of a token by its id, which is what a job knows. */
export async function findMailTokenById(connection: Connection, id: string): Promise<MailToken | undefined> {
  return mailTokens.query(connection).findById(id)
}

/** Deletes up to `limit` tokens that stopped working before `now`. @returns how many. */
export const deleteExpiredMailTokens = purgeBefore(mailTokens, 'expiresAt')
