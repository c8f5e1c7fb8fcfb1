import type { MailWith } from '../../../contract/jobs/mails.ts'
import {
  findBillingNotice,
  listSubscriptions,
  listToldPayments,
  type BillingNotice,
  type Subscription,
  type ToldPayment,
} from '../../../db/stores/billing.ts'
import { findUnreturned, goneOf, invoiceOf, listMoneyMoved } from '../../../db/stores/money-moved.ts'
import { renewalNoticeDays } from '../../../contract/jobs/reminders.ts'
import { renderMail, type RenderedMail, type Standing } from '../../../templates/email/index.ts'
import { unmatchedComposers } from './compose-unmatched.ts'
import { pageUrl, type Composer, type MailContext } from './composer.ts'
import { gavePro, paymentStandingOf, standingOf } from './standing-of.ts'

const DAY = 24 * 3_600_000

type BillingMail = MailWith<'billingNoticeId'>

/** What a mail about money says beside its notice: all of it as it is when the mail is made. */
interface About {
  amount: { cents: number; currency: string }
  accountLink: string
  subscriptions: readonly Subscription[]
  standing: Standing
  /** The payment that the notice is about, as it was told; undefined where no receipt of it is. */
  payment: ToldPayment | undefined
  now: Date
}

/** Until when Pro is active; null when it is not. */
const proUntilOf = (standing: Standing): Date | null => (standing.pro === 'active' ? standing.until : null)

const GONE = { skip: 'what it tells is gone' }
const NOT_SO = { skip: 'what it tells is not so any more' }

/** What a mail needs beside its notice, all of it as it is now; and everything that was told of the account's money. */
async function readNotice(context: MailContext<BillingMail>) {
  const { connection, payload, account, services } = context
  const { accountId, billingNoticeId } = payload
  const notice = await findBillingNotice(connection, accountId, billingNoticeId)
  const subscriptions = await listSubscriptions(connection, accountId)
  const told = await listToldPayments(connection, accountId)
  const now = services.clock.now()
  const about = {
    accountLink: pageUrl(context, '/account'),
    subscriptions,
    standing: standingOf(account, subscriptions, now),
    payment: told.find(({ invoiceId }) => notice !== undefined && invoiceId === invoiceOf(notice)),
    now,
  }
  return { notice, about, moved: await listMoneyMoved(connection, accountId) }
}

/** A mail made of its notice, unless what it says is not true any more. */
const fromNotice =
  (
    render: (notice: BillingNotice, about: About) => RenderedMail,
    stillTrue: (notice: BillingNotice, about: Pick<About, 'subscriptions' | 'now'>) => boolean = () => true,
  ): Composer<BillingMail> =>
  async (context) => {
    const { notice, about } = await readNotice(context)
    if (!notice) return GONE
    if (!stillTrue(notice, about)) return NOT_SO
    return render(notice, { ...about, amount: { cents: notice.amountCents, currency: notice.currency } })
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
  if (!notice) return GONE
  const subscriptions = await listSubscriptions(connection, payload.accountId)
  const ended = subscriptionOf(notice, subscriptions)
  const why = ended?.endedBecause ?? null
  if (why === null) return NOT_SO
  if (isToldWithMoney(why)) return { skip: 'the mail about the money tells it' }
  const { happensAt: endedAt, periodEnd: paidUntil } = notice
  return renderMail('pro-ended', {
    why,
    endedAt,
    paidUntil,
    comesBack: ended?.renewal !== null,
    standing: standingOf(context.account, subscriptions, services.clock.now()),
    accountLink: pageUrl(context, '/account'),
  })
}

/** A mail about how the renewal stands, while it stands so. */
const fromRenewal = (
  mail: 'renewal-cancelled' | 'renewal-resumed' | 'pro-restored',
  stillTrue: (subscription: Subscription) => boolean,
) =>
  fromNotice(
    ({ periodEnd, about }, { amount, accountLink, subscriptions, standing, now }) =>
      renderMail(mail, {
        amount,
        accountLink,
        periodEnd,
        proUntil: proUntilOf(standing),
        renews: subscriptionOf({ about }, subscriptions)?.renewal === 'automatic',
        isReminderAhead: periodEnd.getTime() - now.getTime() > renewalNoticeDays * DAY,
      }),
    (notice, { subscriptions }) => {
      const subscription = subscriptionOf(notice, subscriptions)
      return subscription !== undefined && stillTrue(subscription)
    },
  )

/** A mail about money that went back of a payment: as much as did, without what the bank did not take of it since. */
const composeReturn =
  (mail: 'money-returned' | 'payment-lost'): Composer<typeof mail> =>
  async (context) => {
    const { notice, about, moved } = await readNotice(context)
    if (!notice) return GONE
    const gone = goneOf(moved).find((one) => one.kind === notice.kind && one.about === notice.about)
    if (!gone) return NOT_SO
    const { accountLink, standing, payment, subscriptions } = about
    const { happensAt: returnedAt, currency } = notice
    return renderMail(mail, {
      amount: { cents: gone.amountCents, currency },
      accountLink,
      returnedAt,
      paidAt: payment?.paidAt ?? returnedAt,
      standing,
      gavePro: gavePro(payment, subscriptions),
    })
  }

/** That a bank did not take a refund: what of the payment is with us now, by the newest of them, while it is owed. */
const composeRefundFailed: Composer<'refund-failed'> = async (context) => {
  const { notice, about, moved } = await readNotice(context)
  if (!notice) return GONE
  const failed = moved.filter((one) => one.kind === 'refund-failed' && invoiceOf(one) === invoiceOf(notice))
  if (failed.at(-1)?.about !== notice.about) return { skip: 'a later mail tells of all that came back' }
  const owed = (await findUnreturned(context.connection, moved)).find(
    ({ invoiceId }) => invoiceId === invoiceOf(notice),
  )
  if (!owed) return NOT_SO
  const { accountLink, standing, payment, subscriptions } = about
  const { cents, currency, givenBackAt: returnedAt, paidAt } = owed
  const amount = { cents, currency }
  return renderMail('refund-failed', {
    amount,
    accountLink,
    returnedAt,
    paidAt,
    standing,
    gavePro: gavePro(payment, subscriptions),
  })
}

/** How each mail about money is composed. */
export const billingComposers: {
  [Name in BillingMail | MailWith<'customerId'>]: Composer<Name>
} = {
  ...unmatchedComposers,
  'payment-receipt': fromNotice(
    ({ happensAt: paidAt, periodEnd: paidUntil }, { amount, accountLink, subscriptions, payment }) =>
      renderMail('payment-receipt', {
        amount,
        accountLink,
        paidAt,
        paidUntil,
        payment: payment === undefined ? 'pays' : paymentStandingOf(payment, subscriptions),
        renews: subscriptions.some(({ renewal }) => renewal === 'automatic'),
      }),
  ),
  'money-returned': composeReturn('money-returned'),
  'refund-failed': composeRefundFailed,
  'payment-lost': composeReturn('payment-lost'),
  'payment-failed': fromNotice(
    (_notice, { amount, accountLink, standing }) =>
      renderMail('payment-failed', { amount, accountLink, proUntil: proUntilOf(standing) }),
    (_notice, { subscriptions }) => subscriptions.some(({ renewal }) => renewal === 'payment_failed'),
  ),
  'pro-ended': composeEnded,
  'pro-restored': fromRenewal('pro-restored', ({ endedBecause }) => endedBecause === null),
  'renewal-cancelled': fromRenewal('renewal-cancelled', ({ renewal }) => renewal === 'cancelled'),
  'renewal-resumed': fromRenewal('renewal-resumed', ({ renewal }) => renewal === 'automatic'),
  'renewal-reminder': fromNotice(
    ({ happensAt: renewsAt }, { amount, accountLink }) =>
      renderMail('renewal-reminder', { amount, accountLink, renewsAt }),
    ({ periodEnd }, { subscriptions, now }) =>
      periodEnd > now &&
      subscriptions.some(
        (subscription) =>
          subscription.renewal === 'automatic' && subscription.periodEnd.getTime() === periodEnd.getTime(),
      ),
  ),
}
