import { endpoints } from '../../../contract/http/index.ts'
import type { MailWith } from '../../../contract/jobs/mails.ts'
import { reminderToken } from '../../../db/reminder-link.ts'
import { listSubscriptions } from '../../../db/stores/billing.ts'
import { listTold } from '../../../db/stores/law-fingerprints.ts'
import { findRunning, findTold, type ReminderTold } from '../../../db/stores/reminders.ts'
import { renderMail, type RenderedMail } from '../../../templates/email/index.ts'
import { dayOf, daysUntil, isRenewalDue, renewalName } from '../reminders/due.ts'
import { answersHashOf } from '../reminders/fingerprint.ts'
import { pageUrl, type Composer, type MailContext, type Skipped } from './composer.ts'

type ReminderMail = MailWith<'reminderId'>

/** What a reminder says, with the link that ends it. */
type Words = (
  context: MailContext<ReminderMail>,
  told: ReminderTold,
  endLink: string,
) => Promise<RenderedMail | Skipped>

/**
 * A reminder, while the person still wants it. It carries its end twice: as a link to a page, and as the headers by which a
 * mail program ends it with one click of its own (RFC 8058).
 */
const reminding =
  (words: Words): Composer<ReminderMail> =>
  async (context) => {
    const { connection, payload, services } = context
    const told = await findTold(connection, payload.accountId, payload.reminderId)
    if (!told) return { skip: 'what it tells is gone' }
    const running = await findRunning(connection, payload.accountId, told.kind)
    if (!running) return { skip: 'this reminder was ended' }
    const token = reminderToken(services.env.TOKEN_KEY, running)
    const mail = await words(context, told, withToken(pageUrl(context, '/reminders'), token))
    if ('skip' in mail) return mail
    const oneClick = new URL(`/api${endpoints.endByOneClick.path}`, services.env.PUBLIC_URL).href
    return {
      ...mail,
      headers: {
        'List-Unsubscribe': `<${withToken(oneClick, token)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }
  }

function withToken(address: string, token: string): string {
  const link = new URL(address)
  link.searchParams.set('token', token)
  return link.href
}

/** A reminder of a day of the law, until that day is over in Lagos. */
const ofDay = (mail: 'remind-employer' | 'remind-return'): Composer<ReminderMail> =>
  reminding(async (context, { about }, endLink) => {
    const day = dayOf(about)
    const daysLeft = daysUntil(day, context.services.clock.now())
    if (daysLeft < 0) return { skip: 'its day is over' }
    return renderMail(mail, {
      // Noon in Lagos, so that no zone makes another day of it.
      day: new Date(`${day}T11:00:00Z`),
      daysLeft,
      taxYear: Number(day.slice(0, 4)) - 1,
      dashboardLink: pageUrl(context, '/dashboard'),
      endLink,
    })
  })

/** How each reminder is composed. */
export const reminderComposers: { [Name in ReminderMail]: Composer<Name> } = {
  'remind-employer': ofDay('remind-employer'),
  'remind-return': ofDay('remind-return'),
  'remind-renewal': reminding(async (context, { about, accountId }, endLink) => {
    const subscriptions = await listSubscriptions(context.connection, accountId)
    const renewing = subscriptions.find(
      (subscription) => subscription.renewal === 'automatic' && renewalName(subscription) === about,
    )
    if (!renewing) return { skip: 'what it tells is not so any more' }
    const { periodEnd: renewsAt, priceCents, currency } = renewing
    if (!isRenewalDue(renewsAt, context.services.clock.now()))
      return { skip: 'the mail that everybody gets tells it' }
    const amount = { cents: priceCents ?? 0, currency }
    return renderMail('remind-renewal', {
      amount,
      renewsAt,
      accountLink: pageUrl(context, '/account'),
      endLink,
    })
  }),
  'remind-law': reminding(async (context, { id, accountId }, endLink) => {
    const watched = await listTold(context.connection, { accountId, toldId: id })
    const untouched = watched.filter(({ submission, seen }) =>
      seen?.answersHash.equals(answersHashOf(submission)),
    )
    const years = [...new Set(untouched.map(({ submission }) => submission.taxYear))]
    if (years.length === 0) return { skip: 'what it tells of is gone, or was changed since' }
    const taxYears = years.toSorted((one, other) => one - other)
    return renderMail('remind-law', { taxYears, dashboardLink: pageUrl(context, '/dashboard'), endLink })
  }),
}
