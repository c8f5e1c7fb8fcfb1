import { duration } from '../duration.ts'
import { many } from '../many.ts'
import { noDatabase, type Line } from '../line.ts'
import { REASON_GAP } from '../../../../../platform/reason.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

/** What may still charge: a customer's subscription, and a payment page that is left open. */
const whatRenews = (customers: number, pages: number): string =>
  [
    ...(customers > 0 ? [many(customers, 'customer')] : []),
    ...(pages > 0 ? [many(pages, 'payment page')] : []),
  ].join(' and ')

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
        return { state: 'working', figure: 'None', advice: 'Every payment has its account.' }
      const age = now.getTime() - since.getTime()
      return {
        state: age < DAY ? 'slow' : 'down',
        figure: `${many(count, 'payment')}, the oldest since ${duration(age / 1000)}`,
        advice:
          'Somebody paid, and nothing says for which account. Find out who, then attach it to the account.',
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
    touches: 'whoever was to get money back: they have neither the money nor Pro',
    command: ({ support }) => support('billing unreturned'),
    metric: 'naijatax_unreturned_refunds',
    judge: ({ money, now }) => {
      if (!money) return noDatabase
      const { count, since } = money.unreturned
      if (count === 0 || since === null)
        return { state: 'working', figure: 'None', advice: 'Every refund was taken.' }
      return {
        state: 'slow',
        figure: `${many(count, 'refund')}, the oldest made ${duration((now.getTime() - since.getTime()) / 1000)} ago`,
        advice:
          'A bank did not take what was given back, so it is with us. The person was asked by mail how to send it; see who, then send it or grant days of Pro.',
        since,
      }
    },
  },
  {
    name: 'Events of Stripe in the last hour',
    touches: 'whoever paid or cancelled: their plan follows late',
    command: ({ support }) => support(`billing reconcile ${REASON_GAP}`),
    metric: 'naijatax_webhook_lag_seconds',
    judge: ({ stripe: lag }) => {
      if (!lag) return noDatabase
      if (lag.events === 0) return { state: 'working', figure: 'None', advice: 'Nobody paid or cancelled.' }
      const late = lag.slowestSeconds >= 300
      return {
        state: late ? 'slow' : 'working',
        figure: `${many(lag.events, 'event')}, the slowest after ${duration(lag.slowestSeconds)}`,
        advice: late
          ? 'Stripe could not reach us, or signatures were refused, and it tells again. Nothing is lost; see its webhook log.'
          : 'Stripe tells us as things happen.',
      }
    },
  },
] as const satisfies readonly Line[]
