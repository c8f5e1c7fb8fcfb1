import type { ReactElement } from 'react'
import { product } from '../../contract/http/product.ts'
import { renewalNoticeDays } from '../../contract/jobs/reminders.ts'
import { dayInLagos, formatMoney, type Money } from './formats.ts'
import { standingInWords, type Standing } from './standing.ts'
import { Action, Heading, MailPage, type MailTemplate, Paragraph } from './mail-page.tsx'

/** What the word that Pro ended needs. */
interface ProEndedModel {
  /** Payments that went back have mails of their own. */
  why: 'cancelled' | 'disputed' | 'payment_failed' | 'ran_out'
  endedAt: Date
  /** To when the subscription was paid, or would have been. */
  paidUntil: Date
  /** Whether a subscription still runs on a payment that is disputed, so that Pro can come back by itself. */
  comesBack: boolean
  standing: Standing
  /** Opens the account page. */
  accountLink: string
}

const because: Readonly<Record<ProEndedModel['why'], (model: ProEndedModel) => string>> = {
  cancelled: ({ paidUntil }) =>
    `The subscription was cancelled at once, and not at the end of what was paid, which was ${dayInLagos(paidUntil)}. There are no refunds, ${product.refundException}.`,
  disputed: ({ comesBack }) =>
    `Its payment is disputed at your bank.${comesBack ? ' If the bank leaves the payment with us, it goes on by itself.' : ' It is cancelled too, so it does not come back.'}`,
  payment_failed: () => 'Its renewal was not paid, and the card is not tried again.',
  ran_out: () => 'The time that was paid for is over, and it does not renew.',
}

function ProEndedBody(model: ProEndedModel): ReactElement {
  const { endedAt, why, standing, accountLink } = model
  return (
    <MailPage preview={`It ended on ${dayInLagos(endedAt)}. Your calculations stay.`}>
      <Heading>{standing.pro === 'active' ? 'A subscription to Pro has ended' : 'Pro has ended'}</Heading>
      <Paragraph>
        It ended on {dayInLagos(endedAt)}. {because[why](model)}
      </Paragraph>
      <Paragraph>
        {standingInWords(standing)}
        {standing.pro === 'active' ? '' : ' Their figures are hidden again.'}
      </Paragraph>
      <Paragraph>Invoices and receipts stay on your account page, under Manage Subscription.</Paragraph>
      <Action label="Open your account" link={accountLink} />
      <Paragraph>Did you not expect this? Write to {product.supportAddress}.</Paragraph>
    </MailPage>
  )
}

const endedSample: ProEndedModel = {
  why: 'cancelled',
  endedAt: new Date('2026-12-01T09:00:00Z'),
  paidUntil: new Date('2027-11-21T09:00:00Z'),
  comesBack: false,
  standing: { pro: 'over', renews: false },
  accountLink: 'https://naijatax.example/account',
}

/** To whoever’s Pro ended without a mail about its money, once an end. */
export const proEnded: MailTemplate<ProEndedModel> = {
  subject: ({ standing }) =>
    standing.pro === 'active' ? 'A subscription to NaijaTax Pro has ended' : 'Your NaijaTax Pro has ended',
  Body: ProEndedBody,
  sample: endedSample,
  samples: {
    disputed: {
      ...endedSample,
      why: 'disputed',
      comesBack: true,
      standing: { pro: 'disputed', comesBack: true },
    },
    'disputed-and-over': {
      ...endedSample,
      why: 'disputed',
      standing: { pro: 'disputed', comesBack: false },
    },
    payment_failed: { ...endedSample, why: 'payment_failed' },
    ran_out: { ...endedSample, why: 'ran_out', endedAt: endedSample.paidUntil },
    stays: { ...endedSample, standing: { pro: 'active', until: new Date('2027-11-28T09:00:00Z') } },
  },
}

/** What the words about a renewal need. */
interface RenewalModel {
  /** What a renewal costs. */
  amount: Money
  /** When it renews, or would have. */
  periodEnd: Date
  /** Until when Pro is active; null when it is not. */
  proUntil: Date | null
  renews: boolean
  /** Whether the reminder of the renewal is still to come. */
  isReminderAhead: boolean
  /** Opens the account page. */
  accountLink: string
}

function RenewalCancelledBody({ periodEnd, proUntil, accountLink }: RenewalModel): ReactElement {
  const until = dayInLagos(proUntil ?? periodEnd)
  return (
    <MailPage preview={`Pro stays until ${until}, and does not renew.`}>
      <Heading>Your renewal is cancelled</Heading>
      <Paragraph>
        NaijaTax Pro stays until {until}. It does not renew then, and your card is not charged again.
      </Paragraph>
      <Paragraph>
        Changed your mind? Until that day you can resume it: your account page leads there.
      </Paragraph>
      <Action label="Open your account" link={accountLink} />
      <Paragraph>Did you not do this? Write to {product.supportAddress}.</Paragraph>
    </MailPage>
  )
}

const renewalSample: RenewalModel = {
  amount: { cents: 1000, currency: 'usd' },
  periodEnd: new Date('2027-11-21T09:00:00Z'),
  proUntil: new Date('2027-11-21T09:00:00Z'),
  renews: true,
  isReminderAhead: true,
  accountLink: 'https://naijatax.example/account',
}

/** To whoever’s subscription will not renew any more, once each time. */
export const renewalCancelled: MailTemplate<RenewalModel> = {
  subject: 'NaijaTax Pro will not renew',
  Body: RenewalCancelledBody,
  sample: renewalSample,
}

function RenewalResumedBody({ amount, periodEnd, isReminderAhead, accountLink }: RenewalModel): ReactElement {
  return (
    <MailPage preview={`${formatMoney(amount)} on ${dayInLagos(periodEnd)}, unless you cancel before.`}>
      <Heading>Pro renews again</Heading>
      <Paragraph>
        The cancellation was taken back. On {dayInLagos(periodEnd)} your card is charged {formatMoney(amount)}{' '}
        and NaijaTax Pro runs for another year.
        {isReminderAhead ? ` We write to you ${renewalNoticeDays} days before.` : ''}
      </Paragraph>
      <Paragraph>To stop it, cancel on your account page before that day.</Paragraph>
      <Action label="Open your account" link={accountLink} />
      <Paragraph>Did you not do this? Write to {product.supportAddress}.</Paragraph>
    </MailPage>
  )
}

/** To whoever’s subscription renews again after it was cancelled, once each time. */
export const renewalResumed: MailTemplate<RenewalModel> = {
  subject: 'NaijaTax Pro renews again',
  Body: RenewalResumedBody,
  sample: renewalSample,
  samples: { soon: { ...renewalSample, isReminderAhead: false } },
}

function ProRestoredBody({ amount, periodEnd, proUntil, renews, accountLink }: RenewalModel): ReactElement {
  const until = dayInLagos(proUntil ?? periodEnd)
  return (
    <MailPage preview={`It is active until ${until}.`}>
      <Heading>Pro is back</Heading>
      <Paragraph>
        The bank left your payment with us: NaijaTax Pro is active again, until {until}.{' '}
        {renews
          ? `It renews on ${dayInLagos(periodEnd)} at ${formatMoney(amount)}, unless you cancel before.`
          : 'It does not renew.'}
      </Paragraph>
      <Paragraph>
        If you paid a second time while the bank decided, that payment goes back to you: its mail tells you.
      </Paragraph>
      <Action label="Open your account" link={accountLink} />
      <Paragraph>Did you not expect this? Write to {product.supportAddress}.</Paragraph>
    </MailPage>
  )
}

/** To whoever’s disputed payment stayed with us, once each time. */
export const proRestored: MailTemplate<RenewalModel> = {
  subject: 'Your NaijaTax Pro is back',
  Body: ProRestoredBody,
  sample: renewalSample,
  samples: { cancelled: { ...renewalSample, renews: false } },
}
