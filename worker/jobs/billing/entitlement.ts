import type { Subscription } from '../../../db/stores/billing.ts'

/** States in which nothing of a subscription can be charged any more. */
const over: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

/** Whether nothing of a subscription in this state of Stripe's can be charged any more. */
export const isOver = ({ status }: { readonly status: string }): boolean => over.has(status)

/** What decides until when a subscription entitles to Pro, as Stripe has it. */
export interface Term {
  /** Stripe's own word: active, past_due, canceled... */
  status: string
  periodStart: Date
  periodEnd: Date
  /** When it will end before its period does, if so. */
  cancelAt: Date | null
  /** When it ended. */
  endedAt: Date | null
  /** When the payment of this period was taken back: refunded in full, or disputed. */
  takenBackAt: Date | null
  /** How it was; null when it was not. */
  takenBackBy: 'refunded' | 'disputed' | 'dispute_lost' | null
  /** Since when we had given all of it back, where a bank did not take it: it is with us again. */
  givenBackAt: Date | null
  /** Whether the newest invoice was ever paid. */
  isPaid: boolean
}

/** How a subscription goes on; null when it does not. */
export type Renewal = Subscription['renewal']

/** Why Pro by a subscription is over. */
export type EndedBecause = NonNullable<Subscription['endedBecause']>

/**
 * Longest grace after a renewal that failed, in milliseconds: Stripe's own retries take at most a month or so; as long
 * as its status says past_due the person keeps Pro, but never a whole year that nobody paid.
 */
const GRACE = 30 * 24 * 3_600_000

const earliest = (...moments: (Date | null)[]): Date =>
  new Date(Math.min(...moments.flatMap((moment) => (moment === null ? [] : [moment.getTime()]))))

/** The end that the status alone gives; null when nothing was ever paid. */
function endByStatus({ status, periodStart, periodEnd, cancelAt, endedAt }: Term, now: Date): Date | null {
  switch (status) {
    case 'active':
    case 'trialing':
      return earliest(periodEnd, cancelAt)
    case 'past_due':
      return earliest(periodEnd, new Date(periodStart.getTime() + GRACE))
    case 'canceled':
      return earliest(periodEnd, endedAt, now)
    case 'unpaid':
    case 'paused':
      return earliest(periodStart, now)
    default:
      // incomplete: the first payment never came. An unknown status entitles to nothing.
      return null
  }
}

/**
 * Until when a subscription entitles to Pro [spec 16.1]: the end of what is paid; ended, cancelled, refunded or
 * disputed: that moment, and never later than now. Null when it never did.
 */
export function entitledUntil(term: Term, now: Date): Date | null {
  const end = endByStatus(term, now)
  return end === null || term.takenBackAt === null ? end : earliest(end, term.takenBackAt, now)
}

/**
 * Why a subscription entitles no more, as the account page and the mail tell it; null while it does, while its renewal is
 * under way, and when it never did [spec 18.7].
 */
export function endedBecause(term: Term, now: Date): EndedBecause | null {
  const end = entitledUntil(term, now)
  if (end === null || end > now) return null
  const { status, takenBackAt, takenBackBy, givenBackAt, periodEnd, endedAt, isPaid } = term
  if (takenBackAt !== null && end >= earliest(takenBackAt, now)) return takenBackBy
  if (status === 'active' || status === 'trialing') return null
  if (status !== 'canceled' || !isPaid) return 'payment_failed'
  // We ended it as we gave its payment back, also where a bank did not take that.
  if (givenBackAt !== null && end >= earliest(givenBackAt, now)) return 'refunded'
  return endedAt !== null && endedAt < periodEnd ? 'cancelled' : 'ran_out'
}

/** How a subscription goes on, as the account page tells it. */
export function renewalOf({ status, cancelAt }: Pick<Term, 'status' | 'cancelAt'>): Renewal {
  if (status === 'past_due' || status === 'unpaid') return 'payment_failed'
  if (status !== 'active' && status !== 'trialing') return null
  return cancelAt === null ? 'automatic' : 'cancelled'
}

/** The account's end: the latest over all its subscriptions; null when none ever entitled. */
export function latestEnd(ends: readonly (Date | null)[]): Date | null {
  const times = ends.flatMap((end) => (end === null ? [] : [end.getTime()]))
  return times.length === 0 ? null : new Date(Math.max(...times))
}
