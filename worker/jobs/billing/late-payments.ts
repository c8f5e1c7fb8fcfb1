import { audit, type Erasure } from '../../../db/stores/audit-log.ts'
import type { Payments } from '../../../platform/stripe.ts'
import type { WorkerServices } from '../job.ts'
import type { ReadPayment, ReadSubscription } from './read-subscriptions.ts'
import { keptOf } from './taken-back.ts'

/** Whether it is ours to give back: not what a bank decides about, nor what came back, which goes another way. */
const isToReturn = (payment: ReadPayment): boolean =>
  keptOf(payment) > 0 && payment.bounced === null && payment.openDisputes.length === 0

/**
 * Gives back what was paid after its account was deleted: nobody can have Pro by it [spec 18.8]. The audit entry is written first,
 * outside of the caller's transaction: an entry without a refund is harmless, a refund without an entry is not.
 * @param subscriptions with what was paid after the deletion alone. @returns how many payments.
 */
export async function returnLatePayments(
  { database, clock }: WorkerServices,
  { stripe }: Payments,
  { deletion, subscriptions }: { deletion: Erasure; subscriptions: readonly ReadSubscription[] },
): Promise<number> {
  const charges = subscriptions
    .flatMap(({ payments }) => payments)
    .flatMap((payment) => (isToReturn(payment) && payment.chargeId !== null ? [payment.chargeId] : []))
  for (const chargeId of charges) {
    await audit(database.connection, {
      actor: 'system',
      action: 'late_payment_returned',
      accountId: deletion.accountId,
      now: clock.now(),
      caller: null,
      detail: { chargeId },
    })
    await stripe.refunds.create({ charge: chargeId }, { idempotencyKey: `late-payment-${chargeId}` })
  }
  return charges.length
}
