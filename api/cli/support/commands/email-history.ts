import { isOpen, listMailHistory, wasRefused } from '../../../../db/stores/mail-history.ts'
import { inLagos, table, type Answer } from '../output.ts'
import type { Context } from '../context.ts'
import { findAnybody, stateOf } from '../find-accounts.ts'
import { readTries } from '../mail-tries.ts'

/** The newest mails to a person with their delivery state; never their content. */
export async function showMailHistory(context: Context, who: string, limit: number): Promise<Answer> {
  const { account, email } = await findAnybody(context, who)
  const accountIds = account ? [account.id] : []
  const mails = await listMailHistory(context.database.connection, { accountIds, email }, limit)
  const open = mails.filter(isOpen)
  const tries = await readTries(
    context,
    open.map(({ eventId }) => eventId),
  )
  const rows = mails.map((mail) => [
    mail.mail,
    inLagos(mail.askedAt),
    inLagos(mail.sentAt),
    [stateOf(mail), ...(tries?.get(mail.eventId)?.said ?? [])].join('; '),
    mail.eventId,
  ])
  const newest = mails[0]
  const refused = newest && wasRefused(newest)
  const advice =
    open.length === 0 ? undefined : 'see what waits, and what failed for good: jobs waiting, jobs failed'
  return {
    text:
      rows.length === 0
        ? 'No mail is on record.'
        : [
            table(['Mail', 'Asked for', 'Taken', 'State', 'Job'], rows),
            ...(tries
              ? []
              : ['The mail queue could not be read: what the mail server answered is not known.']),
          ],
    data: {
      accountIds,
      mails: mails.map((mail) => ({ ...mail, tries: tries?.get(mail.eventId)?.data ?? null })),
    },
    next: refused ? 'the newest mail was refused: ask the person how the address is spelt.' : advice,
    auditIds: [await context.noteRead('email history', account?.id ?? null)],
  }
}
