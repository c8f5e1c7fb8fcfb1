import { endSubscription, setCancelAtPeriodEnd } from '../subscriptions.ts'
import { buildInvoice, buildInvoicePayments, buildSubscription } from '../objects.ts'
import type { Subscription } from '../state.ts'
import {
  requireFound,
  StripeError,
  ofCustomer,
  page,
  paging,
  type ApiRoute,
  type ApiRequest,
} from './request.ts'

const requested = ({ ledger: { state }, id }: ApiRequest) =>
  requireFound(state.subscriptions[id], 'subscription', id)

/** The expansion that the product requests: the newest invoice in full, with its payments. */
const withInvoice = 'data.latest_invoice.payments'

function fits({ status }: Subscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true
  return wanted === undefined ? status !== 'canceled' : status === wanted
}

export const subscriptionRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/subscriptions',
    takes: [...paging, 'customer', 'status'],
    expands: [withInvoice],
    answer(asked) {
      const { ledger, fields, expand } = asked
      const { invoices, subscriptions } = ledger.state
      const wanted = fields.text('status')
      const shown = ofCustomer(fields, subscriptions).filter((subscription) => fits(subscription, wanted))
      return page(asked, '/v1/subscriptions', shown, (subscription) => {
        const invoice = expand.has(withInvoice) ? invoices[subscription.invoiceId] : undefined
        return buildSubscription(
          ledger,
          subscription,
          invoice && { ...buildInvoice(invoice), payments: buildInvoicePayments(invoice) },
        )
      })
    },
  },
  {
    method: 'GET',
    path: '/subscriptions/:id',
    answer: (asked) => buildSubscription(asked.ledger, requested(asked)),
  },
  {
    method: 'POST',
    path: '/subscriptions/:id',
    takes: ['cancel_at_period_end', 'metadata'],
    answer(asked) {
      const { ledger, fields } = asked
      const subscription = requested(asked)
      const cancel = fields.text('cancel_at_period_end')
      if (subscription.status === 'canceled' && cancel !== undefined)
        throw new StripeError(
          400,
          'A canceled subscription can only update its cancellation_details and metadata.',
        )
      // An empty value takes a key away, as at Stripe.
      for (const [key, value] of Object.entries(fields.map('metadata')))
        if (value === '') delete subscription.metadata[key]
        else subscription.metadata[key] = value
      if (cancel !== undefined) setCancelAtPeriodEnd(ledger, subscription, cancel === 'true')
      return buildSubscription(ledger, subscription)
    },
  },
  {
    method: 'DELETE',
    path: '/subscriptions/:id',
    answer(asked) {
      const subscription = requested(asked)
      requireFound(subscription.status === 'canceled' ? undefined : asked.id, 'subscription', asked.id)
      endSubscription(asked.ledger, subscription)
      return buildSubscription(asked.ledger, subscription)
    },
  },
]
