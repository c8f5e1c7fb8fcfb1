import type { Transaction } from '../../../db/connection.ts'
import { notifyOnce, type BillingNotice, type Subscription } from '../../../db/stores/billing.ts'

/** What is looked at of a subscription as it was stored, and as it is now. */
export type Stored = Pick<Subscription, 'id' | 'renewal' | 'endedBecause'>

/** Something that happened to the plan, and the subscription that it happened to. */
export interface PlanChange<Row extends Stored> {
  kind: Extract<BillingNotice['kind'], 'pro-ended' | 'pro-restored' | 'renewal-cancelled' | 'renewal-resumed'>
  row: Row
}

/** Ends that the mail about the money tells: that the payment was given back, or that the bank took it back. */
const toldWithMoney: ReadonlySet<Stored['endedBecause']> = new Set(['refunded', 'dispute_lost'])

/**
 * What has to be told of a plan that was stored as `before` and is `after` now: that Pro by a subscription ended or is back,
 * and that the account renews no more, or again. Of two subscriptions of which one goes on nothing is said: the plan renews as it
 * did. One that was not known before was begun by a payment, which renews by itself.
 */
export function planChanges<Row extends Stored>(
  before: readonly Stored[],
  after: readonly Row[],
): PlanChange<Row>[] {
  const was = ({ id }: Stored) => before.find((row) => row.id === id)
  const wasAutomatic = (row: Stored) => (was(row)?.renewal ?? null) === 'automatic'
  const renewed = before.length === 0 || before.some(({ renewal }) => renewal === 'automatic')
  const renewing = after.filter(({ renewal }) => renewal === 'automatic')

  return after.flatMap((row): PlanChange<Row>[] => {
    const ended = was(row)?.endedBecause ?? null
    if (ended === null && row.endedBecause !== null)
      return toldWithMoney.has(row.endedBecause) ? [] : [{ kind: 'pro-ended', row }]
    // One whose failed payment came has its receipt.
    if (ended !== null)
      return ended === 'disputed' && row.endedBecause === null ? [{ kind: 'pro-restored', row }] : []
    const isNewHere = was(row) === undefined
    if (renewed && renewing.length === 0 && row.renewal === 'cancelled' && (isNewHere || wasAutomatic(row)))
      return [{ kind: 'renewal-cancelled', row }]
    if (!renewed && row.renewal === 'automatic' && was(row)?.renewal === 'cancelled')
      return [{ kind: 'renewal-resumed', row }]
    return []
  })
}

/**
 * Mails what happened to the plan [spec 18.7]. It is seen by what was stored before, in the transaction that stores what is now,
 * so each change is told once; the moment keeps a renewal that is cancelled again apart from the first time.
 */
export async function notifyOfPlan(
  trx: Transaction,
  { before, after, now }: { before: readonly Stored[]; after: readonly Subscription[]; now: Date },
): Promise<void> {
  for (const { kind, row } of planChanges(before, after)) {
    const { id, accountId, priceCents, currency, periodEnd, entitledUntil } = row
    const about = `${id} ${kind} ${now.toISOString()}`
    const money = { amountCents: priceCents ?? 0, currency }
    const happensAt = kind === 'pro-ended' ? (entitledUntil ?? now) : now
    await notifyOnce(trx, { kind, accountId, about, ...money, happensAt, periodEnd }, now)
  }
}
