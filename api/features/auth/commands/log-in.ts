import type { Transaction } from '../../../../db/connection.ts'
import { lockAccount, patchAccount, type Account } from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { deleteSession, insertSession } from '../../../../db/stores/sessions.ts'
import type { Services } from '../../../services.ts'
import type { Asked } from '../../../http/asked.ts'
import { SESSION_SECONDS, hashSessionId, newSessionId } from '../../../http/session-cookie.ts'
import { strongerHash } from '../password.ts'
import { wrongCredentials } from '../refusals.ts'

const USER_AGENT_KEPT = 300

async function startSession(
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

/**
 * Starts a session for an account whose password was just right, under a new id, and ends the one this browser
 * had (CHECKLISTS S13). A hash that has become too cheap is made again.
 * @param asked `account` as it was when its password was checked; `formerSession` the id the browser sent.
 * @returns the account and the id for the browser's cookie.
 * @throws 401 invalid_credentials when the password was changed or the account deleted in between.
 */
export async function logIn(
  { database }: Services,
  asked: Asked & { account: Account; password: string; formerSession: string | undefined; userAgent: string },
): Promise<{ account: Account; sessionId: string }> {
  const { account: checked, now, requestId } = asked
  const passwordHash =
    checked.passwordHash === null ? undefined : await strongerHash(checked.passwordHash, asked.password)

  return database.transaction(async (trx) => {
    const account = await lockAccount(trx, checked.id)
    if (!account || account.passwordHash !== checked.passwordHash) throw wrongCredentials()
    if (passwordHash !== undefined) await patchAccount(trx, account.id, { passwordHash })
    if (asked.formerSession) await deleteSession(trx, hashSessionId(asked.formerSession))
    const sessionId = await startSession(trx, { accountId: account.id, userAgent: asked.userAgent, now })
    const entry = { actor: `account:${account.id}`, accountId: account.id, now, requestId }
    await audit(trx, { ...entry, action: 'authn_login_success', detail: { rehashed: Boolean(passwordHash) } })
    return { account, sessionId }
  })
}

/** Writes down that somebody was not let in, and why. */
export async function recordFailedLogin(
  { database }: Services,
  { accountId, reason, now, requestId }: Asked & { accountId: string | null; reason: string },
): Promise<void> {
  await audit(database.connection, {
    actor: 'anyone',
    action: 'authn_login_fail',
    accountId,
    now,
    requestId,
    detail: { reason },
  })
}
