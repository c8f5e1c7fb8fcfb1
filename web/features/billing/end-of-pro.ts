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

/** What happens while the bank decides about a payment; undefined while it decides about none [spec 18.8]. */
export function disputeInWords({
  hasOpenDispute,
  paid,
  renewal,
}: Pick<BillingStatus, 'hasOpenDispute' | 'paid' | 'renewal'>): string | undefined {
  if (!hasOpenDispute) return undefined
  const decides = 'Your bank still decides about a payment that you disputed.'
  // What is open of a renewal can be paid: that begins nothing anew.
  if (renewal === 'payment_failed') return `${decides} Until then no new subscription is begun.`
  if (paid) return `${decides} No other payment is taken meanwhile.`
  return renewal === null
    ? `${decides} Its subscription is over, so Pro does not come back. No other payment is taken meanwhile; then you can upgrade again.`
    : `${decides} No other payment is taken meanwhile. If it takes this one back, you can upgrade again. A mail tells you either way.`
}

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
