import { call, type CallOptions } from './client.ts'

// Calls that lead to the payment provider, and that of the celebration: fetched with what follows the plan.
/** Whether this page is the one that celebrates the Pro that runs. */
export const celebratePro = () => call('celebratePro', {})
/** Where to pay for Pro; the browser is sent there. */
export const openCheckout = (options: CallOptions = {}) => call('createCheckoutSession', options)
/** Where to manage the subscription; the browser is sent there. */
export const openPortal = (options: CallOptions = {}) => call('createPortalSession', options)
