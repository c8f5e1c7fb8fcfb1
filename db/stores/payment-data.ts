import type { Connection } from '../connection.ts'
import { BillingNoticeModel } from '../models/billing-notice.ts'
import { CheckoutModel } from '../models/checkout.ts'
import { StripeCustomerModel } from '../models/stripe-customer.ts'
import { SubscriptionModel } from '../models/subscription.ts'

/** Every row about money that is kept of an account, oldest first, for the download of all one's data. */
export async function readPaymentData(connection: Connection, accountId: string) {
  const ofAccount = { account_id: accountId }
  const [paymentCustomers, subscriptions, paymentPages, paymentNotices] = await Promise.all([
    StripeCustomerModel.query(connection).where(ofAccount).orderBy('created_at'),
    SubscriptionModel.query(connection).where(ofAccount).orderBy('period_end'),
    CheckoutModel.query(connection).where(ofAccount).orderBy('created_at'),
    BillingNoticeModel.query(connection).where(ofAccount).orderBy('created_at'),
  ])
  return { paymentCustomers, subscriptions, paymentPages, paymentNotices }
}
