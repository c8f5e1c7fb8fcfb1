import type { Stripe } from 'stripe'
import { idOf, momentOf } from '../platform/stripe.ts'
import { handledEventTypes, type HandledEventType } from '../contract/jobs/stripe-events.ts'
import type { StripeEvent } from './stores/stripe-events.ts'

type Handled = Extract<Stripe.Event, { type: HandledEventType }>

function isHandled(event: Stripe.Event): event is Handled {
  return handledEventTypes.some((type) => type === event.type)
}

/** What is kept of an event: ids alone. Undefined for a kind that changes nobody's plan. */
export function eventSubject(event: Stripe.Event): Omit<StripeEvent, 'receivedAt'> | undefined {
  if (!isHandled(event)) return undefined
  const { id, type, created } = event
  const { object } = event.data
  const about =
    object.object === 'dispute'
      ? { objectId: idOf(object.charge) ?? object.id, customerId: null }
      : { objectId: object.id, customerId: idOf(object.customer) }
  return { id, type, ...about, happenedAt: momentOf(created) }
}
