import { tell } from '../../../../identity/history.ts'
import { endSessions, liveSessions } from '../../../../identity/sessions.ts'
import { inLagos, table, type Answer } from '../output.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { findTheAccount } from '../find-accounts.ts'

/** Browsers an account is signed in with; never a session id. */
export async function listSessions(context: Context, who: string): Promise<Answer> {
  const account = await findTheAccount(context, who)
  const { database, now } = context
  const live = await liveSessions(database.connection, { accountId: account.id, now })
  const sessions = live.map(({ createdAt, lastSeenAt, userAgent }) => ({
    signedInAt: createdAt,
    lastUsedAt: lastSeenAt,
    userAgent,
  }))
  const rows = sessions.map(({ signedInAt, lastUsedAt, userAgent }) => [
    inLagos(signedInAt),
    inLagos(lastUsedAt),
    userAgent ?? '-',
  ])
  return {
    text: rows.length === 0 ? 'Signed in nowhere.' : [table(['Signed in', 'Last used', 'Browser'], rows)],
    data: { accountId: account.id, sessions },
    next: rows.length === 0 ? undefined : `they can all be ended: user sessions end ${account.id}`,
    auditIds: [await context.noteRead('user sessions list', account.id)],
  }
}

/** Signs a person out everywhere, and tells them that support did. */
export async function endAllSessions(context: Context, who: string): Promise<Answer> {
  const { id: accountId } = await findTheAccount(context, who)
  const { database, now, requestId, caller } = context
  const { actor, reason } = onBehalfOf(context)
  const done = { because: 'support', actor, reason, now, requestId, caller } as const
  const { sessionsEnded, auditId } = await database.transaction(async (trx) => {
    const ended = await endSessions(trx, { accountId }, done)
    const detail = { act: 'Our support team signed every browser out of your account, as you asked.' }
    if (ended.sessionsEnded > 0)
      await tell(
        trx,
        { accountId, event: 'support-acted', actor, reason, detail },
        { now, requestId, caller },
      )
    return ended
  })
  const browsers = sessionsEnded === 1 ? '1 session was' : `${sessionsEnded} sessions were`
  return {
    text: sessionsEnded === 0 ? 'There was no session to end.' : `${browsers} ended.`,
    data: { accountId, sessionsEnded },
    next: 'if somebody else knew the password, have the person choose a new one at /forgot-password.',
    auditIds: [auditId],
  }
}
