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

/** What became of a payment since it was made: it pays for Pro, it went back, or the bank decides about it. */
export function paymentStandingOf(
  told: Pick<ToldPayment, 'paidCents' | 'returnedCents' | 'bouncedCents' | 'lostCents' | 'paidUntil'>,
  subscriptions: readonly Looked[],
): 'pays' | 'went-back' | 'disputed' {
  if (told.returnedCents + told.lostCents >= told.paidCents) return 'went-back'
  const isDisputed = disputedOf(subscriptions).some(
    ({ periodEnd }) => periodEnd.getTime() === told.paidUntil.getTime(),
  )
  return isDisputed ? 'disputed' : 'pays'
}
