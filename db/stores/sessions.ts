import type { Connection } from '../connection.ts'
import { columnNames, prepared, selectList, purgeBefore } from '../statements.ts'
import type { RowOf } from '../table.ts'
import type { Account } from './accounts.ts'
import { accounts, sessions, type EndedBecause } from '../tables/accounts.ts'

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

/** Columns of a session that no column of the account shares the name of. */
const ofSession = columnNames(sessions, 'idHash', 'accountId', 'createdAt', 'id')

type LiveRow = Account &
  Pick<SessionRow, (typeof ofSession)[number]> & { sessionId: string; sessionCreatedAt: Date }

/** Runs with every request. */
const liveSession = prepared<LiveRow>(
  'live-session',
  `
  select ${selectList(accounts)}, ${selectList(sessions, ofSession)},
    sessions.id as "sessionId", sessions.created_at as "sessionCreatedAt"
  from sessions join accounts on accounts.id = sessions.account_id
  where sessions.id_hash = ? and sessions.expires_at > ?
    and sessions.last_seen_at > case when own_device then ?::timestamptz else ?::timestamptz end`,
)

/** The moments before which an unused session is over: on the person's own device, and elsewhere. */
export interface IdleSince {
  ownDevice: Date
  elsewhere: Date
}

/** The session with this hash that is not past either of its ends at `now`, with its account; one query. */
export async function findLiveSession(
  connection: Connection,
  idHash: Buffer,
  now: Date,
  idleSince: IdleSince,
): Promise<LiveSession | undefined> {
  const [row] = await liveSession(connection, [idHash, now, idleSince.ownDevice, idleSince.elsewhere])
  if (!row) return undefined
  const account: Record<string, unknown> = { ...row }
  const session: Record<string, unknown> = { idHash, accountId: row.id }
  for (const name of ofSession) {
    session[name] = account[name]
    delete account[name]
  }
  session['id'] = row.sessionId
  session['createdAt'] = row.sessionCreatedAt
  delete account['sessionId']
  delete account['sessionCreatedAt']
  return { account, session } as unknown as LiveSession
}

/** Why the session with this hash ended; undefined when there is no trace of it. Null: its time ran out. */
export async function findSessionEnd(
  connection: Connection,
  idHash: Buffer,
): Promise<Pick<SessionRow, 'endedBecause'> | undefined> {
  return sessions.query(connection).where('id_hash', idHash).select('ended_because').first()
}

/** Records that the session was used, and with it the account. */
export async function touchSession(connection: Connection, live: LiveSession, now: Date): Promise<void> {
  await sessions.query(connection).where('id_hash', live.session.idHash).patch({ lastSeenAt: now })
  await accounts.query(connection).findById(live.account.id).patch({ lastUsedAt: now })
}

/** Gives a session another secret id, and what it newly proved. Its public id stays. */
export async function renewSession(
  connection: Connection,
  idHash: Buffer,
  changes: Partial<
    Pick<SessionRow, 'idHash' | 'authenticatedAt' | 'mailboxProvedAt' | 'factorProvedAt' | 'lastSeenAt'>
  >,
): Promise<boolean> {
  return (await sessions.query(connection).where('id_hash', idHash).patch(changes)) > 0
}

/** Which sessions of an account to end: all unless some columns say which. */
interface SessionsToEnd {
  accountId: string
  /** The public id of the one that stays. */
  except?: string | undefined
  id?: string
  wayInId?: string
}

/** Ends live sessions of an account; the trace and the reason stay for 30 days. @returns how many. */
export async function endSessionsOf(
  connection: Connection,
  { accountId, except, id, wayInId }: SessionsToEnd,
  { because, now }: { because: EndedBecause; now: Date },
): Promise<number> {
  return sessions
    .query(connection)
    .where('account_id', accountId)
    .where('expires_at', '>', now)
    .modify((query) => {
      if (except !== undefined) void query.whereNot('id', except)
      if (id !== undefined) void query.where({ id })
      if (wayInId !== undefined) void query.where('way_in_id', wayInId)
    })
    .patch({ expiresAt: now, endedBecause: because })
}

/** Ends the session with this hash, of whatever account. */
export async function endSession(
  connection: Connection,
  idHash: Buffer,
  { because, now }: { because: EndedBecause; now: Date },
): Promise<void> {
  await sessions
    .query(connection)
    .where('id_hash', idHash)
    .where('expires_at', '>', now)
    .patch({ expiresAt: now, endedBecause: because })
}

/** The account's sessions that are not past either of their ends at `now`, last used first, at most `limit`. */
export async function listLiveSessions(
  connection: Connection,
  { accountId, now, idleSince, limit }: { accountId: string; now: Date; idleSince: IdleSince; limit: number },
): Promise<SessionRow[]> {
  return sessions
    .query(connection)
    .where('account_id', accountId)
    .where('expires_at', '>', now)
    .where(
      (query) =>
        void query
          .where((own) => void own.where('own_device', true).where('last_seen_at', '>', idleSince.ownDevice))
          .orWhere(
            (other) => void other.where('own_device', false).where('last_seen_at', '>', idleSince.elsewhere),
          ),
    )
    .orderBy([
      { column: 'last_seen_at', order: 'desc' },
      { column: 'created_at', order: 'desc' },
    ])
    .limit(limit)
}

/** Whether a browser that calls itself so began a session of the account that is still on record, and whether any did. */
export async function hasSessionBefore(
  connection: Connection,
  { accountId, userAgent, since }: { accountId: string; userAgent: string | null; since: Date },
): Promise<{ any: boolean; thisBrowser: boolean }> {
  const rows = await sessions
    .query(connection)
    .where('account_id', accountId)
    .groupBy('user_agent')
    .select('user_agent')
    .max('created_at as newest')
    .limit(1000)
    .castTo<{ userAgent: string | null; newest: Date }[]>()
  const sameName = rows.find((row) => row.userAgent === userAgent)
  return { any: rows.length > 0, thisBrowser: sameName !== undefined && sameName.newest >= since }
}

/** Deletes up to `limit` sessions that ended before `before`. @returns how many. */
export const deleteEndedSessions = purgeBefore(sessions, 'expiresAt')
