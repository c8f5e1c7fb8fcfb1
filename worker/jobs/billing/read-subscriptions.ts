import type { Stripe } from 'stripe'
import type { OpenDispute } from '../../../db/stores/open-disputes.ts'
import type { Payments } from '../../../platform/stripe.ts'
import { idOf, momentOf } from '../../../platform/stripe-values.ts'
import type { Term } from './entitlement.ts'
import { readTakenBack, type TakenBack } from './taken-back.ts'

/** An invoice that was paid, and what of it went back. */
export interface ReadPayment extends Pick<
  TakenBack,
  'refunds' | 'refunded' | 'bounced' | 'lost' | 'openDisputes'
> {
  invoiceId: string
  /** The charge that paid it, ch_…; null where none did. */
  chargeId: string | null
  /** In the hundredth of `currency`. */
  amountCents: number
  currency: string
  paidAt: Date
  /** Until when it pays for Pro. */
  periodEnd: Date
}

/** A subscription to Pro as Stripe has it now. */
export interface ReadSubscription extends Term {
  id: string
  customerId: string
  createdAt: Date
  /** The account's reference, where we made the checkout. */
  reference: string | null
  /** Its payment was refunded in full, or a dispute about it was lost: nothing of it comes back. */
  isTakenBackForGood: boolean
  /** Renewal was stopped by us while a dispute is open, and goes on when it is won. */
  isHeld: boolean
  /** What a renewal costs, in the hundredth of `currency`. */
  priceCents: number | null
  currency: string
  /** The newest one. */
  invoice: Stripe.Invoice | null
  /** The charge that paid it, ch_…; null where none did. */
  chargeId: string | null
  /** When a dispute about that charge began which the bank decided for us; null where none was. */
  wonDisputeAt: Date | null
  /** Every payment of it, oldest first. */
  payments: readonly ReadPayment[]
}

/** Metadata of a subscription that is not renewed while its payment is disputed. */
export const heldMark = 'held_for_dispute'

/** Page size of every list that is read: more than any customer has. */
const LIMIT = 100

const moment = (seconds: number | null): Date | null => (seconds === null ? null : momentOf(seconds))

/** A price never changes its product, so each is asked for once. */
const products = new WeakMap<Payments, string | null>()

/** The product that Pro is, whatever it costs by now: an older price still entitles. */
async function readProduct(payments: Payments): Promise<string | null> {
  const known = products.get(payments)
  if (known !== undefined) return known
  const { product } = await payments.stripe.prices.retrieve(payments.priceId)
  products.set(payments, idOf(product))
  return idOf(product)
}

const itemOf = (
  subscription: Stripe.Subscription,
  product: string | null,
): Stripe.SubscriptionItem | undefined =>
  subscription.items.data.find(({ price }) => idOf(price.product) === product)

/** When it will end at the customer's wish. */
function cancelAtOf(subscription: Stripe.Subscription, periodEnd: Date): Date | null {
  return moment(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? periodEnd : null)
}

const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null =>
  typeof invoice === 'string' ? null : invoice

const subscriptionOf = ({ parent }: Stripe.Invoice): string | null =>
  idOf(parent?.subscription_details?.subscription)

/** Every invoice that a customer paid, oldest first. */
async function readPaidInvoices({ stripe }: Payments, customerId: string): Promise<Stripe.Invoice[]> {
  const invoices = await stripe.invoices
    .list({ customer: customerId, status: 'paid', limit: LIMIT, expand: ['data.payments'] })
    .autoPagingToArray({ limit: LIMIT })
  return invoices.filter(({ amount_paid: cents }) => cents > 0).toReversed()
}

function paymentOf(
  { id, amount_paid: amountCents, currency, created, status_transitions, lines }: Stripe.Invoice,
  taken: TakenBack | undefined,
): ReadPayment {
  return {
    invoiceId: id,
    amountCents,
    currency,
    paidAt: momentOf(status_transitions.paid_at ?? created),
    periodEnd: momentOf(Math.max(created, ...lines.data.map(({ period }) => period.end))),
    chargeId: taken?.chargeId ?? null,
    refunds: taken?.refunds ?? [],
    refunded: taken?.refunded ?? null,
    bounced: taken?.bounced ?? null,
    lost: taken?.lost ?? null,
    openDisputes: taken?.openDisputes ?? [],
  }
}

/** Disputes about any payment of these that are not decided. */
export const openDisputesOf = (subscriptions: readonly ReadSubscription[]): OpenDispute[] =>
  subscriptions.flatMap(({ payments }) => payments.flatMap(({ openDisputes }) => openDisputes))

/** Every subscription of a customer to Pro, also the ended ones, read from Stripe now. */
export async function readSubscriptions(payments: Payments, customerId: string): Promise<ReadSubscription[]> {
  const product = await readProduct(payments)
  const subscriptions = await payments.stripe.subscriptions
    .list({ customer: customerId, status: 'all', limit: LIMIT, expand: ['data.latest_invoice.payments'] })
    .autoPagingToArray({ limit: LIMIT })
  const ours = subscriptions.flatMap((subscription) => {
    const item = itemOf(subscription, product)
    return item ? [{ subscription, item }] : []
  })
  const invoices = ours.flatMap(({ subscription }) => invoiceOf(subscription) ?? [])
  const paid = ours.length === 0 ? [] : await readPaidInvoices(payments, customerId)
  const takenBack = await readTakenBack(payments, customerId, [...paid, ...invoices])

  return ours.map(({ subscription, item }) => {
    const periodEnd = momentOf(item.current_period_end)
    const invoice = invoiceOf(subscription)
    const taken = invoice && takenBack.get(invoice.id)
    return {
      id: subscription.id,
      customerId,
      createdAt: momentOf(subscription.created),
      reference: subscription.metadata['reference'] ?? null,
      status: subscription.status,
      periodStart: momentOf(item.current_period_start),
      periodEnd,
      cancelAt: cancelAtOf(subscription, periodEnd),
      endedAt: moment(subscription.ended_at),
      takenBackAt: taken?.at ?? null,
      takenBackBy: taken?.by ?? null,
      givenBackAt: taken?.givenBackAt ?? null,
      isPaid: invoice?.status === 'paid',
      isTakenBackForGood: taken?.isForGood ?? false,
      isHeld: subscription.metadata[heldMark] === 'yes',
      priceCents: item.price.unit_amount === null ? null : item.price.unit_amount * (item.quantity ?? 1),
      currency: subscription.currency,
      invoice,
      chargeId: taken?.chargeId ?? null,
      wonDisputeAt: taken?.wonDisputeAt ?? null,
      payments: paid
        .filter((one) => subscriptionOf(one) === subscription.id)
        .map((one) => paymentOf(one, takenBack.get(one.id))),
    }
  })
}
