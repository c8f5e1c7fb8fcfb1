import { addCustomer } from '../checkout.ts'
import { refund } from '../subscriptions.ts'
import { buildCharge, buildDispute, buildRefunds } from '../build/charge.ts'
import { buildCustomer, buildPrice } from '../build/objects.ts'
import type { Charge } from '../state.ts'
import { requireFound, StripeError, page, paging, type ApiRoute, type ApiRequest } from './request.ts'

/** A charge, with its refunds where they were asked for. */
function asAsked({ ledger, expand }: ApiRequest, charge: Charge, wish: string) {
  const built = buildCharge(ledger, charge)
  return expand.has(wish) ? { ...built, refunds: buildRefunds(charge) } : built
}

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
    answer: ({ ledger: { state }, id }) => buildCustomer(requireFound(state.customers[id], 'customer', id)),
  },
  {
    method: 'GET',
    path: '/charges',
    takes: [...paging, 'customer'],
    expands: ['data.refunds'],
    answer(asked) {
      const customer = asked.fields.text('customer')
      const kept = Object.values(asked.ledger.state.charges).filter(
        ({ customerId }) => customer === undefined || customerId === customer,
      )
      return page(asked, '/v1/charges', kept, (charge) => asAsked(asked, charge, 'data.refunds'))
    },
  },
  {
    method: 'GET',
    path: '/charges/:id',
    expands: ['refunds'],
    answer: (asked) =>
      asAsked(asked, requireFound(asked.ledger.state.charges[asked.id], 'charge', asked.id), 'refunds'),
  },
  {
    method: 'POST',
    path: '/refunds',
    takes: ['charge', 'amount'],
    answer({ ledger, fields }) {
      const id = fields.needed('charge')
      const charge = requireFound(ledger.state.charges[id], 'charge', id)
      const made = refund(ledger, charge, fields.number('amount'))
      return requireFound(
        buildRefunds(charge).data.find((one) => one.id === made.id),
        'refund',
        made.id,
      )
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
    takes: [...paging, 'type', 'types'],
    answer(asked) {
      const { ledger, fields } = asked
      const types = fields.list('types')
      const type = fields.text('type')
      if (type !== undefined) types.push(type)
      if (types.length > 20) throw new StripeError(400, 'At most 20 types.', { param: 'types' })
      const kept = ledger.state.events.filter((event) => types.length === 0 || types.includes(event.type))
      return page(asked, '/v1/events', kept, ({ body }): unknown => JSON.parse(body))
    },
  },
]
