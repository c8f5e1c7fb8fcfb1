import type { Transaction } from '../../../../db/connection.ts'
import {
  deleteSession,
  insertSession,
  deleteSessionsOf,
  deleteOtherSessionsOf,
  listLiveSessions,
  type LiveSession,
} from '../../../../db/stores/sessions.ts'
import {
  SESSION_SECONDS,
  hashSessionId,
  newSessionId,
  SESSION_IDLE_SECONDS,
} from '../../../http/session-cookie.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import type { OnBehalf } from '../../../http/context.ts'
import type { Services } from '../../../services.ts'
import type { SignedInSession } from '../../../../contract/http/index.ts'

const USER_AGENT_KEPT = 300

/** The browser that signs in: `formerSession` is the session id it sent. */
export interface Browser {
  formerSession: string | undefined
  userAgent: string
}

/**
 * Starts a session under a new id and ends the one this browser had [security S13].
 * @returns the id for the browser's cookie.
 */
export async function startSession(
  trx: Transaction,
  accountId: string,
  { formerSession, userAgent, now }: Browser & { now: Date },
): Promise<string> {
  if (formerSession) await deleteSession(trx, hashSessionId(formerSession))
  const id = newSessionId()
  await insertSession(trx, {
    idHash: hashSessionId(id),
    accountId,
    createdAt: now,
    authenticatedAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
    userAgent: userAgent.slice(0, USER_AGENT_KEPT) || null,
  })
  return id
}

/** Signs a person out of every browser, for support [security S17]. */
export async function endSessions(
  { database }: Pick<Services, 'database'>,
  { accountId, onBehalf, now, requestId, caller }: CommandContext & { accountId: string; onBehalf: OnBehalf },
): Promise<{ sessionsEnded: number; auditId: string }> {
  return database.transaction(async (trx) => {
    const sessionsEnded = await deleteSessionsOf(trx, accountId)
    const auditId = await audit(trx, {
      actor: onBehalf.actor,
      action: 'session_expired',
      accountId,
      now,
      requestId,
      caller,
      detail: { reason: onBehalf.reason, sessionsEnded },
    })
    return { sessionsEnded, auditId }
  })
}

/** Signs the person out everywhere but in this browser [security S17]. */
export async function endOtherSessions(
  { database }: Pick<Services, 'database'>,
  { live, now, requestId, caller }: CommandContext & { live: LiveSession },
): Promise<void> {
  const accountId = live.account.id
  await database.transaction(async (trx) => {
    const sessionsEnded = await deleteOtherSessionsOf(trx, accountId, live.session.idHash)
    await audit(trx, {
      actor: `account:${accountId}`,
      action: 'session_expired',
      accountId,
      now,
      requestId,
      caller,
      detail: { reason: 'signed out everywhere else', sessionsEnded },
    })
  })
}

/** Ends this session; other browsers of the person stay signed in. */
export async function logOut(
  { database }: Services,
  { live, now, requestId, caller }: CommandContext & { live: LiveSession },
): Promise<void> {
  const accountId = live.account.id
  await database.transaction(async (trx) => {
    await deleteSession(trx, live.session.idHash)
    await audit(trx, {
      actor: `account:${accountId}`,
      action: 'session_expired',
      accountId,
      now,
      requestId,
      caller,
      detail: { reason: 'logout' },
    })
  })
}

/** Upper bound of sessions listed; older ones still end with "sign out everywhere else". */
const MOST_SHOWN = 100

/** The account's sessions at `now`, last used first; never a session id. */
export async function listSessions(
  { database }: Pick<Services, 'database'>,
  { live, now }: { live: LiveSession; now: Date },
): Promise<SignedInSession[]> {
  const idleSince = new Date(now.getTime() - SESSION_IDLE_SECONDS * 1000)
  const page = { accountId: live.account.id, now, idleSince, limit: MOST_SHOWN }
  const sessions = await listLiveSessions(database.connection, page)
  return sessions.map(({ idHash, userAgent, createdAt, lastSeenAt }) => ({
    current: idHash.equals(live.session.idHash),
    userAgent,
    signedInAt: createdAt.toISOString(),
    lastUsedAt: lastSeenAt.toISOString(),
  }))
}
