import { v7 as uuidv7 } from 'uuid'
import type { SecurityEventDetail, SecurityEventName } from '../contract/jobs/security-events.ts'
import type { Transaction } from '../db/connection.ts'
import { audit } from '../db/stores/audit-log.ts'
import { addToOutbox } from '../db/stores/outbox.ts'
import { insertSecurityEvent, listSecurityEvents } from '../db/stores/security-events.ts'
import type { CommandContext } from '../platform/command-context.ts'

/** What an event is called in the audit log: OWASP's logging vocabulary where it has a name. */
const auditActions: Readonly<Record<SecurityEventName, string>> = {
  'new-browser': 'authn_login_newbrowser',
  'way-in-added': 'user_updated',
  'way-in-removed': 'user_updated',
  'way-in-first-used': 'user_updated',
  'recovery-code-used': 'user_updated',
  'recovery-codes-renewed': 'user_updated',
  'password-changed': 'authn_password_change',
  'password-reset': 'authn_password_change',
  'sessions-ended': 'session_expired',
  'email-change-asked': 'authn_token_created',
  'email-change-allowed': 'user_updated',
  'email-change-stopped': 'authn_token_revoked',
  'email-changed': 'user_updated',
  'regain-asked': 'authn_token_created',
  'regain-waits': 'user_updated',
  'regain-stopped': 'authn_token_revoked',
  'regain-ripe': 'user_updated',
  export: 'data_exported',
  'link-made': 'authn_token_created',
  'guessing-stopped': 'authn_login_lock',
  'wrong-factor': 'authn_login_fail',
  'support-acted': 'user_updated',
}

/** What is told of a way in that was removed: whether support did it, whom the person asked. */
export const removalOf = (
  detail: Pick<SecurityEventDetail, 'wayIn' | 'ended'>,
  by: Pick<Told, 'actor'>,
): SecurityEventDetail => ({
  ...detail,
  ...(by.actor !== undefined && { act: 'Our support team removed it, as you asked.' }),
})

/** An event about the ways into an account. */
export interface Told {
  accountId: string
  event: SecurityEventName
  /** Who did it, as the audit log names them; the account itself unless given. */
  actor?: string
  detail?: SecurityEventDetail
  /** The support team's reason, or how the password was proved: for the audit log alone. */
  reason?: string
  /** Whether a mail of its own tells it. */
  ownMail?: boolean
}

/**
 * Tells the owner what happened to a way into the account: in the history, in the audit log and by mail, of a change
 * of address to both [decision 0033]. Whatever changes a way in calls this in its transaction.
 * @returns id of the audit entry.
 */
export async function tell(
  trx: Transaction,
  { accountId, event, actor = `account:${accountId}`, detail = {}, reason, ownMail }: Told,
  { now, requestId, caller }: CommandContext,
): Promise<string> {
  const id = uuidv7()
  const userAgent = actor === `account:${accountId}` ? (caller?.userAgent ?? null) : null
  await insertSecurityEvent(trx, { id, accountId, event, at: now, userAgent, detail })
  const { oldEmail, newEmail: _newEmail, ...opaque } = detail
  const auditId = await audit(trx, {
    actor,
    action: auditActions[event],
    accountId,
    now,
    requestId,
    caller,
    reason,
    detail: { event, ...opaque },
  })
  if (ownMail) return auditId
  const addressees =
    event === 'email-changed' && oldEmail !== undefined ? ([undefined, 'old address'] as const) : [undefined]
  for (const to of addressees) {
    const payload = { mail: 'security-notice' as const, accountId, securityEventId: id, requestId, to }
    await addToOutbox(trx, { job: 'send-email', payload, accountId, now })
  }
  return auditId
}

const DAY = 24 * 3_600_000

/** Tells what strangers did, once a day however often they do it (`tell`). @returns whether it was told now. */
export async function tellOnceADay(
  trx: Transaction,
  { accountId, event }: Pick<Told, 'accountId' | 'event'>,
  context: CommandContext,
): Promise<boolean> {
  const since = new Date(context.now.getTime() - DAY)
  const events = await listSecurityEvents(trx, { accountId, since, limit: 100 })
  if (events.some((one) => one.event === event)) return false
  await tell(trx, { accountId, event, actor: 'anyone' }, context)
  return true
}
