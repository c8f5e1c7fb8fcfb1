import { Stripe } from 'stripe'
import { PRICE_CENTS, type Ledger } from '../ledger.ts'
import type { Invoice } from '../state.ts'
import { listOf, noTax, ourselves } from './objects.ts'

/** The one line of an invoice: a year of Pro. */
export function buildInvoiceLine(
  { id, subscriptionId, periodStart, periodEnd }: Invoice,
  metadata: Stripe.Metadata,
  priceId: string,
): Stripe.InvoiceLineItem {
  return {
    id: `il_${id.slice(3)}`,
    object: 'line_item',
    amount: PRICE_CENTS,
    currency: 'usd',
    description: '1 × NaijaTax Pro (at $10.00 / year)',
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: id,
    livemode: false,
    metadata,
    parent: null,
    period: { start: periodStart, end: periodEnd },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: priceId, product: 'prod_naijatax_pro' },
      type: 'price_details',
      unit_amount_decimal: Stripe.Decimal.from(PRICE_CENTS),
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    subscription: subscriptionId,
    subtotal: PRICE_CENTS,
    taxes: [],
  }
}

/** The payments of an invoice; Stripe tells them only when they are asked for (expand). */
export function buildInvoicePayments({
  id,
  created,
  status,
  paidAt,
  intentId,
}: Invoice): Stripe.ApiList<Stripe.InvoicePayment> {
  const payment: Stripe.InvoicePayment = {
    id: `inpay_${id.slice(3)}`,
    object: 'invoice_payment',
    amount_paid: status === 'paid' ? PRICE_CENTS : null,
    amount_requested: PRICE_CENTS,
    created,
    currency: 'usd',
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intentId, type: 'payment_intent' },
    status: status === 'void' ? 'canceled' : status,
    status_transitions: { canceled_at: null, paid_at: paidAt },
  }
  return listOf([payment], `/v1/invoice_payments?invoice=${id}`)
}

/** An invoice of a subscription: one line, one year. */
export function buildInvoice(
  { state, priceId }: Pick<Ledger, 'state' | 'priceId'>,
  kept: Invoice,
): Stripe.Invoice {
  const { id, customerId, subscriptionId, created, status, paidAt } = kept
  const paid = status === 'paid' ? PRICE_CENTS : 0
  const metadata = state.subscriptions[subscriptionId]?.metadata ?? {}
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: null,
    account_tax_ids: null,
    amount_due: PRICE_CENTS,
    amount_overpaid: 0,
    amount_paid: paid,
    amount_remaining: PRICE_CENTS - paid,
    amount_shipping: 0,
    application: null,
    attempt_count: kept.attempts,
    attempted: kept.attempts > 0,
    auto_advance: status === 'open',
    automatic_tax: { ...noTax, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: kept.first ? 'subscription_create' : 'subscription_cycle',
    collection_method: 'charge_automatically',
    created,
    currency: 'usd',
    custom_fields: null,
    customer: customerId,
    customer_account: null,
    customer_address: null,
    customer_email: state.customers[customerId]?.email ?? null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    issuer: ourselves,
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf([buildInvoiceLine(kept, metadata, priceId)], `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: kept.nextAttempt,
    number: kept.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata, subscription: subscriptionId },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: created,
    period_start: kept.first ? created : kept.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status,
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: paidAt,
      voided_at: null,
    },
    subtotal: PRICE_CENTS,
    subtotal_excluding_tax: PRICE_CENTS,
    test_clock: null,
    total: PRICE_CENTS,
    total_discount_amounts: [],
    total_excluding_tax: PRICE_CENTS,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  }
}
