import { addCustomer } from '../checkout.ts'
import { refund } from '../subscriptions.ts'
import {
  buildCharge,
  buildCustomer,
  buildDispute,
  buildInvoice,
  buildInvoicePayments,
  buildPrice,
  buildRefunds,
} from '../objects.ts'
import { requireFound, StripeError, ofCustomer, page, paging, type ApiRoute } from './request.ts'

export const moneyRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/prices/:id',
    answer: ({ ledger: { priceId }, id }) =>
      buildPrice(requireFound(id === priceId ? id : undefined, 'price', id)),
  },
  {
    method: 'POST',
    path: '/customers',
    takes: ['email', 'metadata'],
    answer({ ledger, fields }) {
      const metadata = fields.map('metadata')
      return buildCustomer(addCustomer(ledger, { email: fields.text('email') ?? null, metadata }))
    },
  },
  {
    method: 'GET',
    path: '/customers/:id',
    answer: ({ ledger, id }) => buildCustomer(requireFound(ledger.state.customers[id], 'customer', id)),
  },
  {
    method: 'GET',
    path: '/invoices',
    takes: [...paging, 'customer', 'status'],
    expands: ['data.payments'],
    answer(asked) {
      const { ledger, fields, expand } = asked
      const wanted = fields.text('status')
      const all = ofCustomer(fields, ledger.state.invoices)
      const shown = all.filter(({ status }) => wanted === undefined || status === wanted)
      return page(asked, '/v1/invoices', shown, (invoice) => ({
        ...buildInvoice(invoice),
        ...(expand.has('data.payments') && { payments: buildInvoicePayments(invoice) }),
      }))
    },
  },
  {
    method: 'GET',
    path: '/charges',
    takes: [...paging, 'customer'],
    expands: ['data.refunds'],
    answer(asked) {
      const { ledger, fields, expand } = asked
      return page(asked, '/v1/charges', ofCustomer(fields, ledger.state.charges), (charge) => ({
        ...buildCharge(ledger, charge),
        ...(expand.has('data.refunds') && { refunds: buildRefunds(charge) }),
      }))
    },
  },
  {
    method: 'GET',
    path: '/charges/:id',
    answer: ({ ledger, id }) => buildCharge(ledger, requireFound(ledger.state.charges[id], 'charge', id)),
  },
  {
    method: 'GET',
    path: '/refunds',
    takes: [...paging, 'charge'],
    answer(asked) {
      const id = asked.fields.needed('charge')
      const charge = requireFound(asked.ledger.state.charges[id], 'charge', id)
      const built = buildRefunds(charge).data
      return page(asked, '/v1/refunds', charge.refunds, (refund) => built.find((one) => one.id === refund.id))
    },
  },
  {
    method: 'POST',
    path: '/refunds',
    takes: ['charge', 'amount', 'reason'],
    answer({ ledger, fields }) {
      const id = fields.needed('charge')
      const charge = requireFound(ledger.state.charges[id], 'charge', id)
      const { refunded } = buildCharge(ledger, charge)
      // A dispute that was won is over: its charge may be refunded.
      const disputed = Object.values(ledger.state.disputes).some(
        ({ chargeId, status }) => chargeId === id && status !== 'won',
      )
      if (refunded)
        throw new StripeError(400, `Charge ${id} has already been refunded.`, {
          code: 'charge_already_refunded',
        })
      if (disputed)
        throw new StripeError(400, `Charge ${id} has been charged back.`, { code: 'charge_disputed' })
      refund(ledger, charge, fields.number('amount'))
      return requireFound(buildRefunds(charge).data[0], 'refund', id)
    },
  },
  {
    method: 'GET',
    path: '/disputes',
    takes: [...paging, 'charge'],
    answer(asked) {
      const charge = asked.fields.text('charge')
      const kept = Object.values(asked.ledger.state.disputes).filter(
        ({ chargeId }) => charge === undefined || chargeId === charge,
      )
      return page(asked, '/v1/disputes', kept, (dispute) => buildDispute(asked.ledger, dispute))
    },
  },
  {
    method: 'GET',
    path: '/events',
    takes: [...paging, 'types'],
    answer(asked) {
      const { ledger, fields } = asked
      const types = fields.list('types')
      if (types.length > 20) throw new StripeError(400, 'At most 20 types.', { param: 'types' })
      const kept = ledger.state.events.filter((event) => types.length === 0 || types.includes(event.type))
      return page(asked, '/v1/events', kept, ({ body }): unknown => JSON.parse(body))
    },
  },
]
