import { buildCustomer } from '../build/customer.ts'
import { buildSession } from '../build/session.ts'
import { buildSubscription } from '../build/subscription.ts'
import { newId, yearAfter, type Ledger } from '../state/ledger.ts'
import type { Customer, Session, Subscription } from '../state/records.ts'
import { draw, pay } from './pay.ts'
import { tell } from './tell.ts'

const LIFE = 24 * 3600

/** Opens a page to pay on for a day. */
export function openSession(
  ledger: Ledger,
  given: Omit<Session, 'id' | 'created' | 'status' | 'expiresAt' | 'subscriptionId' | 'invoiceId'>,
): Session {
  const created = ledger.now()
  const session: Session = {
    id: newId('cs_test'),
    created,
    status: 'open',
    expiresAt: created + LIFE,
    subscriptionId: null,
    invoiceId: null,
    ...given,
  }
  ledger.state.sessions[session.id] = session
  return session
}

/** Closes a page that nobody paid on. */
export function expireSession(ledger: Ledger, session: Session): void {
  session.status = 'expired'
  tell(ledger, { type: 'checkout.session.expired', data: { object: buildSession(ledger, session) } })
}

export function addCustomer(ledger: Ledger, given: Pick<Customer, 'email' | 'metadata'>): Customer {
  const customer = { id: newId('cus'), created: ledger.now(), ...given }
  ledger.state.customers[customer.id] = customer
  tell(ledger, { type: 'customer.created', data: { object: buildCustomer(customer) } })
  return customer
}

/** Somebody pays on the page with this address: a customer where there was none, a subscription, its invoice. */
export function completeSession(ledger: Ledger, session: Session, email: string): void {
  const { state } = ledger
  const customerId = session.customerId ?? addCustomer(ledger, { email, metadata: {} }).id
  const periodStart = ledger.now()
  const period = { periodStart, periodEnd: yearAfter(periodStart) }
  const id = newId('sub')
  const invoice = draw(ledger, { subscriptionId: id, customerId, first: true, ...period })
  const subscription: Subscription = {
    id,
    itemId: newId('si'),
    customerId,
    created: periodStart,
    status: 'active',
    ...period,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    invoiceId: invoice.id,
    metadata: session.subscriptionMetadata,
  }
  state.subscriptions[id] = subscription
  Object.assign(session, {
    status: 'complete',
    customerId,
    email,
    subscriptionId: id,
    invoiceId: invoice.id,
  } satisfies Partial<Session>)
  const object = buildSubscription(ledger, subscription)
  tell(ledger, { type: 'customer.subscription.created', data: { object } })
  pay(ledger, invoice)
  tell(ledger, { type: 'checkout.session.completed', data: { object: buildSession(ledger, session) } })
}
