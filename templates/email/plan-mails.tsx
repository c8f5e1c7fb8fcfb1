import type { ReactElement } from 'react'
import { product } from '../../contract/http/product.ts'
import { dayInLagos, formatMoney, type Money } from './formats.ts'
import { Action, Heading, MailPage, type MailTemplate, Paragraph } from './mail-page.tsx'

/** What the word that Pro ended needs. */
interface ProEndedModel {
  /** Payments that went back have mails of their own. */
  why: 'cancelled' | 'disputed' | 'payment_failed' | 'ran_out'
  endedAt: Date
  /** To when the subscription was paid, or would have been. */
  paidUntil: Date
  /** Until when Pro is active all the same; null when it is not. */
  proUntil: Date | null
  /** Opens the account page. */
  accountLink: string
}

const because: Readonly<Record<ProEndedModel['why'], (model: ProEndedModel) => string>> = {
  cancelled: ({ paidUntil }) =>
    `The subscription was cancelled at once, and not at the end of what was paid, which was ${dayInLagos(paidUntil)}. There are no refunds, ${product.refundException}.`,
  disputed: () =>
    'Its payment is disputed at your bank. While the bank decides, Pro is off, your card is not charged, and no other payment is taken. If the bank leaves the payment with us, Pro comes back by itself.',
  payment_failed: () => 'Its renewal was not paid, and the card is not tried again.',
  ran_out: () => 'The time that was paid for is over, and it does not renew. Your card is not charged again.',
}

function ProEndedBody(model: ProEndedModel): ReactElement {
  const { why, endedAt, proUntil, accountLink } = model
  return (
    <MailPage preview={`It ended on ${dayInLagos(endedAt)}. Your calculations stay.`}>
      <Heading>{proUntil === null ? 'Pro has ended' : 'A subscription to Pro has ended'}</Heading>
      <Paragraph>
        It ended on {dayInLagos(endedAt)}. {because[why](model)}
      </Paragraph>
      <Paragraph>
        {proUntil === null
          ? `Your account and your calculations stay; their figures are hidden again.${why === 'disputed' ? '' : ' You can subscribe again whenever you like.'}`
          : `Pro stays: it is active until ${dayInLagos(proUntil)}.`}
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
  proUntil: null,
  accountLink: 'https://naijatax.example/account',
}

/** To whoever’s Pro ended without a mail about its money, once an end. */
export const proEnded: MailTemplate<ProEndedModel> = {
  subject: ({ proUntil }) =>
    proUntil === null ? 'Your NaijaTax Pro has ended' : 'A subscription to NaijaTax Pro has ended',
  Body: ProEndedBody,
  sample: endedSample,
  samples: {
    disputed: { ...endedSample, why: 'disputed' },
    payment_failed: { ...endedSample, why: 'payment_failed' },
    ran_out: { ...endedSample, why: 'ran_out', endedAt: endedSample.paidUntil },
    stays: { ...endedSample, proUntil: new Date('2027-11-28T09:00:00Z') },
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
  accountLink: 'https://naijatax.example/account',
}

/** To whoever’s subscription will not renew any more, once each time. */
export const renewalCancelled: MailTemplate<RenewalModel> = {
  subject: 'NaijaTax Pro will not renew',
  Body: RenewalCancelledBody,
  sample: renewalSample,
}

function RenewalResumedBody({ amount, periodEnd, accountLink }: RenewalModel): ReactElement {
  return (
    <MailPage preview={`${formatMoney(amount)} on ${dayInLagos(periodEnd)}, unless you cancel before.`}>
      <Heading>Pro renews again</Heading>
      <Paragraph>
        The cancellation was taken back. On {dayInLagos(periodEnd)} your card is charged {formatMoney(amount)}{' '}
        and NaijaTax Pro runs for another year. We write to you 14 days before.
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
