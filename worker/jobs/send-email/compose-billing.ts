import type { MailWith } from '../../../contract/jobs/mails.ts'
import {
  findBillingNotice,
  listSubscriptions,
  type BillingNotice,
  type Subscription,
} from '../../../db/stores/billing.ts'
import { findUnmatchedPayment } from '../../../db/stores/stripe-customers.ts'
import { readNewestPayment, readPayerAddress } from '../../../platform/stripe-payer.ts'
import { renderMail, type RenderedMail } from '../../../templates/email/index.ts'
import { paymentsOf } from '../billing/payments.ts'
import { pageUrl, type Composer } from './composer.ts'

type BillingMail = MailWith<'billingNoticeId'>
type About = { amount: { cents: number; currency: string }; accountLink: string }

/** A mail made of its notice, unless what it says is not true any more. */
const fromNotice =
  (
    render: (
      notice: BillingNotice,
      about: About,
      proUntil: Date | null,
      subscriptions: readonly Subscription[],
    ) => RenderedMail,
    stillTrue: (notice: BillingNotice, subscriptions: readonly Subscription[]) => boolean = () => true,
  ): Composer<BillingMail> =>
  async (context) => {
    const { connection, payload } = context
    const notice = await findBillingNotice(connection, payload.accountId, payload.billingNoticeId)
    if (!notice) return { skip: 'what it tells is gone' }
    const subscriptions = await listSubscriptions(connection, payload.accountId)
    if (!stillTrue(notice, subscriptions)) return { skip: 'what it tells is not so any more' }
    const amount = { cents: notice.amountCents, currency: notice.currency }
    const { subscriptionActiveUntil: until } = context.account
    const proUntil = until !== null && until > context.services.clock.now() ? until : null
    return render(notice, { amount, accountLink: pageUrl(context, '/account') }, proUntil, subscriptions)
  }

/** The subscription that a notice of the plan is about, which its `about` names first. */
const subscriptionOf = ({ about }: Pick<BillingNotice, 'about'>, subscriptions: readonly Subscription[]) =>
  subscriptions.find(({ id }) => id === about.split(' ')[0])

/** Ends that the mail about the money tells: that the payment was given back, or that the bank took it back. */
const isToldWithMoney = (why: Subscription['endedBecause']): why is 'refunded' | 'dispute_lost' =>
  why === 'refunded' || why === 'dispute_lost'

/** That Pro by a subscription ended, by why it is over now: one that is back meanwhile is not told as ended. */
const composeEnded: Composer<'pro-ended'> = async (context) => {
  const { connection, payload, services } = context
  const notice = await findBillingNotice(connection, payload.accountId, payload.billingNoticeId)
  if (!notice) return { skip: 'what it tells is gone' }
  const ended = subscriptionOf(notice, await listSubscriptions(connection, payload.accountId))
  const why = ended?.endedBecause ?? null
  if (why === null) return { skip: 'what it tells is not so any more' }
  if (isToldWithMoney(why)) return { skip: 'the mail about the money tells it' }
  const { happensAt: endedAt, periodEnd: paidUntil } = notice
  const { subscriptionActiveUntil: until } = context.account
  const proUntil = until !== null && until > services.clock.now() ? until : null
  return renderMail('pro-ended', {
    why,
    endedAt,
    paidUntil,
    proUntil,
    accountLink: pageUrl(context, '/account'),
  })
}

/** A mail about how the renewal stands, while it stands so. */
const fromRenewal = (
  mail: 'renewal-cancelled' | 'renewal-resumed' | 'pro-restored',
  stillTrue: (subscription: Subscription) => boolean,
) =>
  fromNotice(
    ({ periodEnd, about }, { amount, accountLink }, proUntil, subscriptions) =>
      renderMail(mail, {
        amount,
        accountLink,
        periodEnd,
        proUntil,
        renews: subscriptionOf({ about }, subscriptions)?.renewal === 'automatic',
      }),
    (notice, subscriptions) => {
      const subscription = subscriptionOf(notice, subscriptions)
      return subscription !== undefined && stillTrue(subscription)
    },
  )

/** The question to a payer whose account is not known, while it is not; to the address that Stripe has. */
const composeUnmatched: Composer<'payment-unmatched'> = async ({ connection, services, payload }) => {
  const { customerId } = payload
  if (!(await findUnmatchedPayment(connection, customerId))) return { skip: 'its account was found' }
  const { stripe } = await paymentsOf(services)()
  const to = await readPayerAddress(stripe, customerId)
  if (to === null) return { skip: 'Stripe knows no address' }
  const paid = await readNewestPayment(stripe, customerId)
  const payment = paid && {
    amount: { cents: paid.amountCents, currency: paid.currency },
    paidAt: paid.paidAt,
  }
  return { ...renderMail('payment-unmatched', { payment }), to }
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
  'pro-ended': composeEnded,
  'pro-restored': fromRenewal('pro-restored', ({ endedBecause }) => endedBecause === null),
  'renewal-cancelled': fromRenewal('renewal-cancelled', ({ renewal }) => renewal === 'cancelled'),
  'renewal-resumed': fromRenewal('renewal-resumed', ({ renewal }) => renewal === 'automatic'),
  'renewal-reminder': fromNotice(
    ({ happensAt: renewsAt }, about) => renderMail('renewal-reminder', { ...about, renewsAt }),
    ({ periodEnd }, subscriptions) =>
      subscriptions.some(
        (subscription) =>
          subscription.renewal === 'automatic' && subscription.periodEnd.getTime() === periodEnd.getTime(),
      ),
  ),
}
