import type { Payments } from '../../../platform/stripe.ts'
import { isOver, renewalOf } from './entitlement.ts'
import { heldMark, type ReadSubscription } from './read-subscriptions.ts'

/** What has to be done at Stripe so that nobody is charged whose money was given back; nothing is `null`. */
export type Stopping = 'cancel' | 'hold' | 'release' | null

/**
 * What a payment that was taken back does to its subscription: refunded in full or lost in a dispute, it ends at once;
 * disputed, it does not renew until that is decided; won, it renews as before [spec 18.5].
 */
export function stoppingOf(
  subscription: Pick<
    ReadSubscription,
    'status' | 'cancelAt' | 'takenBackAt' | 'isTakenBackForGood' | 'isHeld'
  >,
): Stopping {
  const { takenBackAt, isTakenBackForGood, isHeld } = subscription
  if (isOver(subscription)) return null
  if (isTakenBackForGood) return 'cancel'
  if (takenBackAt !== null) return renewalOf(subscription) === 'automatic' ? 'hold' : null
  return isHeld ? 'release' : null
}

/** Does at Stripe what the payments that were taken back call for. @returns how many subscriptions were changed. */
export async function stopRenewals(
  { stripe }: Payments,
  subscriptions: readonly ReadSubscription[],
): Promise<number> {
  let changed = 0
  for (const subscription of subscriptions) {
    const stopping = stoppingOf(subscription)
    const { id } = subscription
    if (stopping === null) continue
    if (stopping === 'cancel') await stripe.subscriptions.cancel(id)
    else
      await stripe.subscriptions.update(id, {
        cancel_at_period_end: stopping === 'hold',
        metadata: { [heldMark]: stopping === 'hold' ? 'yes' : '' },
      })
    changed += 1
  }
  return changed
}
