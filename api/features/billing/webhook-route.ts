import type { Router } from '@koa/router'
import type { Payments } from '../../../platform/stripe.ts'
import { endpoints } from '../../../contract/http/index.ts'
import { handle } from '../../http/handle.ts'
import { readSignedBody } from '../../http/body.ts'
import type { Services } from '../../services.ts'
import { keepEvent } from './commands/keep-event.ts'
import { paymentUnavailable } from './refusals.ts'
import { verifyEvent } from './verify-event.ts'

/** Where Stripe tells what happened: kept, then answered; what it means is found out by the worker. */
export function webhookRoute(router: Router, services: Services, payments: Payments | null): void {
  handle(router, services, endpoints.receiveStripeEvent, async ({ ctx, now }) => {
    if (!payments) throw paymentUnavailable()
    const body = await readSignedBody(ctx)
    const event = verifyEvent(payments, { body, signature: ctx.get('Stripe-Signature'), now })
    await keepEvent(services, { event, now })
    return { received: true } as const
  })
}
