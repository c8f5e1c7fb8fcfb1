import type { Connection } from '../connection.ts'
import { columnNames, prepared, selectList, purgeBefore } from '../statements.ts'
import type { RowOf } from '../table.ts'
import type { Account } from './accounts.ts'
import { accounts, sessions } from '../tables/accounts.ts'

export type SessionRow = RowOf<typeof sessions>

/** A live session with the account it belongs to. */
export interface LiveSession {
  session: SessionRow
  account: Account
}

/** Inserts a new session. */
export async function insertSession(connection: Connection, session: SessionRow): Promise<void> {
  await sessions.query(connection).insert(session)
}

/** Columns of a session that do not follow from the account and the hash, apart from its creation. */
const ofSession = columnNames(sessions, 'idHash', 'accountId', 'createdAt')

type LiveRow = Account & Pick<SessionRow, (typeof ofSession)[number]> & { sessionCreatedAt: Date }

/** Runs with every request. */
const liveSession = prepared<LiveRow>(
  'live-session',
  `
  select ${selectList(accounts)}, ${selectList(sessions, ofSession)}, sessions.created_at as "sessionCreatedAt"
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

/** Records that the session was used. */
export async function touchSession(connection: Connection, idHash: Buffer, now: Date): Promise<void> {
  await sessions.query(connection).where('id_hash', idHash).patch({ lastSeenAt: now })
}

/** Ends one session. */
export async function deleteSession(connection: Connection, idHash: Buffer): Promise<void> {
  await sessions.query(connection).where('id_hash', idHash).delete()
}

/** Ends every session of an account. @returns how many. */
export async function deleteSessionsOf(connection: Connection, accountId: string): Promise<number> {
  return sessions.query(connection).where('account_id', accountId).delete()
}

/** The account's sessions that are not past either of their ends at `now`, last used first, at most `limit`. */
export async function listLiveSessions(
  connection: Connection,
  { accountId, now, idleSince, limit }: { accountId: string; now: Date; idleSince: Date; limit: number },
): Promise<SessionRow[]> {
  return sessions
    .query(connection)
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
  return sessions.query(connection).where('account_id', accountId).whereNot('id_hash', idHash).delete()
}

/** Deletes up to `limit` sessions that ended before `now`. @returns how many. */
export const deleteExpiredSessions = purgeBefore(sessions, 'expiresAt')
