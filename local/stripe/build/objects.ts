import { Stripe } from 'stripe'
import type { Customer, Portal } from '../state.ts'
import { type Ledger, PRICE_CENTS } from '../ledger.ts'

/** No tax of its own: prices are what they say. */
export const noTax = { disabled_reason: null, enabled: false, liability: null } as const

export const ourselves = { type: 'self' } as const

/** A list as Stripe answers it. @param url path it was asked at. */
export function listOf<T>(data: T[], url: string, more = false): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: more, url }
}

export function buildCustomer({ id, email, created, metadata }: Customer): Stripe.Customer {
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: 'usd',
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

/** Kinds of events that the stand-in sends. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'invoice.voided'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'

type Told<E> = E extends Stripe.Event ? Pick<E, 'type' | 'data'> : never

/** What happened, to what. */
export type EventData = Told<Extract<Stripe.Event, { type: EventType }>>

export function buildEvent(id: string, created: number, happening: EventData): Stripe.Event {
  return {
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created,
    livemode: false,
    pending_webhooks: 1,
    request: null,
    ...happening,
  }
}

export function buildPortal(
  { url }: Pick<Ledger, 'url'>,
  { id, customerId, returnUrl, created }: Portal,
): Stripe.BillingPortal.Session {
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_naijatax',
    created,
    customer: customerId,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${url}/portal/${id}`,
  }
}

const product = 'prod_naijatax_pro'
const made = 1_767_225_600

/** The only price: Pro, each year. */
export function buildPrice(id: string): Stripe.Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: made,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: {
      interval: 'year',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: PRICE_CENTS,
    unit_amount_decimal: Stripe.Decimal.from(PRICE_CENTS),
  }
}

/** The same price in its older form, which subscription items still carry. */
export function buildPlan(id: string): Stripe.Plan {
  return {
    id,
    object: 'plan',
    active: true,
    amount: PRICE_CENTS,
    amount_decimal: Stripe.Decimal.from(PRICE_CENTS),
    billing_scheme: 'per_unit',
    created: made,
    currency: 'usd',
    interval: 'year',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}
