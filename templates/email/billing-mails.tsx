import type { ReactElement } from 'react'
import { product } from '../../contract/http/product.ts'
import { dayInLagos, formatMoney, type Money } from './formats.ts'
import { Action, Heading, MailPage, type MailTemplate, Paragraph } from './mail-page.tsx'

/** What a receipt needs. */
interface PaymentReceiptModel {
  amount: Money
  paidAt: Date
  /** Until when Pro is paid. */
  paidUntil: Date
  /** Opens the account page. */
  accountLink: string
}

function PaymentReceiptBody({ amount, paidAt, paidUntil, accountLink }: PaymentReceiptModel): ReactElement {
  return (
    <MailPage preview={`${formatMoney(amount)} received. It pays for Pro until ${dayInLagos(paidUntil)}.`}>
      <Heading>Thank you: Pro is paid</Heading>
      <Paragraph>
        We received {formatMoney(amount)} for a year of NaijaTax Pro on {dayInLagos(paidAt)}. It pays for Pro
        until {dayInLagos(paidUntil)}.
      </Paragraph>
      <Paragraph>
        Unless you cancel, Pro renews by itself, and we write to you 14 days before. There are no refunds,{' '}
        {product.refundException}; cancel before the renewal on your account page, where the invoices are too.
      </Paragraph>
      <Action label="Open your account" link={accountLink} />
      <Paragraph>Something wrong with this payment? Write to {product.supportAddress}.</Paragraph>
    </MailPage>
  )
}

/** To whoever paid for Pro, once an invoice. */
export const paymentReceipt: MailTemplate<PaymentReceiptModel> = {
  subject: 'Your NaijaTax Pro receipt',
  Body: PaymentReceiptBody,
  sample: {
    amount: { cents: 1000, currency: 'usd' },
    paidAt: new Date('2026-11-21T09:00:00Z'),
    paidUntil: new Date('2027-11-21T09:00:00Z'),
    accountLink: 'https://naijatax.example/account',
  },
}

/** What the word of money that went back needs. */
interface MoneyReturnedModel {
  /** What went back: a payment, or a part of one. */
  amount: Money
  returnedAt: Date
  /** Until when Pro is active all the same; null when it is not. */
  proUntil: Date | null
  /** Opens the account page. */
  accountLink: string
}

/** What money that went back does to Pro. */
function ProAfterwards({ proUntil }: Pick<MoneyReturnedModel, 'proUntil'>): ReactElement {
  return (
    <Paragraph>
      {proUntil === null
        ? 'Pro is not active any more, and your card is not charged again. Your account and your calculations stay. You can subscribe again whenever you like.'
        : `Pro stays: it is active until ${dayInLagos(proUntil)}.`}
    </Paragraph>
  )
}

const proInShort = ({ proUntil }: Pick<MoneyReturnedModel, 'proUntil'>): string =>
  proUntil === null ? 'Pro has ended, and your card is not charged again.' : 'Pro stays.'

function MoneyReturnedBody(model: MoneyReturnedModel): ReactElement {
  const { amount, returnedAt, proUntil, accountLink } = model
  return (
    <MailPage preview={`${formatMoney(amount)} went back to you. ${proInShort(model)}`}>
      <Heading>{proUntil === null ? 'Pro has ended' : 'We gave money back to you'}</Heading>
      <Paragraph>
        On {dayInLagos(returnedAt)} we gave back {formatMoney(amount)} of what you paid for NaijaTax Pro. A
        bank takes five to ten days.
      </Paragraph>
      <ProAfterwards proUntil={proUntil} />
      <Action label="Open your account" link={accountLink} />
      <Paragraph>Did you not expect this? Write to {product.supportAddress}.</Paragraph>
    </MailPage>
  )
}

const returnedSample: MoneyReturnedModel = {
  amount: { cents: 1000, currency: 'usd' },
  returnedAt: new Date('2026-12-01T09:00:00Z'),
  proUntil: null,
  accountLink: 'https://naijatax.example/account',
}

/** To whoever’s payment was refunded, in full or in part, once a refund. */
export const moneyReturned: MailTemplate<MoneyReturnedModel> = {
  subject: ({ proUntil }) =>
    proUntil === null ? 'Your NaijaTax Pro has ended' : 'NaijaTax gave money back to you',
  Body: MoneyReturnedBody,
  sample: returnedSample,
  samples: {
    part: {
      ...returnedSample,
      amount: { cents: 300, currency: 'usd' },
      proUntil: new Date('2027-11-21T09:00:00Z'),
    },
  },
}

function RefundFailedBody({
  amount,
  returnedAt,
  accountLink,
}: Omit<MoneyReturnedModel, 'proUntil'>): ReactElement {
  return (
    <MailPage preview={`${formatMoney(amount)} could not reach you. Write to us and we send it another way.`}>
      <Heading>Your bank did not take the money</Heading>
      <Paragraph>
        On {dayInLagos(returnedAt)} we gave back {formatMoney(amount)} of what you paid for NaijaTax Pro. Your
        bank did not take it, most often because the card was closed or replaced. The money is with us, and it
        is yours.
      </Paragraph>
      <Paragraph>
        Write to {product.supportAddress} and say how we can send it, or that you would rather have Pro for
        it. Never send us the number of a card.
      </Paragraph>
      <Action label="Open your account" link={accountLink} />
    </MailPage>
  )
}

/** To whoever’s refund the bank did not take, once a refund. */
export const refundFailed: MailTemplate<Omit<MoneyReturnedModel, 'proUntil'>> = {
  subject: 'We could not give your money back',
  Body: RefundFailedBody,
  sample: returnedSample,
}

function PaymentLostBody(model: MoneyReturnedModel): ReactElement {
  const { amount, returnedAt, proUntil, accountLink } = model
  return (
    <MailPage preview={`Your bank took back ${formatMoney(amount)}. ${proInShort(model)}`}>
      <Heading>Your bank took a payment back</Heading>
      <Paragraph>
        You disputed a payment for NaijaTax Pro on {dayInLagos(returnedAt)}. Your bank decided for you and
        took back {formatMoney(amount)}.
      </Paragraph>
      <ProAfterwards proUntil={proUntil} />
      <Action label="Open your account" link={accountLink} />
      <Paragraph>Did you not expect this? Write to {product.supportAddress}.</Paragraph>
    </MailPage>
  )
}

/** To whoever’s payment the bank took back for good, once a dispute. */
export const paymentLost: MailTemplate<MoneyReturnedModel> = {
  subject: 'Your bank took back a NaijaTax Pro payment',
  Body: PaymentLostBody,
  sample: returnedSample,
}

/** What the word of a failed renewal needs. */
interface PaymentFailedModel {
  /** What could not be charged. */
  amount: Money
  /** Opens the account page. */
  accountLink: string
}

function PaymentFailedBody({ amount, accountLink }: PaymentFailedModel): ReactElement {
  return (
    <MailPage preview="Give a card that works and Pro goes on.">
      <Heading>Your payment did not go through</Heading>
      <Paragraph>
        Your card did not pay {formatMoney(amount)} for another year of NaijaTax Pro. Nothing was charged. We
        try again over the next days.
      </Paragraph>
      <Paragraph>
        To keep Pro, give a card that works: your account page leads there. Without one Pro ends; your
        calculations stay.
      </Paragraph>
      <Action label="Change the card" link={accountLink} />
    </MailPage>
  )
}

/** To whoever’s renewal failed, once an invoice. */
export const paymentFailed: MailTemplate<PaymentFailedModel> = {
  subject: 'Your NaijaTax Pro payment did not go through',
  Body: PaymentFailedBody,
  sample: {
    amount: { cents: 1000, currency: 'usd' },
    accountLink: 'https://naijatax.example/account',
  },
}

/** What the reminder of a renewal needs. */
interface RenewalReminderModel {
  /** What will be charged. */
  amount: Money
  renewsAt: Date
  /** Opens the account page. */
  accountLink: string
}

function RenewalReminderBody({ amount, renewsAt, accountLink }: RenewalReminderModel): ReactElement {
  return (
    <MailPage preview={`${formatMoney(amount)} on ${dayInLagos(renewsAt)}, unless you cancel before.`}>
      <Heading>Pro renews soon</Heading>
      <Paragraph>
        On {dayInLagos(renewsAt)} your card is charged {formatMoney(amount)} and NaijaTax Pro runs for another
        year. To keep it, do nothing.
      </Paragraph>
      <Paragraph>
        To stop it, cancel on your account page before that day: Pro then stays until it ends. After the
        renewal there is no refund, {product.refundException}.
      </Paragraph>
      <Action label="Keep or cancel Pro" link={accountLink} />
    </MailPage>
  )
}

/** To whoever’s subscription renews in 14 days, once a period. */
export const renewalReminder: MailTemplate<RenewalReminderModel> = {
  subject: 'NaijaTax Pro renews in two weeks',
  Body: RenewalReminderBody,
  sample: {
    amount: { cents: 1000, currency: 'usd' },
    renewsAt: new Date('2027-11-21T09:00:00Z'),
    accountLink: 'https://naijatax.example/account',
  },
}

/** What the word to a payer whose account is not known needs. */
interface PaymentUnmatchedModel {
  /** What was paid and when, by which support finds the payment beside the address; null where Stripe does not tell. */
  payment: { amount: Money; paidAt: Date } | null
}

function PaymentUnmatchedBody({ payment }: PaymentUnmatchedModel): ReactElement {
  const named =
    payment === null
      ? 'Your payment for NaijaTax Pro'
      : `Your payment of ${formatMoney(payment.amount)} for NaijaTax Pro, made on ${dayInLagos(payment.paidAt)},`
  return (
    <MailPage preview="Your payment arrived. We do not know for which account.">
      <Heading>Which account did you pay for?</Heading>
      <Paragraph>{named} arrived, but it does not say for which account. Pro is not active yet.</Paragraph>
      <Paragraph>
        Write to {product.supportAddress} from this address: the address of your NaijaTax account, and the sum
        and the day of the payment. We then turn Pro on, or give the money back if you prefer.
      </Paragraph>
      <Paragraph>Do not pay again. Never send us your card number or your password.</Paragraph>
    </MailPage>
  )
}

/** To whoever paid without naming an account, once. */
export const paymentUnmatched: MailTemplate<PaymentUnmatchedModel> = {
  subject: 'Your NaijaTax Pro payment: which account is it for?',
  Body: PaymentUnmatchedBody,
  sample: {
    payment: { amount: { cents: 1000, currency: 'usd' }, paidAt: new Date('2026-11-21T09:00:00Z') },
  },
  samples: { unknown: { payment: null } },
}
