import type { ReactElement, ReactNode } from 'react'
import { renewalNoticeDays } from '../../contract/jobs/reminders.ts'
import { told } from '../../tax/years/told.ts'
import { administrationSection } from '../../tax/years/sections.ts'
import { dayInLagos, formatMoney, type Money } from './formats.ts'
import { Action, Heading, MailPage, type MailTemplate, Paragraph, PlainLink } from './mail-page.tsx'

interface EndModel {
  /** Ends this reminder with one click. */
  endLink: string
}

interface ReminderPageProps extends EndModel {
  preview: string
  children: ReactNode
}

/** The page of every reminder: why it came, and how it ends, under what it says. */
function ReminderPage({ preview, endLink, children }: ReminderPageProps): ReactElement {
  return (
    <MailPage preview={preview}>
      {children}
      <Paragraph>
        You asked for this reminder in My Account. To end it, click once, no sign-in needed:
        <br />
        <PlainLink to={endLink} />
      </Paragraph>
    </MailPage>
  )
}

/** What a reminder of a day of the law needs. */
interface DatedModel extends EndModel {
  /** The last day, in Lagos. */
  day: Date
  /** Days that are left until it. */
  daysLeft: number
  /** The year that it is about. */
  taxYear: number
  /** Opens the kept calculations. */
  dashboardLink: string
}

/** "in 3 days", "tomorrow", "today". */
function leftInWords(daysLeft: number): string {
  if (daysLeft <= 0) return 'today'
  return daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`
}

const dated: DatedModel = {
  day: new Date('2027-01-31T11:00:00Z'),
  daysLeft: 14,
  taxYear: 2026,
  dashboardLink: 'https://naijatax.example/dashboard',
  endLink: 'https://naijatax.example/reminders?token=employer.sample',
}

function RemindEmployerBody({ day, daysLeft, taxYear, dashboardLink, endLink }: DatedModel): ReactElement {
  const source = told.employerReturnDay.source
  return (
    <ReminderPage
      preview={`Your employer hands in its return by ${dayInLagos(day)}. Ask for your record of pay and tax.`}
      endLink={endLink}
    >
      <Heading>Ask for your record of pay and tax</Heading>
      <Paragraph>
        By {dayInLagos(day)}, {leftInWords(daysLeft)}, your employer hands in its return of what it paid you
        in {taxYear} and of the tax that it took from your pay, which is called PAYE ({source}).
      </Paragraph>
      <Paragraph>
        Ask it now for your own record of {taxYear}: pay and benefits, what you paid for pension, NHF and
        NHIS, the PAYE of each month, and proof that the tax was paid over. You need these for your own
        return. With several employers, ask each one.
      </Paragraph>
      <Paragraph>Without an employer in {taxYear} there is nothing to do.</Paragraph>
      <Action label="Open your calculations" link={dashboardLink} />
    </ReminderPage>
  )
}

/** Before the day on which employers hand in their return, to who asked for it. */
export const remindEmployer: MailTemplate<DatedModel> = {
  subject: ({ taxYear }) => `Ask your employer for your ${taxYear} pay record`,
  Body: RemindEmployerBody,
  sample: dated,
  samples: { late: { ...dated, daysLeft: 1 } },
}

function RemindReturnBody({ day, daysLeft, taxYear, dashboardLink, endLink }: DatedModel): ReactElement {
  const { returnDay, returnDayOf2025 } = told
  return (
    <ReminderPage
      preview={`Your own return for ${taxYear} is due by ${dayInLagos(day)}, as is reported.`}
      endLink={endLink}
    >
      <Heading>{`Your tax return for ${taxYear} is due`}</Heading>
      <Paragraph>
        Hand in your own return for {taxYear} by {dayInLagos(day)}: {leftInWords(daysLeft)}. Everybody files
        one, employees too, and also where no tax is due ({administrationSection('13(1) and section 14(3)')}).
      </Paragraph>
      <Paragraph>
        The day is reported ({returnDay.reportedBy}); section 13 of that Act does not name it, and it can be
        moved: for 2025 it was {returnDayOf2025.value} {returnDayOf2025.unit}, as is reported too (
        {returnDayOf2025.reportedBy}). Ask the tax office of your State whether it stands.
      </Paragraph>
      <Paragraph>
        Have ready: income from every source, what you take off with its proofs, the accounts of a business,
        and proof of the tax that was paid. We hand nothing in for you.
      </Paragraph>
      <Action label="Open your calculations" link={dashboardLink} />
    </ReminderPage>
  )
}

/** Before the day on which a person's own return is reported to be due, to who asked for it. */
export const remindReturn: MailTemplate<DatedModel> = {
  subject: ({ taxYear }) => `Your tax return for ${taxYear} is due soon`,
  Body: RemindReturnBody,
  sample: {
    ...dated,
    day: new Date('2027-03-31T11:00:00Z'),
    daysLeft: 3,
    endLink: 'https://naijatax.example/reminders?token=return.sample',
  },
}

/** What the early word of a renewal needs. */
interface RemindRenewalModel extends EndModel {
  /** What will be charged. */
  amount: Money
  renewsAt: Date
  /** Opens the account page. */
  accountLink: string
}

function RemindRenewalBody({ amount, renewsAt, accountLink, endLink }: RemindRenewalModel): ReactElement {
  return (
    <ReminderPage
      preview={`${formatMoney(amount)} on ${dayInLagos(renewsAt)}, unless you cancel before.`}
      endLink={endLink}
    >
      <Heading>Pro renews in a month</Heading>
      <Paragraph>
        On {dayInLagos(renewsAt)} your card is charged {formatMoney(amount)} and NaijaTax Pro runs for another
        year. To keep it, do nothing. To stop it, cancel on your account page before that day: Pro then stays
        until it ends.
      </Paragraph>
      <Paragraph>
        We write once more {renewalNoticeDays} days before, whatever you choose here: everybody with Pro gets
        that mail.
      </Paragraph>
      <Action label="Keep or cancel Pro" link={accountLink} />
    </ReminderPage>
  )
}

/** To who asked for an early word, 30 days before a renewal. */
export const remindRenewal: MailTemplate<RemindRenewalModel> = {
  subject: 'NaijaTax Pro renews in a month',
  Body: RemindRenewalBody,
  sample: {
    amount: { cents: 1000, currency: 'usd' },
    renewsAt: new Date('2027-11-21T09:00:00Z'),
    accountLink: 'https://naijatax.example/account',
    endLink: 'https://naijatax.example/reminders?token=renewal.sample',
  },
}

/** What the word of a changed law needs. */
interface RemindLawModel extends EndModel {
  /** Tax years of the kept calculations that changed, each once. */
  taxYears: readonly number[]
  /** Opens the kept calculations. */
  dashboardLink: string
}

const yearList = new Intl.ListFormat('en-NG', { type: 'conjunction' })

function RemindLawBody({ taxYears, dashboardLink, endLink }: RemindLawModel): ReactElement {
  const years = yearList.format(taxYears.map(String))
  return (
    <ReminderPage preview={`What you kept for ${years} comes to another total now.`} endLink={endLink}>
      <Heading>{`What you kept for ${years} has another total now`}</Heading>
      <Paragraph>
        The law that NaijaTax works with changed, or how we read it. What you kept for {years} now comes to
        another total: as our estimate, or by the Act. You changed nothing, and your answers are as you left
        them.
      </Paragraph>
      <Paragraph>
        To have the new result, open the calculation, press Edit and go to the end. No amounts stand in this
        mail on purpose.
      </Paragraph>
      <Action label="Open your calculations" link={dashboardLink} />
    </ReminderPage>
  )
}

/** To who asked for it, when the law makes something else of what they kept. */
export const remindLaw: MailTemplate<RemindLawModel> = {
  subject: 'A calculation that you kept has another total now',
  Body: RemindLawBody,
  sample: {
    taxYears: [2026],
    dashboardLink: 'https://naijatax.example/dashboard',
    endLink: 'https://naijatax.example/reminders?token=law.sample',
  },
  samples: {
    years: {
      taxYears: [2026, 2027, 2028],
      dashboardLink: 'https://naijatax.example/dashboard',
      endLink: 'https://naijatax.example/reminders?token=law.sample',
    },
  },
}
