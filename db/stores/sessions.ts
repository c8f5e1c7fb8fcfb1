import type { Connection } from '../connection.ts'
import { SessionModel } from '../models/session.ts'
import { prepared } from '../prepared.ts'
import type { Row } from '../row.ts'
import { accountColumns, type Account } from './accounts.ts'

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

type LiveRow = Account & Omit<SessionRow, 'accountId' | 'createdAt' | 'idHash'> & { sessionCreatedAt: Date }

/** What every request asks. */
const liveSession = prepared<LiveRow>(
  'live-session',
  `
  select ${accountColumns}, sessions.created_at as "sessionCreatedAt",
    sessions.authenticated_at as "authenticatedAt", sessions.last_seen_at as "lastSeenAt",
    sessions.expires_at as "expiresAt", sessions.user_agent as "userAgent"
  from sessions join accounts on accounts.id = sessions.account_id
  where sessions.id_hash = ? and sessions.expires_at > ? and sessions.last_seen_at > ?`,
)

/** The session with this hash that is not past either of its ends at `now`, with its account; one query. */
export async function findLiveSession(
  connection: Connection,
  idHash: Buffer,
  now: Date,
  idleSince: Date,
): Promise<LiveSession | undefined> {
  const [row] = await liveSession(connection, [idHash, now, idleSince])
  if (!row) return undefined
  const { sessionCreatedAt, authenticatedAt, lastSeenAt, expiresAt, userAgent, ...account } = row
  return {
    account,
    session: {
      idHash,
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
