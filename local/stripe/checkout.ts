import { buildCustomer, buildSession, buildSubscription } from './objects.ts'
import { newId, yearAfter, type Ledger } from './ledger.ts'
import type { Customer, Session, Subscription, State } from './state.ts'
import { createInvoice, payInvoice, emitEvent, chargeInvoice, renew } from './subscriptions.ts'

/** Lifetime of a session, in seconds. */
const LIFE = 24 * 3600

/** Opens a session, which can be paid for a day. */
export function openSession(
  ledger: Ledger,
  given: Omit<Session, 'id' | 'created' | 'status' | 'expiresAt' | 'subscriptionId'>,
): Session {
  const created = ledger.now()
  const session: Session = {
    id: newId('cs_test'),
    created,
    status: 'open',
    expiresAt: created + LIFE,
    subscriptionId: null,
    ...given,
  }
  ledger.state.sessions[session.id] = session
  return session
}

/** Closes a session that was not paid. */
export function expireSession(ledger: Ledger, session: Session): void {
  session.status = 'expired'
  emitEvent(ledger, { type: 'checkout.session.expired', object: buildSession(ledger, session) })
}

export function addCustomer(ledger: Ledger, given: Pick<Customer, 'email' | 'metadata'>): Customer {
  const customer = { id: newId('cus'), created: ledger.now(), ...given }
  ledger.state.customers[customer.id] = customer
  emitEvent(ledger, { type: 'customer.created', object: buildCustomer(customer) })
  return customer
}

/** Pays a session: makes a customer where there is none, a subscription and its invoice. */
export function completeSession(ledger: Ledger, session: Session, email: string): void {
  const { state } = ledger
  const customerId = session.customerId ?? addCustomer(ledger, { email, metadata: {} }).id
  const periodStart = ledger.now()
  const id = newId('sub')
  const period = { start: periodStart, end: yearAfter(periodStart) }
  const invoice = createInvoice(ledger, { subscriptionId: id, customerId, period })
  const subscription: Subscription = {
    id,
    itemId: newId('si'),
    customerId,
    created: periodStart,
    status: 'active',
    periodStart,
    periodEnd: period.end,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    invoiceId: invoice.id,
    metadata: session.subscriptionMetadata,
  }
  state.subscriptions[id] = subscription
  const paid: Partial<Session> = { status: 'complete', customerId, email, subscriptionId: id }
  Object.assign(session, paid)
  const object = buildSubscription(ledger, subscription)
  emitEvent(ledger, { type: 'customer.subscription.created', object })
  payInvoice(ledger, invoice)
  emitEvent(ledger, { type: 'checkout.session.completed', object: buildSession(ledger, session) })
}

/** An event of the future. `at` is in seconds since 1970. */
interface Due {
  at: number
  act: (ledger: Ledger) => void
}

function dueOf({ subscriptions, invoices, sessions }: State): Due[] {
  const running = Object.values(subscriptions).filter(({ status }) => status !== 'canceled')
  return [
    ...running.map((subscription) => ({
      at: subscription.periodEnd,
      act: (ledger: Ledger) => renew(ledger, subscription),
    })),
    ...running.flatMap((subscription) => {
      const invoice = invoices[subscription.invoiceId]
      if (!invoice || invoice.nextAttempt === null) return []
      return [
        { at: invoice.nextAttempt, act: (ledger: Ledger) => chargeInvoice(ledger, subscription, invoice) },
      ]
    }),
    ...Object.values(sessions)
      .filter(({ status }) => status === 'open')
      .map((session) => ({ at: session.expiresAt, act: (ledger: Ledger) => expireSession(ledger, session) })),
  ]
}

/**
 * Advances the stand-in's clock. Everything that falls due meanwhile happens at its own time, in order. With 0 it does
 * what is due by the machine's clock alone.
 */
export function advance(ledger: Ledger, seconds: number): void {
  const { state } = ledger
  const target = ledger.now() + seconds
  const goTo = (at: number) => {
    state.ahead += Math.max(0, at - ledger.now())
  }
  for (;;) {
    const [next] = dueOf(state)
      .filter(({ at }) => at <= target)
      .sort((one, other) => one.at - other.at)
    if (!next) break
    goTo(next.at)
    next.act(ledger)
  }
  goTo(target)
}
