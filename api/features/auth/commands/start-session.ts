import type { Transaction } from '../../../../db/connection.ts'
import { insertSession } from '../../../../db/stores/sessions.ts'
import { SESSION_SECONDS, hashSessionId, newSessionId } from '../../../http/session-cookie.ts'

const USER_AGENT_KEPT = 300

/** Starts a session of a person who has just proved who they are. @returns the id for the browser's cookie. */
export async function startSession(
  trx: Transaction,
  { accountId, userAgent, now }: { accountId: string; userAgent: string; now: Date },
): Promise<string> {
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
