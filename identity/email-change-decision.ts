import type { Connection, Database } from '../db/connection.ts'
import { endAccountantLinks } from '../db/stores/accountant-links.ts'
import { findAccount, patchAccount } from '../db/stores/accounts.ts'
import type { MailToken } from '../db/stores/mail-tokens.ts'
import { endSessionsOf } from '../db/stores/sessions.ts'
import {
  findWaitingChangeById,
  patchWaitingChange,
  type WaitingChange,
} from '../db/stores/waiting-changes.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { endChange, lockChange, takeEffect, type Outcome } from './email-change-effect.ts'
import { tell } from './history.ts'
import { findOpenLink } from './links.ts'
import { addressTaken, deadLink } from './refusals.ts'

interface Services {
  database: Database
}

/** What the mail to the old address decides about. @throws 400 invalid_token. */
export async function readEmailDecision(
  { database: { connection } }: Services,
  { token, now }: { token: string; now: Date },
): Promise<{ newEmail: string; proved: boolean; takesEffectAt: Date }> {
  const { change } = await findDecision(connection, { token, now })
  return {
    newEmail: change.newEmail ?? '',
    proved: change.provedAt !== null,
    takesEffectAt: change.takesEffectAt,
  }
}

async function findDecision(
  connection: Connection,
  { token, now }: { token: string; now: Date },
): Promise<{ link: MailToken; change: WaitingChange }> {
  const link = await findOpenLink(connection, 'email-change-asked', token, now)
  const change = link.matterId === null ? undefined : await findWaitingChangeById(connection, link.matterId)
  const account = change && (await findAccount(connection, change.accountId))
  // An address that the account has left decides nothing.
  if (!change || change.endedAt || account?.email !== link.email) throw deadLink()
  return { link, change }
}

/**
 * The holder of the old address allows a change, which takes effect once the new one is proved, or stops it: then
 * somebody else was in the account, and every session and the password end. A new one is chosen by mail.
 * @throws 400 invalid_token; 409 address_taken.
 */
export async function decideEmailChange(
  { database }: Services,
  { token, decision, ...context }: CommandContext & { token: string; decision: 'allow' | 'stop' },
): Promise<'allowed' | 'changed-email' | 'stopped'> {
  const { now } = context
  const outcome = await database.transaction(async (trx): Promise<Outcome> => {
    const { change } = await findDecision(trx, { token, now })
    const current = await lockChange(trx, change)
    const { accountId } = current
    if (decision === 'stop') {
      await endChange(trx, { accountId, outcome: 'stopped', now })
      await endSessionsOf(trx, { accountId }, { because: 'stopped', now })
      await endAccountantLinks(trx, { accountId }, { because: 'safety', now })
      // Whoever asked may know the password: nobody signs in with it again.
      await patchAccount(trx, accountId, { passwordHash: null, knownBrowsersSince: now, updatedAt: now })
      await tell(trx, { accountId, event: 'email-change-stopped' }, context)
      return 'stopped'
    }
    await patchWaitingChange(trx, current, { allowedAt: now })
    // Once proved it takes effect at once, which is told to both addresses.
    if (current.provedAt) return takeEffect(trx, current, context)
    if (current.allowedAt === null) await tell(trx, { accountId, event: 'email-change-allowed' }, context)
    return 'allowed'
  })
  if (outcome === 'taken') throw addressTaken()
  return outcome === 'proved-email' ? 'allowed' : outcome
}
