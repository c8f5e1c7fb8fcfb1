import { v7 as uuidv7 } from 'uuid'
import type { MailPayload } from '../../../../contract/jobs/mails.ts'
import type { ReminderKind } from '../../../../contract/jobs/reminders.ts'
import type { Account } from '../../../../db/stores/accounts.ts'
import { chooseReminder, endReminders } from '../../../../db/stores/reminders.ts'
import { useTestDatabase } from '../../../../db/testing/database.ts'
import { verifiedAccount } from '../../../../db/testing/factories.ts'
import { useWorkerServices } from '../../../testing/services.ts'
import { sendEmail } from '../../send-email/index.ts'
import { remindOfDates, remindOfLaw } from '../index.ts'

type Owner = Pick<Account, 'id' | 'email'>

/** The jobs of reminders with their mails, by a clock that a test moves. Call once at the top of a file. */
export function useReminding() {
  const db = useTestDatabase()
  const services = useWorkerServices(db)
  const run = () => ({ id: uuidv7(), payload: {}, createdAt: services.clock.now() })

  return {
    db,
    services,
    /** An account that asked for these reminders. */
    asking: async (...kinds: readonly ReminderKind[]) => {
      const account = await verifiedAccount(db)
      const now = services.clock.now()
      for (const kind of kinds) await chooseReminder(db.connection, { accountId: account.id, kind, now })
      return account
    },
    ask: ({ id: accountId }: Owner, kind: ReminderKind) =>
      chooseReminder(db.connection, { accountId, kind, now: services.clock.now() }),
    end: ({ id: accountId }: Owner, kind: ReminderKind) =>
      db.transaction((trx) => endReminders(trx, { accountId, kind, by: null, now: services.clock.now() })),
    dates: () => remindOfDates(services)(run()),
    law: () => remindOfLaw(services)(run()),
    /** Which reminders were asked to be mailed to an account, oldest first. */
    told: async ({ id }: Owner) =>
      (
        await db.rows(`select kind, about from reminders_told where account_id = ? order by told_at, id`, [
          id,
        ])
      ).map(({ kind, about }) => `${String(kind)} ${String(about)}`),
    /** Sends every reminder that waits for an account. @returns what came of each. */
    send: async ({ id }: Owner) => {
      const events = await db.rows(
        `select id, payload from outbox
          where account_id = ? and jsonb_exists(payload, 'reminderId') order by created_at, id`,
        [id],
      )
      const outcomes: string[] = []
      for (const event of events) {
        const payload = event['payload'] as MailPayload
        outcomes.push(
          await sendEmail(services)({ id: String(event['id']), payload, createdAt: services.clock.now() }),
        )
      }
      return outcomes
    },
    mailsTo: ({ email }: Owner) =>
      services.mailServer.mails.filter((mail) => mail.to?.[0]?.address === email),
  }
}
