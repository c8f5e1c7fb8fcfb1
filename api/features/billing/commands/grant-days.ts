import { v7 as uuidv7 } from 'uuid'
import { lock, type Connection } from '../../../../db/connection.ts'
import { lockAccount, patchAccount } from '../../../../db/stores/accounts.ts'
import { audit, findRefundSince } from '../../../../db/stores/audit-log.ts'
import { listSubscriptions } from '../../../../db/stores/billing.ts'
import { findUnreturned, leastMadeUpFor, listMoneyMoved } from '../../../../db/stores/money-moved.ts'
import {
  insertPlanGrant,
  leftOf,
  listPlanGrants,
  settleGrants,
  type PlanGrant,
} from '../../../../db/stores/plan-grants.ts'
import type { CommandContext, OnBehalf } from '../../../../platform/command-context.ts'
import { notFound } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'

const DAY = 24 * 3_600_000

/** Most granted days that one account may have left. */
export const MOST_GRANTED_DAYS = 366

/** Granted days that are left at `now`, a begun one counted. */
export const daysLeftOf = (grants: readonly PlanGrant[], now: Date): number =>
  Math.ceil(grants.reduce((sum, grant) => sum + leftOf(grant, now), 0) / DAY)

/** What a grant came to. */
export interface Granted {
  /** The end of the plan before and after it. */
  from: Date | null
  until: Date
  /** Granted days that are left, these included. */
  daysLeft: number
  auditId: string
}

/** When a refund of money that had come back was sent once more, of which it is not known yet whether the bank takes it. */
async function refundUnderWay(connection: Connection, accountId: string): Promise<Date | undefined> {
  const [owed] = await findUnreturned(connection, await listMoneyMoved(connection, accountId))
  return owed && findRefundSince(connection, { accountId, since: owed.since })
}

/**
 * Gives an account days of Pro behind what is paid for, so that they are spent only while nothing is [spec 18.6]. For
 * support.
 * @returns what was left before, and nothing done, when more than MOST_GRANTED_DAYS would be left; when a refund was sent, and nothing
 *   done, where a year is granted while money that had come back is on its way once more.
 * @throws 404 when there is no such account.
 */
export async function grantDays(
  { database }: Pick<Services, 'database'>,
  {
    accountId,
    days,
    actor,
    reason,
    now,
    requestId,
    caller,
  }: OnBehalf & CommandContext & { accountId: string; days: number },
): Promise<Granted | { leftBefore: number } | { sentAt: Date }> {
  return database.transaction(async (trx) => {
    await lock(trx, `billing:${accountId}`)
    const account = await lockAccount(trx, accountId)
    if (!account) throw notFound('account')
    const sentAt = days >= leastMadeUpFor ? await refundUnderWay(trx, accountId) : undefined
    if (sentAt) return { sentAt }
    const leftBefore = daysLeftOf(await listPlanGrants(trx, accountId), now)
    if (leftBefore + days > MOST_GRANTED_DAYS) return { leftBefore }
    const endsAt = new Date(now.getTime() + days * DAY)
    await insertPlanGrant(trx, { id: uuidv7(), accountId, days, grantedAt: now, beginsAt: now, endsAt })
    // The one that entitles longest comes first.
    const [longest] = await listSubscriptions(trx, accountId)
    const paidUntil = longest?.entitledUntil ?? null
    const granted = (await settleGrants(trx, { accountId, paidUntil, now })) ?? endsAt
    const until = paidUntil !== null && paidUntil > granted ? paidUntil : granted
    const from = account.subscriptionActiveUntil
    await patchAccount(trx, accountId, { subscriptionActiveUntil: until, updatedAt: now })
    const detail = { days, from: from?.toISOString() ?? null, to: until.toISOString() }
    const auditId = await audit(trx, {
      actor,
      action: 'support_grant_days',
      accountId,
      now,
      requestId,
      caller,
      reason,
      detail,
    })
    return { from, until, daysLeft: leftBefore + days, auditId }
  })
}
