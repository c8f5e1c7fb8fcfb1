import type { ReactElement } from 'react'
import type { MailTemplate } from './mail-template.ts'
import { inWords, type Money } from './money.ts'
import { Action } from './parts/Action.tsx'
import { MailPage } from './parts/MailPage.tsx'
import { Heading, Words } from './parts/Words.tsx'

/** What the word of a failed renewal needs. */
export interface PaymentFailedModel {
  /** What could not be charged. */
  amount: Money
  /** Opens the account page. */
  accountLink: string
}

function Body({ amount, accountLink }: PaymentFailedModel): ReactElement {
  return (
    <MailPage preview="Give a card that works and Pro goes on.">
      <Heading>Your payment did not go through</Heading>
      <Words>
        Your card did not pay {inWords(amount)} for another year of NaijaTax Pro. Nothing was charged. We try
        again over the next days.
      </Words>
      <Words>
        To keep Pro, give a card that works: your account page leads there. Without one Pro ends; your
        calculations stay.
      </Words>
      <Action label="Change the card" link={accountLink} />
    </MailPage>
  )
}

/** To whoever’s renewal failed, once an invoice. */
export const paymentFailed: MailTemplate<PaymentFailedModel> = {
  subject: 'Your NaijaTax Pro payment did not go through',
  Body,
  sample: {
    amount: { cents: 1000, currency: 'usd' },
    accountLink: 'https://naijatax.example/account',
  },
}
