import { lockRenewing, lockRunning, tellOnce } from '../../../db/stores/due-reminders.ts'
import type { JobHandler, WorkerServices } from '../job.ts'
import { dueOfDates, isRenewalDue, renewalName, renewalSpan, type Due } from './due.ts'

/** Accounts looked at in one transaction. */
const BATCH = 200

/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000'

type Services = Pick<WorkerServices, 'database' | 'clock'>

/** Tells everybody who asked for a reminder and was not told this one. @returns how many. */
async function tellDated({ database }: Services, { kind, about }: Due, now: Date): Promise<number> {
  let total = 0
  for (let after = FIRST; ;) {
    const page = await database.transaction(async (trx) => {
      const accounts = await lockRunning(trx, { kind, about, after, limit: BATCH })
      for (const accountId of accounts) if (await tellOnce(trx, { accountId, kind, about }, now)) total += 1
      return accounts
    })
    after = page.at(-1) ?? FIRST
    if (page.length < BATCH) return total
  }
}

/** Tells those with Pro who asked for an early word of its renewal, once a period. @returns how many. */
async function tellRenewals({ database }: Services, now: Date): Promise<number> {
  let total = 0
  for (let after = ''; ;) {
    const page = await database.transaction(async (trx) => {
      const renewing = await lockRenewing(trx, { ...renewalSpan(now), after, limit: BATCH })
      for (const subscription of renewing) {
        if (!isRenewalDue(subscription.periodEnd, now)) continue
        const { accountId } = subscription
        const telling = { accountId, kind: 'renewal', about: renewalName(subscription) } as const
        if (await tellOnce(trx, telling, now)) total += 1
      }
      return renewing
    })
    after = page.at(-1)?.id ?? ''
    if (page.length < BATCH) return total
  }
}

/** Each hour: the reminders with a date whose time has come [spec 26.2]. */
export function remindOfDates(services: Services): JobHandler<'remind-of-dates'> {
  return async () => {
    const now = services.clock.now()
    let dated = 0
    for (const due of dueOfDates(now)) dated += await tellDated(services, due, now)
    const renewals = await tellRenewals(services, now)
    return `${dated} of the law’s days, ${renewals} of renewals`
  }
}
