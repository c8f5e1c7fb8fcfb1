import type { ReactElement } from 'react'
import { product } from '../../contract/http/product.ts'
import { renewalNoticeDays } from '../../contract/jobs/reminders.ts'
import { dayInLagos, formatMoney, type Money } from './formats.ts'
import { standingInShort, standingInWords, type Standing } from './standing.ts'
import { Action, Heading, MailPage, type MailTemplate, Paragraph } from './mail-page.tsx'

/** What a receipt needs. */
interface PaymentReceiptModel {
  amount: Money
  paidAt: Date
  /** Until when Pro is paid. */
  paidUntil: Date
  /** What became of the payment since: it pays, it went back, it came back after that, or the bank decides about it. */
  payment: 'pays' | 'went-back' | 'came-back' | 'disputed'
  /** Whether Pro renews by itself. */
  renews: boolean
  /** Opens the account page. */
  accountLink: string
}

/** What a payment buys, as it stands now. */
const boughtInWords: Readonly<
  Record<PaymentReceiptModel['payment'], (model: PaymentReceiptModel) => string>
> = {
  pays: ({ paidUntil }) => `It pays for Pro until ${dayInLagos(paidUntil)}.`,
  'went-back': () => 'It went back since: a mail of its own tells what.',
  'came-back': () =>
    'We gave it back since, and your bank did not take that: a mail of its own tells what. It pays for Pro no more.',
  disputed: ({ paidUntil }) =>
    `It was for Pro until ${dayInLagos(paidUntil)}; your bank decides about it now, as you disputed it.`,
}

function PaymentReceiptBody(model: PaymentReceiptModel): ReactElement {
  const { amount, paidAt, payment, renews, accountLink } = model
  const bought = boughtInWords[payment](model)
  return (
    <MailPage preview={`${formatMoney(amount)} received. ${bought}`}>
      <Heading>{payment === 'pays' ? 'Thank you: Pro is paid' : 'We received your payment'}</Heading>
      <Paragraph>
        We received {formatMoney(amount)} for a year of NaijaTax Pro on {dayInLagos(paidAt)}. {bought}
      </Paragraph>
      <Paragraph>
        {renews
          ? `Unless you cancel, Pro renews by itself, and we write to you ${renewalNoticeDays} days before. There are no refunds, ${product.refundException}; cancel before the renewal on your account page, where the invoices are too.`
          : 'Pro does not renew by itself. The invoices are on your account page.'}
      </Paragraph>
      <Action label="Open your account" link={accountLink} />
      <Paragraph>Something wrong with this payment? Write to {product.supportAddress}.</Paragraph>
    </MailPage>
  )
}

const receiptSample: PaymentReceiptModel = {
  amount: { cents: 1000, currency: 'usd' },
  paidAt: new Date('2026-11-21T09:00:00Z'),
  paidUntil: new Date('2027-11-21T09:00:00Z'),
  payment: 'pays',
  renews: true,
  accountLink: 'https://naijatax.example/account',
}

/** To whoever paid for Pro, once an invoice. */
export const paymentReceipt: MailTemplate<PaymentReceiptModel> = {
  subject: 'Your NaijaTax Pro receipt',
  Body: PaymentReceiptBody,
  sample: receiptSample,
  samples: {
    'went-back': { ...receiptSample, payment: 'went-back', renews: false },
    'came-back': { ...receiptSample, payment: 'came-back', renews: false },
    disputed: { ...receiptSample, payment: 'disputed', renews: false },
  },
}

/** What the word of money that went back needs. */
interface MoneyReturnedModel {
  /** What went back: a payment, or a part of one. */
  amount: Money
  /** When that payment was made, by which its person knows it. */
  paidAt: Date
  returnedAt: Date
  standing: Standing
  /** Whether the payment ever gave Pro: not when it went back before its account was known. */
  gavePro: boolean
  /** Opens the account page. */
  accountLink: string
}

/** Whether nothing of Pro is left, so that the mail is about its end. */
const isEnd = ({ standing, gavePro }: Pick<MoneyReturnedModel, 'standing' | 'gavePro'>): boolean =>
  gavePro && standing.pro === 'over' && !standing.renews

/** How Pro stands after that: a payment that never gave it ended nothing. */
const afterReturn = ({ standing, gavePro }: Pick<MoneyReturnedModel, 'standing' | 'gavePro'>): string =>
  gavePro
    ? standingInWords(standing)
    : `Pro was never active by this payment. ${standingInWords(standing, 'never')}`

/** The payment that money is of: `what you paid for NaijaTax Pro on 21 November 2026`. */
const paymentInWords = ({ paidAt }: Pick<MoneyReturnedModel, 'paidAt'>): string =>
  `what you paid for NaijaTax Pro on ${dayInLagos(paidAt)}`

function MoneyReturnedBody(model: MoneyReturnedModel): ReactElement {
  const { amount, returnedAt, standing, accountLink } = model
  return (
    <MailPage preview={`${formatMoney(amount)} went back to you. ${standingInShort(standing)}`}>
      <Heading>{isEnd(model) ? 'Pro has ended' : 'We gave money back to you'}</Heading>
      <Paragraph>
        On {dayInLagos(returnedAt)} we gave back {formatMoney(amount)} of {paymentInWords(model)}. A bank
        takes five to ten days.
      </Paragraph>
      <Paragraph>{afterReturn(model)}</Paragraph>
      <Action label="Open your account" link={accountLink} />
      <Paragraph>Did you not expect this? Write to {product.supportAddress}.</Paragraph>
    </MailPage>
  )
}

const returnedSample: MoneyReturnedModel = {
  amount: { cents: 1000, currency: 'usd' },
  paidAt: new Date('2026-11-21T09:00:00Z'),
  returnedAt: new Date('2026-12-01T09:00:00Z'),
  standing: { pro: 'over', renews: false },
  gavePro: true,
  accountLink: 'https://naijatax.example/account',
}

/** To whoever’s payment was refunded, in full or in part, once a refund. */
export const moneyReturned: MailTemplate<MoneyReturnedModel> = {
  subject: (model) => (isEnd(model) ? 'Your NaijaTax Pro has ended' : 'NaijaTax gave money back to you'),
  Body: MoneyReturnedBody,
  sample: returnedSample,
  samples: {
    part: {
      ...returnedSample,
      amount: { cents: 300, currency: 'usd' },
      standing: { pro: 'active', until: new Date('2027-11-21T09:00:00Z') },
    },
    disputed: { ...returnedSample, standing: { pro: 'disputed', comesBack: true } },
    'waits-for-card': { ...returnedSample, standing: { pro: 'waits-for-card' } },
    renews: { ...returnedSample, standing: { pro: 'over', renews: true } },
    'gave-no-pro': { ...returnedSample, gavePro: false },
  },
}

function RefundFailedBody(model: MoneyReturnedModel): ReactElement {
  const { amount, returnedAt, accountLink } = model
  return (
    <MailPage preview={`${formatMoney(amount)} could not reach you. Write to us and we send it another way.`}>
      <Heading>Your bank did not take the money</Heading>
      <Paragraph>
        On {dayInLagos(returnedAt)} we gave back {formatMoney(amount)} of {paymentInWords(model)}. Your bank
        did not take it, most often because the card was closed or replaced. The money is with us, and it is
        yours.
      </Paragraph>
      <Paragraph>
        Write to {product.supportAddress} and say how we can send it, or that you would rather have Pro for
        it. Never send us the number of a card.
      </Paragraph>
      <Paragraph>{afterReturn(model)}</Paragraph>
      <Action label="Open your account" link={accountLink} />
    </MailPage>
  )
}

/** To whoever’s refund the bank did not take, once a refund. */
export const refundFailed: MailTemplate<MoneyReturnedModel> = {
  subject: 'We could not give your money back',
  Body: RefundFailedBody,
  sample: returnedSample,
  samples: {
    'gave-no-pro': { ...returnedSample, gavePro: false },
    active: { ...returnedSample, standing: { pro: 'active', until: new Date('2027-11-21T09:00:00Z') } },
  },
}

function PaymentLostBody(model: MoneyReturnedModel): ReactElement {
  const { amount, paidAt, returnedAt, standing, accountLink } = model
  return (
    <MailPage preview={`Your bank took back ${formatMoney(amount)}. ${standingInShort(standing)}`}>
      <Heading>Your bank took a payment back</Heading>
      <Paragraph>
        On {dayInLagos(returnedAt)} you disputed what you paid for NaijaTax Pro on {dayInLagos(paidAt)}. Your
        bank decided for you and took back {formatMoney(amount)}.
      </Paragraph>
      <Paragraph>{afterReturn(model)}</Paragraph>
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
  /** Until when Pro is active at the most without it; null when it is not. */
  proUntil: Date | null
  /** Opens the account page. */
  accountLink: string
}

function PaymentFailedBody({ amount, proUntil, accountLink }: PaymentFailedModel): ReactElement {
  return (
    <MailPage preview="Give a card that works and Pro goes on.">
      <Heading>Your payment did not go through</Heading>
      <Paragraph>
        Your card did not pay {formatMoney(amount)} for another year of NaijaTax Pro. Nothing was charged. We
        try again over the next days.
      </Paragraph>
      <Paragraph>
        To keep Pro, give a card that works: your account page leads there.{' '}
        {proUntil === null ? 'Without one Pro is over' : `Without one Pro ends by ${dayInLagos(proUntil)}`};
        your calculations stay.
      </Paragraph>
      <Action label="Change the card" link={accountLink} />
    </MailPage>
  )
}

const failedSample: PaymentFailedModel = {
  amount: { cents: 1000, currency: 'usd' },
  proUntil: new Date('2027-12-21T09:00:00Z'),
  accountLink: 'https://naijatax.example/account',
}

/** To whoever’s renewal failed, once an invoice. */
export const paymentFailed: MailTemplate<PaymentFailedModel> = {
  subject: 'Your NaijaTax Pro payment did not go through',
  Body: PaymentFailedBody,
  sample: failedSample,
  samples: { over: { ...failedSample, proUntil: null } },
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

/** To whoever’s subscription renews within 14 days, once a period. */
export const renewalReminder: MailTemplate<RenewalReminderModel> = {
  subject: ({ renewsAt }) => `NaijaTax Pro renews on ${dayInLagos(renewsAt)}`,
  Body: RenewalReminderBody,
  sample: {
    amount: { cents: 1000, currency: 'usd' },
    renewsAt: new Date('2027-11-21T09:00:00Z'),
    accountLink: 'https://naijatax.example/account',
  },
}
