import type { BillingStatus, MoneyReturned, Renewal } from '../../../contract/http/index.ts'
import { product } from '../../../contract/http/product.ts'
import { dayInWords } from '../calculations/index.ts'

const paymentFailed = 'The last payment failed. Use another card to keep Pro.'

/** How Pro goes on: when the card is charged next, and what stays when it is cancelled before. */
export function goingOnInWords({ renewal, activeUntil, periodEnd }: BillingStatus): string {
  if (renewal === 'payment_failed') return paymentFailed
  if (renewal === null || periodEnd === null)
    return 'No card is charged for it. After that day the plan is Free again.'
  const ends = dayInWords(periodEnd)
  const isGivenMore = activeUntil !== null && dayInWords(activeUntil) !== ends
  if (renewal === 'cancelled') return 'Cancelled: it does not renew, and Pro stays until that day.'
  return isGivenMore
    ? `Renews on ${ends} at ${product.price.perYear}; days that we gave you come on top. Cancel before ${ends}, and Pro stays until the day above.`
    : `Renews on that day at ${product.price.perYear}. Cancel before, and Pro stays until then.`
}

/** Without Pro, what a subscription that still runs at the payment provider means. */
export const runningInWords: Readonly<Record<Renewal, string>> = {
  automatic: `A subscription still runs: it charges ${product.price.perYear} when it renews. Stop it here.`,
  cancelled: 'A subscription still runs, and does not renew. See it here.',
  payment_failed: paymentFailed,
}

/** What a deletion of the account does to Pro and to its renewal; undefined where neither runs. */
export function deletedPlanInWords({ paid, activeUntil, renewal }: BillingStatus): string | undefined {
  const stopped =
    renewal === 'automatic' || renewal === 'payment_failed'
      ? 'Its subscription is cancelled: your card is not charged again.'
      : undefined
  if (paid && activeUntil !== null)
    return ['Pro, active until', `${dayInWords(activeUntil)}, ends with it, without a refund.`, stopped]
      .filter((part) => part !== undefined)
      .join(' ')
  return renewal === null
    ? undefined
    : 'The subscription that still runs is cancelled: your card is not charged again.'
}

const inMoney = ({ amountCents, currency }: MoneyReturned): string =>
  new Intl.NumberFormat('en-NG', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    amountCents / 100,
  )

/** What went back of the newest payment, and when. */
export const returnedInWords = (returned: MoneyReturned): string =>
  returned.kind === 'given-back'
    ? `On ${dayInWords(returned.at)} we gave ${inMoney(returned)} back to you. A bank takes five to ten days.`
    : `Your bank took ${inMoney(returned)} back from us on ${dayInWords(returned.at)}.`
