import { Stripe } from 'stripe'
import { PRICE_CENTS } from '../state/ledger.ts'

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
