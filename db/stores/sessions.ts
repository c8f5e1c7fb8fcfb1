import type { Connection } from '../connection.ts'
import { AccountModel } from '../models/account.ts'
import { SessionModel } from '../models/session.ts'
import type { Row } from '../row.ts'
import type { Account } from './accounts.ts'

export type SessionRow = Row<SessionModel>

/** A live session with the account it belongs to. */
export interface LiveSession {
  session: SessionRow
  account: Account
}

/** Keeps a new session. */
export async function insertSession(connection: Connection, session: SessionRow): Promise<void> {
  await SessionModel.query(connection).insert(session)
}

/** The session with this hash that is not past either of its ends at `now`, with its account; one query. */
export async function findLiveSession(
  connection: Connection,
  idHash: Buffer,
  now: Date,
  idleSince: Date,
): Promise<LiveSession | undefined> {
  const row = (await AccountModel.query(connection)
    .join('sessions', 'sessions.account_id', 'accounts.id')
    .where('sessions.id_hash', idHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_seen_at', '>', idleSince)
    .select(
      'accounts.*',
      'sessions.id_hash',
      'sessions.created_at as session_created_at',
      'sessions.authenticated_at',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'sessions.user_agent',
    )
    .first()) as
    (Account & Omit<SessionRow, 'accountId' | 'createdAt'> & { sessionCreatedAt: Date }) | undefined
  if (!row) return undefined
  const {
    idHash: hash,
    sessionCreatedAt,
    authenticatedAt,
    lastSeenAt,
    expiresAt,
    userAgent,
    ...account
  } = row
  return {
    account,
    session: {
      idHash: hash,
      accountId: account.id,
      createdAt: sessionCreatedAt,
      authenticatedAt,
      lastSeenAt,
      expiresAt,
      userAgent,
    },
  }
}

/** Remembers that the session was used. */
export async function touchSession(connection: Connection, idHash: Buffer, now: Date): Promise<void> {
  await SessionModel.query(connection).where('id_hash', idHash).patch({ lastSeenAt: now })
}

/** Ends one session. */
export async function deleteSession(connection: Connection, idHash: Buffer): Promise<void> {
  await SessionModel.query(connection).where('id_hash', idHash).delete()
}

/** Ends every session of an account. @returns how many. */
export async function deleteSessionsOf(connection: Connection, accountId: string): Promise<number> {
  return SessionModel.query(connection).where('account_id', accountId).delete()
}

/** The account's sessions that are not past either of their ends at `now`, last used first, at most `limit`. */
export async function listLiveSessions(
  connection: Connection,
  { accountId, now, idleSince, limit }: { accountId: string; now: Date; idleSince: Date; limit: number },
): Promise<SessionRow[]> {
  return SessionModel.query(connection)
    .where('account_id', accountId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .orderBy([
      { column: 'last_seen_at', order: 'desc' },
      { column: 'created_at', order: 'desc' },
    ])
    .limit(limit)
}

/** Ends every session of an account but this one. @returns how many. */
export async function deleteOtherSessionsOf(
  connection: Connection,
  accountId: string,
  idHash: Buffer,
): Promise<number> {
  return SessionModel.query(connection).where('account_id', accountId).whereNot('id_hash', idHash).delete()
}

/** Deletes up to `limit` sessions that ended before `now`. @returns how many. */
export async function deleteExpiredSessions(
  connection: Connection,
  now: Date,
  limit: number,
): Promise<number> {
  const ended = SessionModel.query(connection).select('id_hash').where('expires_at', '<', now).limit(limit)
  return SessionModel.query(connection).whereIn('id_hash', ended).delete()
}
