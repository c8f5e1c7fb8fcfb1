import type { BillingStatus, EndOfPro } from '../../../contract/http/index.ts'
import { dayInWords } from '../calculations/index.ts'

const because: Readonly<Record<EndOfPro['why'], string>> = {
  cancelled: 'the subscription was cancelled at once',
  refunded: 'its payment was given back',
  disputed: 'its payment is disputed at your bank',
  dispute_lost: 'its payment was disputed, and your bank took it back',
  payment_failed: 'its renewal was not paid',
  ran_out: 'its time was over, and it did not renew',
}

/** On which day Pro ended, and why [spec 18.7]. @param isOver whether its subscription is over too, so that it cannot come back. */
export const endedInWords = ({ at, why }: EndOfPro, isOver = false): string =>
  `Pro ended on ${dayInWords(at)}: ${because[why]}.` +
  (why === 'disputed' && !isOver ? ' If the bank leaves it with us, Pro comes back by itself.' : '')

/** What of a plan says what a dispute holds back. */
type Disputed = Pick<BillingStatus, 'hasOpenDispute' | 'paid' | 'renewal'>

/** What is held back while the bank decides about a payment, and what comes after [spec 18.8]. */
export function heldBackInWords({ paid, renewal }: Omit<Disputed, 'hasOpenDispute'>): string {
  // What is open of a renewal can be paid: that begins nothing anew.
  if (renewal === 'payment_failed') return 'While the bank decides, no new subscription is begun.'
  if (paid) return 'No other payment is taken meanwhile.'
  return renewal === null
    ? 'Its subscription is over, so Pro does not come back. While the bank decides, no other payment is taken; then you can upgrade again.'
    : 'While the bank decides, no other payment is taken. If it takes this one back, you can upgrade again. A mail tells you either way.'
}

/** That the bank decides about a payment, and what it holds back; undefined while it decides about none [spec 18.8]. */
export const disputeInWords = (plan: Disputed): string | undefined =>
  plan.hasOpenDispute
    ? `Your bank still decides about a payment that you disputed. ${heldBackInWords(plan)}`
    : undefined

/** Why the open page hides its figures all at once; without an end that is known, a renewal is being charged. */
export const hiddenAgainInWords = (ended: EndOfPro | null): string =>
  `${ended ? endedInWords(ended) : 'Pro is not active now.'} Figures are hidden again: see My Account.`

/** What a payment of today buys where paid time was given up: not that time too; undefined where none was [spec 10.8]. */
export function notAddedInWords(ended: EndOfPro | null, newEnd: string): string | undefined {
  if (!ended?.givenUpUntil) return undefined
  return (
    `Your earlier year was paid until ${dayInWords(ended.givenUpUntil)}, and you cancelled it at once on ` +
    `${dayInWords(ended.at)}. It is not added and not given back: a payment today buys Pro until ${newEnd}.`
  )
}
