import type { Payments } from '../../../platform/stripe.ts'
import { renewalOf } from './entitlement.ts'
import type { ReadSubscription } from './read-subscriptions.ts'

/** Of those that renew by themselves, all but the one that runs longest (of two alike the older one stays). */
export function surplusOf(subscriptions: readonly ReadSubscription[]): ReadSubscription[] {
  return subscriptions
    .filter((subscription) => renewalOf(subscription) === 'automatic')
    .toSorted(
      (one, other) =>
        other.periodEnd.getTime() - one.periodEnd.getTime() ||
        one.createdAt.getTime() - other.createdAt.getTime() ||
        one.id.localeCompare(other.id),
    )
    .slice(1)
}

/**
 * Whoever paid twice (checkout and fallback link, say) is charged once next year: every subscription but the one
 * that runs longest is set to run out at the end of its period. What was paid twice is for support to give back.
 */
export async function keepOneRenewal(
  { stripe }: Payments,
  subscriptions: readonly ReadSubscription[],
): Promise<number> {
  const surplus = surplusOf(subscriptions)
  for (const { id } of surplus) await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  return surplus.length
}
