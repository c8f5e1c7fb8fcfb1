import { renewalNoticeDays } from '../../../contract/jobs/reminders.ts'
import { notifyOnce, listRenewing } from '../../../db/stores/billing.ts'
import { secondsFromNow } from '../../../platform/clock.ts'
import type { WorkerServices, JobHandler } from '../job.ts'

/** How long before its renewal a person is reminded, in seconds. */
const AHEAD = renewalNoticeDays * 24 * 3600

/** Subscriptions looked at in one transaction. */
const BATCH = 200

/** Reminds persons whose subscription renews by itself within 14 days, once a period. */
export function remindRenewals({ database, clock }: WorkerServices): JobHandler<'remind-renewals'> {
  return async () => {
    const now = clock.now()
    const window = { from: now, to: secondsFromNow(clock, AHEAD) }
    let reminded = 0
    for (let after = ''; ;) {
      const page = await listRenewing(database.connection, { ...window, after, limit: BATCH })
      await database.transaction(async (trx) => {
        for (const { id, accountId, periodEnd, priceCents, currency } of page) {
          const about = `${id} ${periodEnd.toISOString()}`
          const notice = {
            kind: 'renewal-reminder',
            accountId,
            about,
            currency,
            happensAt: periodEnd,
            periodEnd,
          } as const
          if (await notifyOnce(trx, { ...notice, amountCents: priceCents ?? 0 }, now)) reminded += 1
        }
      })
      after = page.at(-1)?.id ?? ''
      if (page.length < BATCH) return `${reminded} reminded`
    }
  }
}
