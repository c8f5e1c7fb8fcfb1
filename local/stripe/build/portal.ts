import type { Stripe } from 'stripe'
import type { Ledger } from '../state/ledger.ts'
import type { Portal } from '../state/records.ts'

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
