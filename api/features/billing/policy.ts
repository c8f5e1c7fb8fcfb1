import type { Account } from '../../../db/stores/accounts.ts'
import type { Checkout, Subscription } from '../../../db/stores/billing.ts'
import type { Env } from '../../../platform/env.ts'
import { isPaid } from '../../../contract/http/index.ts'

export { isPaid }

/**
 * How many more calculations an account may store; null = no limit (Pro, or a product without one).
 * @param submissionCount live submissions of the account.
 */
export function freeCalculationsLeft(
  { FREE_CALCULATIONS }: Pick<Env, 'FREE_CALCULATIONS'>,
  paid: boolean,
  submissionCount: number,
): number | null {
  return paid || FREE_CALCULATIONS === 0 ? null : Math.max(0, FREE_CALCULATIONS - submissionCount)
}

/**
 * The subscription that the account page tells: one that will be charged before any other, else of those still running
 * the one that ends last. @param subscriptions the one that ends last first.
 */
export function runningSubscription(subscriptions: readonly Subscription[]): Subscription | undefined {
  return (
    subscriptions.find(({ renewal }) => renewal === 'automatic') ??
    subscriptions.find(({ renewal }) => renewal !== null)
  )
}

/** How Pro that an account had came to its end. */
export interface EndOfPro {
  at: Date
  why: NonNullable<Subscription['endedBecause']>
  /** To when time was paid that was given up by cancelling at once. */
  givenUpUntil: Date | null
}

/**
 * Why and when Pro ended [spec 18.7]; undefined with Pro, for who never had it, and while a renewal is being charged. Days that
 * support gave, and the end that no subscription names yet, ran out.
 */
export function endOfPro(
  account: Pick<Account, 'subscriptionActiveUntil'>,
  subscriptions: readonly Pick<Subscription, 'entitledUntil' | 'endedBecause' | 'renewal' | 'periodEnd'>[],
  now: Date,
): EndOfPro | undefined {
  const at = account.subscriptionActiveUntil
  if (at === null || isPaid(account, now)) return undefined
  const last = subscriptions.find(({ entitledUntil }) => entitledUntil?.getTime() === at.getTime())
  if (last?.renewal === 'automatic' && last.endedBecause === null) return undefined
  const givenUp = subscriptions
    .filter(({ endedBecause, periodEnd }) => endedBecause === 'cancelled' && periodEnd > now)
    .map(({ periodEnd }) => periodEnd)
    .toSorted((one, other) => other.getTime() - one.getTime())
  const dueToFailure = last?.renewal === 'payment_failed' ? 'payment_failed' : 'ran_out'
  return { at, why: last?.endedBecause ?? dueToFailure, givenUpUntil: givenUp[0] ?? null }
}

/**
 * Whether a person may subscribe: nobody who has Pro, or whose subscription waits for a working card, pays
 * for a second one [security S56].
 */
export function mayCheckOut(
  account: Pick<Account, 'subscriptionActiveUntil'>,
  subscriptions: readonly Subscription[],
  now: Date,
): boolean {
  return !isPaid(account, now) && !subscriptions.some(({ renewal }) => renewal === 'payment_failed')
}

/** Whether the bank decides about a payment of these subscriptions: until then nobody pays for another one [spec 18.8]. */
export const hasOpenDispute = (subscriptions: readonly Pick<Subscription, 'endedBecause'>[]): boolean =>
  subscriptions.some(({ endedBecause }) => endedBecause === 'disputed')

/** Milliseconds for which a checkout session is offered again: Stripe ends it after 24 hours. */
const OFFERED = 23 * 3_600_000

/** Whether a checkout can still be paid: then it is offered again, so that two tabs lead to one payment. */
export function isOffered(
  checkout: Pick<Checkout, 'createdAt' | 'priceId' | 'customerId'>,
  offer: Pick<Checkout, 'priceId' | 'customerId'>,
  now: Date,
): boolean {
  const age = now.getTime() - checkout.createdAt.getTime()
  return age < OFFERED && checkout.priceId === offer.priceId && checkout.customerId === offer.customerId
}
