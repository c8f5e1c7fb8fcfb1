import { openSession, expireSession } from '../checkout.ts'
import { buildPortal, buildSession } from '../objects.ts'
import { newId } from '../ledger.ts'
import {
  requireFound,
  StripeError,
  type Fields,
  ofCustomer,
  page,
  paging,
  type ApiRoute,
  type ApiRequest,
} from './request.ts'

const keptSession = ({ ledger: { state }, id }: ApiRequest) =>
  requireFound(state.sessions[id], 'checkout.session', id)

function requireOneYear({ ledger, fields }: ApiRequest): void {
  const price = fields.needed('line_items[0][price]')
  requireFound(price === ledger.priceId ? price : undefined, 'price', price)
  const mode = fields.needed('mode')
  if (mode !== 'subscription')
    throw new StripeError(400, `mode ${mode} is not modelled here`, { param: 'mode' })
  if ((fields.number('line_items[0][quantity]') ?? 1) !== 1)
    throw new StripeError(400, 'Only a quantity of 1 is modelled here', { param: 'line_items' })
}

/** The customer that is to pay, or the address to fill in; both at once Stripe refuses. */
function payerOf({ ledger: { state } }: ApiRequest, fields: Fields) {
  const customerId = fields.text('customer')
  const email = fields.text('customer_email')
  if (customerId === undefined) return { customerId: null, email: email ?? null }
  if (email !== undefined)
    throw new StripeError(400, 'You may only specify one of these parameters: customer, customer_email.')
  const customer = requireFound(state.customers[customerId], 'customer', customerId)
  return { customerId, email: customer.email }
}

export const checkoutRoutes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/checkout/sessions',
    takes: [
      'mode',
      'line_items',
      'client_reference_id',
      'customer',
      'customer_email',
      'success_url',
      'cancel_url',
      'metadata',
      'subscription_data',
    ],
    answer(asked) {
      const { ledger, fields } = asked
      requireOneYear(asked)
      const session = openSession(ledger, {
        ...payerOf(asked, fields),
        reference: fields.text('client_reference_id') ?? null,
        metadata: fields.map('metadata'),
        subscriptionMetadata: fields.map('subscription_data[metadata]'),
        successUrl: fields.needed('success_url'),
        cancelUrl: fields.text('cancel_url') ?? null,
      })
      return buildSession(ledger, session)
    },
  },
  {
    method: 'GET',
    path: '/checkout/sessions',
    takes: [...paging, 'customer'],
    answer(asked) {
      const { ledger, fields } = asked
      const shown = ofCustomer(fields, ledger.state.sessions)
      return page(asked, '/v1/checkout/sessions', shown, (session) => buildSession(ledger, session))
    },
  },
  {
    method: 'GET',
    path: '/checkout/sessions/:id',
    answer: (asked) => buildSession(asked.ledger, keptSession(asked)),
  },
  {
    method: 'POST',
    path: '/checkout/sessions/:id/expire',
    answer(asked) {
      const session = keptSession(asked)
      if (session.status !== 'open')
        throw new StripeError(400, `Only open sessions can be expired; this one is ${session.status}.`)
      expireSession(asked.ledger, session)
      return buildSession(asked.ledger, session)
    },
  },
  {
    method: 'POST',
    path: '/billing_portal/sessions',
    takes: ['customer', 'return_url'],
    answer({ ledger, fields }) {
      const customerId = fields.needed('customer')
      requireFound(ledger.state.customers[customerId], 'customer', customerId)
      const id = newId('bps')
      const portal = { id, customerId, returnUrl: fields.text('return_url') ?? null, created: ledger.now() }
      ledger.state.portals[id] = portal
      return buildPortal(ledger, portal)
    },
  },
]
