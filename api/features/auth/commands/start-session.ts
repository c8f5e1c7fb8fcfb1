import type { Transaction } from '../../../../db/connection.ts'
import { deleteSession, insertSession } from '../../../../db/stores/sessions.ts'
import { SESSION_SECONDS, hashSessionId, newSessionId } from '../../../http/session-cookie.ts'

const USER_AGENT_KEPT = 300

/** What is known of the browser that signs in: `formerSession` is the id it sent. */
export interface Browser {
  formerSession: string | undefined
  userAgent: string
}

/**
 * Starts a session under a new id and ends the one this browser had (CHECKLISTS S13).
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
