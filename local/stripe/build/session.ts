import type { Stripe } from 'stripe'
import { PRICE_CENTS, type Ledger } from '../ledger.ts'
import type { Session } from '../state.ts'
import { noTax } from './objects.ts'

/** A hosted checkout of one year of Pro; its page has an address while it may be paid. */
export function buildSession({ url }: Pick<Ledger, 'url'>, kept: Session): Stripe.Checkout.Session {
  const { id, created, status, customerId, email } = kept
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: PRICE_CENTS,
    amount_total: PRICE_CENTS,
    automatic_tax: { enabled: noTax.enabled, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: kept.cancelUrl,
    client_reference_id: kept.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customerId,
    customer_account: null,
    customer_creation: kept.viaLink ? 'always' : null,
    customer_details: email === null ? null : buildPayer(email),
    customer_email: customerId === null ? email : null,
    discounts: [],
    expires_at: kept.expiresAt,
    integration_identifier: null,
    invoice: kept.invoiceId,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: kept.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: kept.viaLink ? 'plink_naijatax_pro' : null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status,
    submit_type: null,
    subscription: kept.subscriptionId,
    success_url: kept.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: status === 'open' ? `${url}/pay/${id}` : null,
    wallet_options: null,
  }
}

function buildPayer(email: string): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }
}
