import type { Stripe } from 'stripe'
import { AppError } from '../../../platform/errors.ts'
import type { Payments } from '../../../platform/stripe.ts'
import { notFromStripe, paymentUnavailable } from './refusals.ts'
import { eventSubject, storeStripeEvent } from '../../../db/stores/stripe-events.ts'
import { observeWebhookLag } from '../../../platform/metrics/registry.ts'
import type { Services } from '../../services.ts'
import type { Router } from '@koa/router'
import { endpoints } from '../../../contract/http/index.ts'
import { handle } from '../../http/handle.ts'
import { readSignedBody } from '../../http/body.ts'

/** Oldest a signature may be, in seconds [security S52]. */
const TOLERANCE = 300

function opened(
  { stripe }: Payments,
  secret: string,
  { body, signature, now }: { body: Buffer; signature: string; now: Date },
): Stripe.Event {
  return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, now.getTime())
}

function inOurMode({ live }: Payments, event: Stripe.Event): Stripe.Event {
  if (event.livemode === live) return event
  throw notFromStripe(
    `This endpoint takes ${live ? 'live' : 'test'} events only: send the others to their own.`,
  )
}

/**
 * Verifies that Stripe signed an event with one of our secrets within the last five minutes, in the mode of our key.
 * @throws 400 invalid_signature.
 */
export function verifyEvent(
  payments: Payments,
  sent: { body: Buffer; signature: string; now: Date },
): Stripe.Event {
  const faults: unknown[] = []
  for (const secret of payments.webhookSecrets) {
    try {
      return inOurMode(payments, opened(payments, secret, sent))
    } catch (error) {
      if (error instanceof AppError) throw error
      faults.push(error)
    }
  }
  throw notFromStripe('The signature does not fit the body, or is older than five minutes.', faults[0])
}

/** Stores a Stripe event once, with the job that handles it; kinds that change no plan are ignored. */
export async function storeEvent(
  { database }: Pick<Services, 'database'>,
  { event, now }: { event: Stripe.Event; now: Date },
): Promise<void> {
  const subject = eventSubject(event)
  if (!subject) return
  const isNew = await database.transaction((trx) => storeStripeEvent(trx, { ...subject, receivedAt: now }))
  if (isNew) observeWebhookLag('stored', subject.happenedAt, now)
}

/** Stripe's webhook: stores the event and answers; the worker later reads the current state from Stripe. */
export function webhookRoute(router: Router, services: Services, payments: Payments | null): void {
  handle(router, services, endpoints.receiveStripeEvent, async ({ ctx, now }) => {
    if (!payments) throw paymentUnavailable()
    const body = await readSignedBody(ctx)
    const event = verifyEvent(payments, { body, signature: ctx.get('Stripe-Signature'), now })
    await storeEvent(services, { event, now })
    return { received: true } as const
  })
}
