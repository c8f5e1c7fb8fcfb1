import type { Router } from '@koa/router'
import { markCelebrated } from '../../../db/stores/accounts.ts'
import { countSubmissions } from '../../../db/stores/submissions.ts'
import { listSubscriptions } from '../../../db/stores/billing.ts'
import { findUnreturned, listMoneyMoved } from '../../../db/stores/money-moved.ts'
import { openPayments } from '../../../platform/stripe.ts'
import { endpoints } from '../../../contract/http/index.ts'
import { demandFresh } from '../../../identity/factors/proofs.ts'
import { handle } from '../../http/handle.ts'
import type { Services } from '../../services.ts'
import { createCheckout } from './commands/create-checkout.ts'
import { openPortal } from './commands/open-portal.ts'
import { moneyBack } from './money-back.ts'
import { endOfPro, freeCalculationsLeft, hasOpenDispute, isPaid, runningSubscription } from './policy.ts'
import { presentBillingStatus } from './presenter.ts'
import { webhookRoute } from './webhook.ts'
import { findPaymentKey } from '../../../db/stores/product-keys.ts'

/** The signed-in person's plan, the checkout and portal endpoints, and Stripe's webhook. */
export function billingRoutes(router: Router, services: Services): void {
  const payments = openPayments(services.env)

  handle(router, services, endpoints.readBillingStatus, async ({ live: { account }, now }) => {
    const { connection } = services.database
    const paid = isPaid(account, now)
    const submissionCount = await countSubmissions(connection, account.id)
    const subscriptions = await listSubscriptions(connection, account.id)
    const moved = subscriptions.length === 0 ? [] : await listMoneyMoved(connection, account.id)
    return presentBillingStatus(services.env, account, {
      paid,
      freeCalculationsLeft: freeCalculationsLeft(services.env, paid, submissionCount),
      running: runningSubscription(subscriptions),
      paymentKey: await findPaymentKey(connection),
      returned: moneyBack(moved),
      unreturned: await findUnreturned(connection, moved),
      ended: endOfPro(account, subscriptions, now),
      hasOpenDispute: hasOpenDispute(subscriptions),
      hasInvoices: subscriptions.length > 0,
    })
  })

  handle(router, services, endpoints.celebratePro, async ({ live: { account }, now }) => ({
    isFirst: await markCelebrated(services.database.connection, account.id, now),
  }))

  handle(router, services, endpoints.createCheckoutSession, async ({ live, now, requestId, caller }) => ({
    url: await createCheckout(services, payments, { live, now, requestId, caller }),
  }))

  handle(router, services, endpoints.createPortalSession, async ({ live, now }) => {
    await demandFresh(services.database.connection, live, { now })
    return { url: await openPortal(services, payments, { live }) }
  })

  webhookRoute(router, services, payments)
}
