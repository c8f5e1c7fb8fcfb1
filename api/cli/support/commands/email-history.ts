import { listMailHistory, wasRefused } from '../../../../db/stores/mail-history.ts'
import { inLagos, table, type Answer } from '../output.ts'
import type { Context } from '../context.ts'
import { findAnybody, stateOf } from '../find-accounts.ts'

/** The newest mails to a person with their delivery state; never their content. */
export async function showMailHistory(context: Context, who: string, limit: number): Promise<Answer> {
  const { account, email } = await findAnybody(context, who)
  const accountIds = account ? [account.id] : []
  const mails = await listMailHistory(context.database.connection, { accountIds, email }, limit)
  const rows = mails.map((mail) => [
    mail.mail,
    inLagos(mail.askedAt),
    inLagos(mail.sentAt),
    stateOf(mail),
    mail.eventId,
  ])
  const newest = mails[0]
  const refused = newest && wasRefused(newest)
  const open = mails.find((mail) => mail.queuedAt && !mail.sentAt && !wasRefused(mail))
  const advice = open && 'see whether a job of that id failed: jobs failed'
  return {
    text:
      rows.length === 0
        ? 'No mail is on record.'
        : [table(['Mail', 'Asked for', 'Taken', 'State', 'Job'], rows)],
    data: { accountIds, mails },
    next: refused ? 'the newest mail was refused: ask the person how the address is spelt.' : advice,
    auditIds: [await context.noteRead('email history', account?.id ?? null)],
  }
}
