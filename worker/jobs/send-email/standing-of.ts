import type { Account } from '../../../db/stores/accounts.ts'
import type { Subscription, ToldPayment } from '../../../db/stores/billing.ts'
import type { Standing } from '../../../templates/email/index.ts'

/** What is looked at of a subscription. */
type Looked = Pick<Subscription, 'endedBecause' | 'renewal' | 'periodEnd'>

/** Subscriptions whose payment the bank decides about. */
const disputedOf = <Row extends Looked>(subscriptions: readonly Row[]): Row[] =>
  subscriptions.filter(({ endedBecause }) => endedBecause === 'disputed')

/** How Pro of an account stands now. */
export function standingOf(
  { subscriptionActiveUntil: until }: Pick<Account, 'subscriptionActiveUntil'>,
  subscriptions: readonly Looked[],
  now: Date,
): Standing {
  if (until !== null && until > now) return { pro: 'active', until }
  const disputed = disputedOf(subscriptions)
  if (disputed.length > 0)
    return { pro: 'disputed', comesBack: disputed.some(({ renewal }) => renewal !== null) }
  if (subscriptions.some(({ renewal }) => renewal === 'payment_failed')) return { pro: 'waits-for-card' }
  return { pro: 'over', renews: subscriptions.some(({ renewal }) => renewal === 'automatic') }
}

/** What is looked at of a subscription that a payment was for. */
type PaidFor = Looked & Pick<Subscription, 'entitledUntil'>

/** Whether anybody had Pro by a payment: not by one that went back, or came back, before its account was known. */
export const gavePro = (
  payment: Pick<ToldPayment, 'paidUntil'> | undefined,
  subscriptions: readonly PaidFor[],
): boolean =>
  !subscriptions.some(
    ({ entitledUntil, periodEnd }) =>
      entitledUntil === null && periodEnd.getTime() === payment?.paidUntil.getTime(),
  )

/**
 * What became of a payment since it was made: it pays for Pro, it went back, it went back and the bank did not take that, or the bank
 * decides about it.
 */
export function paymentStandingOf(
  told: Pick<ToldPayment, 'paidCents' | 'returnedCents' | 'bouncedCents' | 'lostCents' | 'paidUntil'>,
  subscriptions: readonly PaidFor[],
): 'pays' | 'went-back' | 'came-back' | 'disputed' {
  const { paidCents, returnedCents, bouncedCents, lostCents, paidUntil } = told
  if (returnedCents - bouncedCents + lostCents >= paidCents) return 'went-back'
  const paidFor = subscriptions.filter(({ periodEnd }) => periodEnd.getTime() === paidUntil.getTime())
  if (disputedOf(paidFor).length > 0) return 'disputed'
  const isEnded =
    !gavePro(told, subscriptions) || paidFor.some(({ endedBecause }) => endedBecause === 'refunded')
  return bouncedCents > 0 && isEnded ? 'came-back' : 'pays'
}
