import type { Stripe } from 'stripe'
import { eventSubject, storeStripeEvent } from '../../../../db/stores/stripe-events.ts'
import { observeWebhookLag } from '../../../../platform/metrics/registry.ts'
import type { Services } from '../../../services.ts'

/** Keeps an event of Stripe with the job that acts on it, once; a kind that changes nobody's plan is forgotten. */
export async function keepEvent(
  { database }: Pick<Services, 'database'>,
  { event, now }: { event: Stripe.Event; now: Date },
): Promise<void> {
  const subject = eventSubject(event)
  if (!subject) return
  const isNew = await database.transaction((trx) => storeStripeEvent(trx, { ...subject, receivedAt: now }))
  if (isNew) observeWebhookLag('stored', subject.happenedAt, now)
}
