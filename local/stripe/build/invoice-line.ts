import { Stripe } from 'stripe'
import { PRICE_CENTS } from '../state/ledger.ts'
import type { Invoice } from '../state/records.ts'

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
