import type { ReactElement } from 'react'
import { product } from '../../contract/http/product.ts'
import { dayInLagos } from './lagos-time.ts'
import type { MailTemplate } from './mail-template.ts'
import { inWords, type Money } from './money.ts'
import { Action } from './parts/Action.tsx'
import { MailPage } from './parts/MailPage.tsx'
import { Heading, Words } from './parts/Words.tsx'

/** What a receipt needs. */
export interface PaymentReceiptModel {
  amount: Money
  paidAt: Date
  /** Until when Pro is paid. */
  paidUntil: Date
  /** Opens the account page. */
  accountLink: string
}

function Body({ amount, paidAt, paidUntil, accountLink }: PaymentReceiptModel): ReactElement {
  return (
    <MailPage preview={`${inWords(amount)} received. Pro is active until ${dayInLagos(paidUntil)}.`}>
      <Heading>Thank you: Pro is paid</Heading>
      <Words>
        We received {inWords(amount)} for a year of NaijaTax Pro on {dayInLagos(paidAt)}. Pro is active until{' '}
        {dayInLagos(paidUntil)}.
      </Words>
      <Words>
        It then renews by itself, and we write to you 14 days before. There are no refunds; cancel before the
        renewal on your account page, where the invoices are too.
      </Words>
      <Action label="Open your account" link={accountLink} />
      <Words>Something wrong with this payment? Write to {product.supportAddress}.</Words>
    </MailPage>
  )
}

/** To whoever paid for Pro, once an invoice. */
export const paymentReceipt: MailTemplate<PaymentReceiptModel> = {
  subject: 'Your NaijaTax Pro receipt',
  Body,
  sample: {
    amount: { cents: 1000, currency: 'usd' },
    paidAt: new Date('2026-11-21T09:00:00Z'),
    paidUntil: new Date('2027-11-21T09:00:00Z'),
    accountLink: 'https://naijatax.example/account',
  },
}
