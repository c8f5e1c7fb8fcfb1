import type { ReactElement } from 'react'
import { dayInLagos } from './lagos-time.ts'
import type { MailTemplate } from './mail-template.ts'
import { inWords, type Money } from './money.ts'
import { Action } from './parts/Action.tsx'
import { MailPage } from './parts/MailPage.tsx'
import { Heading, Words } from './parts/Words.tsx'

/** What the reminder of a renewal needs. */
export interface RenewalReminderModel {
  /** What will be charged. */
  amount: Money
  renewsAt: Date
  /** Opens the account page. */
  accountLink: string
}

function Body({ amount, renewsAt, accountLink }: RenewalReminderModel): ReactElement {
  return (
    <MailPage preview={`${inWords(amount)} on ${dayInLagos(renewsAt)}, unless you cancel before.`}>
      <Heading>Pro renews soon</Heading>
      <Words>
        On {dayInLagos(renewsAt)} your card is charged {inWords(amount)} and NaijaTax Pro runs for another
        year. To keep it, do nothing.
      </Words>
      <Words>
        To stop it, cancel on your account page before that day: Pro then stays until it ends. After the
        renewal there is no refund.
      </Words>
      <Action label="Keep or cancel Pro" link={accountLink} />
    </MailPage>
  )
}

/** To whoever’s subscription renews in 14 days, once a period. */
export const renewalReminder: MailTemplate<RenewalReminderModel> = {
  subject: 'NaijaTax Pro renews in two weeks',
  Body,
  sample: {
    amount: { cents: 1000, currency: 'usd' },
    renewsAt: new Date('2027-11-21T09:00:00Z'),
    accountLink: 'https://naijatax.example/account',
  },
}
