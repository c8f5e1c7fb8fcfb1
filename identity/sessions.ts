import { randomBytes, createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Connection, Transaction } from '../db/connection.ts'
import { patchAccount, type Account } from '../db/stores/accounts.ts'
import { audit } from '../db/stores/audit-log.ts'
import {
  endSession,
  endSessionsOf,
  hasSessionBefore,
  insertSession,
  listLiveSessions,
  type IdleSince,
  type SessionRow,
} from '../db/stores/sessions.ts'
import { endSignUpSession } from '../db/stores/sign-ups.ts'
import type { BegunBy, EndedBecause } from '../db/tables/accounts.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { tell } from './history.ts'

/**
 * Longest life of a session, and of one that is not used, in seconds [security S15]: on the person's own device, and
 * elsewhere.
 */
export const sessionSeconds = {
  ownDevice: { whole: 30 * 24 * 3600, idle: 7 * 24 * 3600 },
  elsewhere: { whole: 12 * 3600, idle: 3600 },
} as const

/** How many sessions an account may have: the oldest goes. */
const MOST_SESSIONS = 20

/** How long after a proof a session counts as fresh, in seconds. */
export const FRESH_SECONDS = 600

/** Whether a moment is no longer ago than a fresh proof may be. */
export const isFresh = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() <= FRESH_SECONDS * 1000

/** A new secret id for a cookie: 256 random bits, base64url. */
export function newSecretId(): string {
  return randomBytes(32).toString('base64url')
}

/** What a cookie's secret id is found by: its SHA-256. */
export function hashSecretId(id: string): Buffer {
  return createHash('sha256').update(id).digest()
}

/** The moments before which unused sessions are over. */
export function idleSince(now: Date): IdleSince {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  return {
    ownDevice: before(sessionSeconds.ownDevice.idle),
    elsewhere: before(sessionSeconds.elsewhere.idle),
  }
}

/** How a session begins. */
export interface SessionStart {
  begunBy: BegunBy
  /** The identity or passkey, when it did not begin with the password. */
  wayInId?: string | null
  ownDevice: boolean
  /** The session id that the browser sent: it ends. */
  formerSession: string | undefined
  /** Whether a second factor was shown: a code, a recovery code, or a passkey, which counts as both. */
  factorShown?: boolean
  /** Whether the mailbox was just proved. */
  mailboxProved?: boolean
}

/** A session that began, and the secret id that its browser's cookie holds. */
export interface StartedSession {
  sessionId: string
  session: SessionRow
}

/**
 * Starts a session under a new id and ends the one that this browser had [security S13]. A sign-in from a browser that
 * calls itself as none before is told to the owner.
 * @returns the session, and the secret id for the browser's cookie.
 */
export async function startSession(
  trx: Transaction,
  account: Pick<Account, 'id' | 'knownBrowsersSince'>,
  start: SessionStart,
  context: CommandContext,
): Promise<StartedSession> {
  const { now, requestId, caller } = context
  const {
    begunBy,
    wayInId = null,
    ownDevice,
    formerSession,
    factorShown = false,
    mailboxProved = false,
  } = start
  const accountId = account.id
  if (formerSession !== undefined) {
    const formerHash = hashSecretId(formerSession)
    await endSession(trx, formerHash, { because: 'replaced', now })
    await endSignUpSession(trx, formerHash)
  }
  const userAgent = caller?.userAgent ?? null
  const since = account.knownBrowsersSince
  const before = await hasSessionBefore(trx, { accountId, userAgent, since })
  const id = newSecretId()
  const life = sessionSeconds[ownDevice ? 'ownDevice' : 'elsewhere'].whole
  const session: SessionRow = {
    idHash: hashSecretId(id),
    id: uuidv7(),
    accountId,
    createdAt: now,
    begunBy,
    wayInId,
    ownDevice,
    authenticatedAt: now,
    mailboxProvedAt: mailboxProved ? now : null,
    factorProvedAt: factorShown ? now : null,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + life * 1000),
    endedBecause: null,
    userAgent,
  }
  await insertSession(trx, session)
  await endOldest(trx, accountId, now)
  await patchAccount(trx, accountId, { lastUsedAt: now, refusedAt: null })
  const factor = factorShown ? 'shown' : undefined
  const entry = { actor: `account:${accountId}`, accountId, now, requestId, caller, factor }
  await audit(trx, { ...entry, action: 'authn_login_success', detail: { begunBy } })
  if (before.any && !before.thisBrowser) await tell(trx, { accountId, event: 'new-browser' }, context)
  return { sessionId: id, session }
}

async function endOldest(trx: Transaction, accountId: string, now: Date): Promise<void> {
  const live = await listLiveSessions(trx, { accountId, now, idleSince: idleSince(now), limit: 100 })
  const oldest = live
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(MOST_SESSIONS)
  for (const { id } of oldest) await endSessionsOf(trx, { accountId, id }, { because: 'too many', now })
}

/** A session by its public id, or all of an account but one. */
export interface SessionsNamed {
  accountId: string
  id?: string
  except?: string
}

/** Ends sessions of an account and writes it down. @returns how many. */
export async function endSessions(
  trx: Transaction,
  which: SessionsNamed,
  {
    because,
    actor = `account:${which.accountId}`,
    reason,
    ...context
  }: CommandContext & { because: EndedBecause; actor?: string; reason?: string },
): Promise<{ sessionsEnded: number; auditId: string }> {
  const { now, requestId, caller } = context
  const { accountId } = which
  const sessionsEnded = await endSessionsOf(trx, which, { because, now })
  const auditId = await audit(trx, {
    actor,
    action: 'session_expired',
    accountId,
    now,
    requestId,
    caller,
    reason: reason ?? because,
    detail: { sessionsEnded },
  })
  return { sessionsEnded, auditId }
}

/** The account's live sessions, last used first. */
export function liveSessions(
  connection: Connection,
  { accountId, now }: { accountId: string; now: Date },
): Promise<SessionRow[]> {
  return listLiveSessions(connection, { accountId, now, idleSince: idleSince(now), limit: MOST_SESSIONS })
}

/** How many live sessions an account has. */
export async function countLiveSessions(
  connection: Connection,
  account: { accountId: string; now: Date },
): Promise<number> {
  return (await liveSessions(connection, account)).length
}
