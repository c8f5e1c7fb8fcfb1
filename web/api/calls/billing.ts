import { call, type CallOptions } from '../client.ts'

export const readBillingStatus = (options: CallOptions = {}) => call('readBillingStatus', options)

/** Where to pay for Pro; the browser is sent there. */
export const openCheckout = (options: CallOptions = {}) => call('createCheckoutSession', options)

/** Where to manage the subscription; the browser is sent there. */
export const openPortal = (options: CallOptions = {}) => call('createPortalSession', options)
