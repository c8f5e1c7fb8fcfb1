import type { Stripe } from 'stripe'
import type { Ledger } from '../ledger.ts'
import type { Subscription } from '../state.ts'
import { listOf, noTax, ourselves, buildPlan, buildPrice } from './objects.ts'

function buildItem(
  { itemId, id, created, periodStart, periodEnd }: Subscription,
  priceId: string,
): Stripe.SubscriptionItem {
  return {
    id: itemId,
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: periodEnd,
    current_period_start: periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: buildPlan(priceId),
    price: buildPrice(priceId),
    quantity: 1,
    subscription: id,
    tax_rates: [],
  }
}

const reasonOf = ({
  status,
  canceledAt,
}: Subscription): Stripe.Subscription.CancellationDetails['reason'] => {
  if (canceledAt === null) return null
  return status === 'past_due' ? 'payment_failed' : 'cancellation_requested'
}

/** A subscription in flexible billing mode, Stripe's default; its period is on its one item. */
export function buildSubscription(
  { priceId }: Pick<Ledger, 'priceId'>,
  kept: Subscription,
  invoice: string | Stripe.Invoice = kept.invoiceId,
): Stripe.Subscription {
  const { id, customerId, created, status, canceledAt, cancelAtPeriodEnd, endedAt, metadata } = kept
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: noTax,
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: cancelAtPeriodEnd ? kept.periodEnd : null,
    cancel_at_period_end: cancelAtPeriodEnd,
    canceled_at: canceledAt,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: reasonOf(kept) },
    collection_method: 'charge_automatically',
    created,
    currency: 'usd',
    customer: customerId,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: ourselves,
    },
    items: listOf([buildItem(kept, priceId)], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: invoice,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  }
}
