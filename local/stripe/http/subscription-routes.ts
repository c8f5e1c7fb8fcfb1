import type { Stripe } from 'stripe'
import { endSubscription, setCancelAtPeriodEnd } from '../subscriptions.ts'
import { buildInvoice, buildInvoicePayments } from '../build/invoice.ts'
import { buildSubscription } from '../build/subscription.ts'
import type { Invoice, Subscription } from '../state.ts'
import { requireFound, StripeError, page, paging, type ApiRoute, type ApiRequest } from './request.ts'

const kept = ({ ledger: { state }, id }: ApiRequest) =>
  requireFound(state.subscriptions[id], 'subscription', id)

function invoiceAsAsked({ ledger, expand }: ApiRequest, invoice: Invoice, prefix = ''): Stripe.Invoice {
  const built = buildInvoice(ledger, invoice)
  return expand.has(`${prefix}payments`) ? { ...built, payments: buildInvoicePayments(invoice) } : built
}

/** A subscription with its newest invoice whole where that was asked for. @param prefix `data.` in a list. */
function asAsked(asked: ApiRequest, subscription: Subscription, prefix = ''): Stripe.Subscription {
  const { ledger, expand } = asked
  const wish = `${prefix}latest_invoice`
  const invoice = ledger.state.invoices[subscription.invoiceId]
  const isWhole = [...expand].some((path) => path === wish || path.startsWith(`${wish}.`))
  return invoice && isWhole
    ? buildSubscription(ledger, subscription, invoiceAsAsked(asked, invoice, `${wish}.`))
    : buildSubscription(ledger, subscription)
}

function fits({ status }: Subscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true
  return wanted === undefined ? status !== 'canceled' : status === wanted
}

const expands = ['latest_invoice', 'latest_invoice.payments']

export const subscriptionRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/subscriptions',
    takes: [...paging, 'customer', 'status'],
    expands: expands.map((path) => `data.${path}`),
    answer(asked) {
      const { ledger, fields } = asked
      const customer = fields.text('customer')
      const wanted = fields.text('status')
      const shown = Object.values(ledger.state.subscriptions).filter(
        (subscription) =>
          (customer === undefined || subscription.customerId === customer) && fits(subscription, wanted),
      )
      return page(asked, '/v1/subscriptions', shown, (subscription) => asAsked(asked, subscription, 'data.'))
    },
  },
  {
    method: 'GET',
    path: '/subscriptions/:id',
    expands,
    answer: (asked) => asAsked(asked, kept(asked)),
  },
  {
    method: 'POST',
    path: '/subscriptions/:id',
    takes: ['cancel_at_period_end', 'metadata'],
    answer(asked) {
      const { ledger, fields } = asked
      const subscription = kept(asked)
      if (subscription.status === 'canceled')
        throw new StripeError(400, 'A canceled subscription can only update its cancellation_details.')
      Object.assign(subscription.metadata, fields.map('metadata'))
      const cancel = fields.text('cancel_at_period_end')
      if (cancel !== undefined) setCancelAtPeriodEnd(ledger, subscription, cancel === 'true')
      return buildSubscription(ledger, subscription)
    },
  },
  {
    method: 'DELETE',
    path: '/subscriptions/:id',
    answer(asked) {
      const subscription = kept(asked)
      requireFound(subscription.status === 'canceled' ? undefined : asked.id, 'subscription', asked.id)
      endSubscription(asked.ledger, subscription)
      return buildSubscription(asked.ledger, subscription)
    },
  },
  {
    method: 'GET',
    path: '/invoices/:id',
    expands: ['payments'],
    answer: (asked) =>
      invoiceAsAsked(asked, requireFound(asked.ledger.state.invoices[asked.id], 'invoice', asked.id)),
  },
]
