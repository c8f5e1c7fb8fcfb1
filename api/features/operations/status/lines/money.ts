import { duration } from '../duration.ts'
import { many } from '../many.ts'
import { before, noDatabase, type Line } from '../line.ts'
import { lagosMoment } from '../moment.ts'
import { TOLD_WITHIN, type Telling } from '../../../../../db/stores/untold-events.ts'
import type { ScheduledJobName } from '../../../../../contract/jobs/jobs.ts'
import { REASON_GAP } from '../../../../../platform/reason.ts'

/** The job that compares every customer with Stripe each night. */
const COMPARISON: ScheduledJobName = 'reconcile-billing'

const DAY = 86_400_000
const HOUR = 3_600_000

/** What may still charge: a customer's subscription, and a payment page that is left open. */
const whatRenews = (customers: number, pages: number): string =>
  [
    ...(customers > 0 ? [many(customers, 'customer')] : []),
    ...(pages > 0 ? [many(pages, 'payment page')] : []),
  ].join(' and ')

/** What Stripe told last, and when. */
const lastTold = ({ last }: Telling): string =>
  last === null ? 'none was ever told' : `the last told ${lagosMoment.format(last.at)} (${last.type})`

/** What the look through Stripe’s own list said: what it told us, and what we asked for and it did not tell yet. */
const comparedInWords = (asked: number, seconds: number): string =>
  asked === 0
    ? `Stripe’s own list, looked at ${duration(seconds)} ago, has none that it did not tell us.`
    : `Stripe’s own list, looked at ${duration(seconds)} ago, has ${many(asked, 'event')} that it did not tell us yet: we asked, and what they tell is done. Each has ${TOLD_WITHIN / 60} minutes to be told; what is not told then needs a look here.`

/** Lines about Stripe. */
export const moneyLines = [
  {
    name: 'Payments that name nobody',
    touches: 'whoever paid: they have no Pro',
    command: ({ support }) => support('billing unmatched'),
    metric: 'naijatax_unmatched_payments',
    judge: ({ money, now }) => {
      if (!money) return noDatabase
      const { count, since } = money.unmatched
      if (count === 0 || since === null)
        return { state: 'working', figure: 'None', advice: 'Every payment has its account, or went back.' }
      const age = now.getTime() - since.getTime()
      return {
        state: age < DAY ? 'slow' : 'down',
        figure: `${many(count, 'payment')}, the oldest since ${duration(age / 1000)}`,
        advice:
          'Somebody paid, and nothing says for which account. Find out who, then attach it to the account, or give it back.',
        since,
      }
    },
  },
  {
    name: 'Renewals that could not be stopped',
    touches: 'whoever was refunded or deleted the account: their card is charged again',
    command: ({ support }) => support(`billing reconcile ${REASON_GAP}`),
    metric: 'naijatax_unstopped_renewals',
    judge: ({ money, now }) => {
      if (!money) return noDatabase
      const { count, pages, since } = money.uncancelled
      const age = since === null ? 0 : now.getTime() - since.getTime()
      // A deletion is carried out at Stripe within seconds; only what lasts is told.
      if (count === 0 || age < 60_000)
        return { state: 'working', figure: 'None', advice: 'What had to end at Stripe has ended.' }
      return {
        state: age < HOUR ? 'slow' : 'down',
        figure: `${whatRenews(count - pages, pages)}, the oldest since ${duration(age / 1000)}`,
        advice:
          'Stripe refused or did not answer, or the job still waits in its queue. See Oldest waiting job and Jobs put off, and read the reason under Jobs, billing; then compare with Stripe at once, or cancel there by hand.',
        since,
      }
    },
  },
  {
    name: 'Refunds that the bank returned',
    touches: 'whoever was to get money back: it is with us still',
    command: ({ support }) => support('billing unreturned'),
    metric: 'naijatax_unreturned_refunds',
    judge: ({ money, now }) => {
      if (!money) return noDatabase
      const { count, since, ofDeleted, ofNobody } = money.unreturned
      if (count === 0 || since === null)
        return {
          state: 'working',
          figure: 'None',
          advice:
            'Every refund was taken, or settled another way; those of deleted accounts and of payments that name nobody too.',
        }
      return {
        state: 'slow',
        figure: [
          many(count, 'refund'),
          ...(ofDeleted === 0 ? [] : [`${ofDeleted} of deleted accounts`]),
          ...(ofNobody === 0 ? [] : [`${ofNobody} of payments that name nobody`]),
          `the oldest back for ${duration((now.getTime() - since.getTime()) / 1000)}`,
        ].join(', '),
        advice:
          'A bank did not take what was given back, so it is with us. Whoever paid was asked by mail how to send it; see who and what settles each: send it, grant days of Pro, or note that it was sent another way.',
        since,
      }
    },
  },
  {
    name: 'Disputed payments',
    touches:
      'whoever disputes: their Pro is off until the bank decides; and the money, which is lost where nobody answers',
    command: ({ support }) => support('billing disputes'),
    metric: 'naijatax_unanswered_disputes',
    judge: ({ money, now }) => {
      if (!money) return noDatabase
      const { count, unanswered, since, dueAt } = money.disputes
      if (count === 0) return { state: 'working', figure: 'None', advice: 'No bank decides about a payment.' }
      if (unanswered === 0)
        return {
          state: 'working',
          figure: `${many(count, 'dispute')}, each answered`,
          advice: 'The bank decides. Where it leaves the payment with us, Pro comes back by itself.',
          since,
        }
      const due = dueAt === null ? '' : `, the first by ${lagosMoment.format(dueAt)}`
      return {
        state: dueAt !== null && dueAt.getTime() - now.getTime() < 2 * DAY ? 'down' : 'slow',
        figure: `${unanswered} of ${many(count, 'dispute')} to be answered${due}`,
        advice:
          'Give evidence on Stripe’s dashboard, under the dispute, before its day is over, or accept it there: what nobody answers is lost. Refund nothing meanwhile: the bank would give it twice.',
        since,
      }
    },
  },
  {
    name: 'Comparison with Stripe',
    touches: 'whoever paid or cancelled while an event went astray: their plan stays wrong until it is done',
    command: ({ support }) => support(`billing reconcile ${REASON_GAP}`),
    metric: 'naijatax_schedule_overdue_seconds',
    judge: ({ schedules, now }) => {
      if (!schedules) return noDatabase
      const nightly = schedules.find(({ job }) => job === COMPARISON)
      if (!nightly || nightly.ageSeconds === null)
        return {
          state: 'unknown',
          figure: 'Never scheduled',
          advice: 'A worker of this version schedules it when it starts: start one.',
        }
      const { doneAt, ageSeconds, overdueSeconds } = nightly
      const figure = doneAt
        ? `Last done ${lagosMoment.format(doneAt)}, ${duration(ageSeconds)} ago`
        : 'Not done yet; the first comes at night'
      if (overdueSeconds === 0)
        return {
          state: 'working',
          figure,
          advice:
            'Each night every customer is read again from Stripe; while Stripe is away it is tried again for hours.',
        }
      return {
        state: overdueSeconds < DAY / 1000 ? 'slow' : 'down',
        figure,
        advice:
          'It is put off, given up, or not taken up: read why under Jobs, billing, and see Jobs put off and Failed jobs. Once Stripe answers, try it now.',
        since: before({ now }, overdueSeconds),
      }
    },
  },
  {
    name: 'Events of Stripe in the last hour',
    touches: 'whoever paid or cancelled: their plan follows late',
    command: ({ support }) => support(`billing reconcile ${REASON_GAP}`),
    metric: 'naijatax_untold_events',
    judge: ({ stripe: lag, now }) => {
      if (!lag) return noDatabase
      const { events, slowestSeconds, untold, asked, lookedAt, isSetUp } = lag
      const told = lastTold(lag)
      if (untold.count > 0)
        return {
          state: untold.since !== null && now.getTime() - untold.since.getTime() < HOUR ? 'slow' : 'down',
          figure: `${many(untold.count, 'event')} that Stripe did not tell (${untold.types.join(', ')}); ${told}`,
          advice:
            'Each was found in Stripe’s own list, and what it tells is done. In its dashboard, Developers, Webhooks: is our endpoint enabled, its address ours, each kind chosen? Once mended, send one of each kind again from there: then this line is over.',
          since: untold.since,
        }
      if (slowestSeconds >= 300)
        return {
          state: 'slow',
          figure: `${many(events, 'event')}, the slowest after ${duration(slowestSeconds)}`,
          advice:
            'Stripe could not reach us, or signatures were refused, and it tells again. Nothing is lost; see its webhook log.',
        }
      if (!isSetUp && events === 0)
        return { state: 'working', figure: 'None', advice: 'Payments are not set up here.' }
      if (lookedAt === null || now.getTime() - lookedAt.getTime() >= HOUR)
        return {
          state: 'unknown',
          figure: `${events === 0 ? 'None' : many(events, 'event')}; ${told}`,
          advice:
            'Whether Stripe tells all is not known: its own list is looked at every five minutes, and was not. Is a worker running, and does Stripe answer? See Worker and Comparison with Stripe.',
          since: lookedAt,
        }
      return {
        state: 'working',
        figure: [
          events === 0
            ? `None; ${told}`
            : `${many(events, 'event')}, the slowest after ${duration(slowestSeconds)}`,
          ...(asked === 0 ? [] : [`${many(asked, 'event')} that we asked for`]),
        ].join('; '),
        advice: comparedInWords(asked, (now.getTime() - lookedAt.getTime()) / 1000),
      }
    },
  },
] as const satisfies readonly Line[]
