import type { BillingStatus, MoneyGivenBack, MoneyReturned, Renewal } from '../../../contract/http/index.ts'
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

type Amount = Pick<MoneyGivenBack, 'amountCents' | 'currency'>

const inMoney = ({ amountCents, currency }: Amount): string =>
  new Intl.NumberFormat('en-NG', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    amountCents / 100,
  )

const listInWords = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ')

/** Their sum for each currency, and each with its day where there are several. */
const sumsOf = (moved: readonly MoneyGivenBack[]): { sum: string; days: string; parts: string }[] =>
  [...new Set(moved.map(({ currency }) => currency))].map((currency) => {
    const these = moved.filter((one) => one.currency === currency)
    const amountCents = these.reduce((total, one) => total + one.amountCents, 0)
    const days = these.map(({ at }) => dayInWords(at))
    const dated = these.map((one, index) => `${inMoney(one)} on ${days[index]}`)
    return { sum: inMoney({ amountCents, currency }), days: listInWords(days), parts: listInWords(dated) }
  })

/** What went back of the newest payment in all, and when: a sentence for what we gave and one for what the bank took. */
export function returnedInWords(returned: readonly MoneyReturned[]): string[] {
  const of = (wanted: MoneyReturned['kind']) => returned.filter(({ kind }) => kind === wanted)
  const [given, taken] = [of('given-back'), of('taken-back')]
  return [
    ...sumsOf(given).map(({ sum, days, parts }) =>
      given.length === 1
        ? `On ${days} we gave ${sum} back to you. A bank takes five to ten days.`
        : `We gave ${sum} back to you: ${parts}. A bank takes five to ten days.`,
    ),
    ...sumsOf(taken).map(({ sum, days }) => `Your bank took ${sum} back from us on ${days}.`),
  ]
}

const howItIsSent = `We asked you by mail how to send it: write to ${product.supportAddress}. Never send us the number of a card.`

/** What was given back and is with us again, since a bank did not take it, and what happens next. */
export const heldInWords = (held: readonly MoneyGivenBack[]): string[] =>
  sumsOf(held).map(
    ({ sum, days }) =>
      `${sum} that we gave back to you on ${days} did not reach your bank. The money is with us, and it is yours. ${howItIsSent}`,
  )

/** What a deletion of the account does to money that is with us: nothing. Undefined where none is. */
export function heldAfterDeletionInWords(held: readonly MoneyGivenBack[]): string | undefined {
  if (held.length === 0) return undefined
  const sums = listInWords(sumsOf(held).map(({ sum }) => sum))
  return `${sums} that your bank did not take is with us and stays yours, also without the account: the mail that confirms the deletion says how to get it.`
}
