import type { MailWith } from '../../../contract/jobs/mails.ts'
import {
  findBillingNotice,
  listSubscriptions,
  type BillingNotice,
  type Subscription,
} from '../../../db/stores/billing.ts'
import { findUnmatchedPayment } from '../../../db/stores/stripe-customers.ts'
import { readPayerAddress } from '../../../platform/stripe-payer.ts'
import { renderMail, type RenderedMail } from '../../../templates/email/index.ts'
import { paymentsOf } from '../billing/payments.ts'
import { pageUrl, type Composer } from './composer.ts'

type BillingMail = MailWith<'billingNoticeId'>
type About = { amount: { cents: number; currency: string }; accountLink: string }

/** A mail made of its notice, unless what it says is not true any more. */
const fromNotice =
  (
    render: (notice: BillingNotice, about: About, proUntil: Date | null) => RenderedMail,
    stillTrue: (notice: BillingNotice, subscriptions: readonly Subscription[]) => boolean = () => true,
  ): Composer<BillingMail> =>
  async (context) => {
    const { connection, payload } = context
    const notice = await findBillingNotice(connection, payload.accountId, payload.billingNoticeId)
    if (!notice) return { skip: 'what it tells is gone' }
    if (!stillTrue(notice, await listSubscriptions(connection, payload.accountId)))
      return { skip: 'what it tells is not so any more' }
    const amount = { cents: notice.amountCents, currency: notice.currency }
    const { subscriptionActiveUntil: until } = context.account
    const proUntil = until !== null && until > context.services.clock.now() ? until : null
    return render(notice, { amount, accountLink: pageUrl(context, '/account') }, proUntil)
  }

/** The question to a payer whose account is not known, while it is not; to the address that Stripe has. */
const composeUnmatched: Composer<'payment-unmatched'> = async ({ connection, services, payload }) => {
  const { customerId } = payload
  if (!(await findUnmatchedPayment(connection, customerId))) return { skip: 'its account was found' }
  const { stripe } = await paymentsOf(services)()
  const to = await readPayerAddress(stripe, customerId)
  return to === null
    ? { skip: 'Stripe knows no address' }
    : { ...renderMail('payment-unmatched', { customerId }), to }
}

/** How each mail about money is composed. */
export const billingComposers: {
  [Name in BillingMail | 'payment-unmatched']: Composer<Name>
} = {
  'payment-unmatched': composeUnmatched,
  'payment-receipt': fromNotice(({ happensAt: paidAt, periodEnd: paidUntil }, about) =>
    renderMail('payment-receipt', { ...about, paidAt, paidUntil }),
  ),
  'money-returned': fromNotice(({ happensAt: returnedAt }, about, proUntil) =>
    renderMail('money-returned', { ...about, returnedAt, proUntil }),
  ),
  'refund-failed': fromNotice(({ happensAt: returnedAt }, about) =>
    renderMail('refund-failed', { ...about, returnedAt }),
  ),
  'payment-lost': fromNotice(({ happensAt: returnedAt }, about, proUntil) =>
    renderMail('payment-lost', { ...about, returnedAt, proUntil }),
  ),
  'payment-failed': fromNotice(
    (_notice, about) => renderMail('payment-failed', about),
    (_notice, subscriptions) => subscriptions.some(({ renewal }) => renewal === 'payment_failed'),
  ),
  'renewal-reminder': fromNotice(
    ({ happensAt: renewsAt }, about) => renderMail('renewal-reminder', { ...about, renewsAt }),
    ({ periodEnd }, subscriptions) =>
      subscriptions.some(
        (subscription) =>
          subscription.renewal === 'automatic' && subscription.periodEnd.getTime() === periodEnd.getTime(),
      ),
  ),
}
