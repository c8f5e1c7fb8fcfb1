export { cancelAtStripe } from './cancel-at-stripe.ts'
export { reconcileBilling, reconcileNow } from './reconcile.ts'
export { remindRenewals } from './remind-renewals.ts'
export { rereadCustomer, syncSubscription } from './sync-subscription.ts'
