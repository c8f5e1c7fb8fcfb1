import { audit } from '../../../db/stores/audit-log.ts'
import type { Payments } from '../../../platform/stripe.ts'
import type { WorkerServices } from '../job.ts'
import { isOver } from './entitlement.ts'
import type { ReadSubscription } from './read-subscriptions.ts'

/** What is looked at of a subscription. */
type Looked = Pick<
  ReadSubscription,
  'id' | 'status' | 'createdAt' | 'periodEnd' | 'takenBackAt' | 'isPaid' | 'wonDisputeAt'
>

/** Whether it runs on a payment that is with us. */
const isPaidFor = (subscription: Looked): boolean =>
  !isOver(subscription) && subscription.isPaid && subscription.takenBackAt === null

/** The one begun first comes first; of two begun at one moment the one whose dispute was won. */
const byBeginning = (one: Looked, other: Looked): number =>
  one.createdAt.getTime() - other.createdAt.getTime() ||
  Number(one.wonDisputeAt === null) - Number(other.wonDisputeAt === null) ||
  one.id.localeCompare(other.id)

/**
 * Subscriptions that were begun while the payment of an earlier one was disputed, or after it, where that one came back and
 * runs: what they were paid buys no year of its own [spec 18.8].
 */
export function secondSubscriptions<Row extends Looked>(subscriptions: readonly Row[]): Row[] {
  const inOrder = subscriptions.filter(isPaidFor).toSorted(byBeginning)
  return inOrder.filter(({ createdAt }, index) =>
    inOrder
      .slice(0, index)
      .some(
        ({ wonDisputeAt, periodEnd }) =>
          wonDisputeAt !== null && wonDisputeAt <= createdAt && createdAt < periodEnd,
      ),
  )
}

/** Whether a bank did not take what was given back of its newest payment: support sends that another way. */
const isBounced = ({ invoice, payments }: ReadSubscription): boolean =>
  payments.some(({ invoiceId, bounced }) => invoiceId === invoice?.id && bounced !== null)

/**
 * Gives back what was paid a second time while the bank decided about the first payment, which then stayed with us. The audit
 * entry is written first, outside of the caller's transaction: an entry without a refund is harmless, a refund without an
 * entry is not. @returns how many payments.
 */
export async function returnSecondPayments(
  { database, clock }: WorkerServices,
  { stripe }: Payments,
  { accountId, subscriptions }: { accountId: string; subscriptions: readonly ReadSubscription[] },
): Promise<number> {
  let returned = 0
  for (const second of secondSubscriptions(subscriptions)) {
    const { chargeId } = second
    if (chargeId === null || isBounced(second)) continue
    await audit(database.connection, {
      actor: 'system',
      action: 'second_payment_returned',
      accountId,
      now: clock.now(),
      caller: null,
      detail: { chargeId },
    })
    await stripe.refunds.create(
      { charge: chargeId, reason: 'duplicate' },
      { idempotencyKey: `second-payment-${chargeId}` },
    )
    returned += 1
  }
  return returned
}
