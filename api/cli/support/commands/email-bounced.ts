import { listMailRefusals } from '../../../../db/stores/mail-history.ts'
import { inLagos, table, type Answer } from '../output.ts'
import type { Context } from '../context.ts'
import { codeOf, whatWasRefused } from '../find-accounts.ts'

/** Mails that go to a previous or a pending address of the account instead of its current one. */
const TO_ANOTHER_ADDRESS: ReadonlySet<string> = new Set(['change-email'])

/** Mails that the mail server rejected permanently and that no later attempt delivered, newest first. */
export async function showBounced(context: Context, limit: number): Promise<Answer> {
  const { database, shownAddress } = context
  const listed = await listMailRefusals(database.connection, limit)
  const refused = listed.map(({ email, outboxId, ...mail }) => ({
    ...mail,
    eventId: outboxId,
    email: email === null || TO_ANOTHER_ADDRESS.has(mail.mail) ? null : shownAddress(email),
  }))
  const rows = refused.map((mail) => [
    mail.accountId ?? '-',
    mail.email ?? (mail.accountId === null ? 'of a sign-up' : 'of a change of address'),
    mail.mail,
    inLagos(mail.refusedAt),
    `${whatWasRefused(mail)} ${codeOf(mail)}`,
  ])
  return {
    text:
      rows.length === 0
        ? 'No mail was refused for good.'
        : [table(['Account', 'Address', 'Mail', 'Refused', 'What'], rows)],
    data: { refused },
    next:
      rows.length === 0
        ? undefined
        : 'where the address was refused, ask the person how it is spelt; a mail refused whatever its address needs the operator.',
    auditIds: [
      await context.noteListed(
        'email bounced',
        refused.map(({ accountId }) => accountId),
      ),
    ],
  }
}
