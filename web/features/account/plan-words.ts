import type { BillingStatus, MoneyGivenBack, MoneyReturned, Renewal } from '../../../contract/http/index.ts'
import { product } from '../../../contract/http/product.ts'
import { disputeInWords, endedInWords } from '../billing/index.ts'
import { dayInWords } from '../calculations/index.ts'

const paymentFailed = 'The last payment failed. Use another card to keep Pro.'

/** How Pro goes on: when the card is charged next, and what stays when it is cancelled before. */
function goingOnInWords({ renewal, activeUntil, periodEnd, hasOpenDispute }: BillingStatus): string {
  if (renewal === 'payment_failed') return paymentFailed
  if (renewal === null || periodEnd === null)
    return 'No card is charged for it. After that day the plan is Free again.'
  const ends = dayInWords(periodEnd)
  const isGivenMore = activeUntil !== null && dayInWords(activeUntil) !== ends
  if (renewal === 'cancelled')
    return hasOpenDispute
      ? 'It does not renew while your bank decides, and Pro stays until that day.'
      : 'Cancelled: it does not renew, and Pro stays until that day.'
  return isGivenMore
    ? `Renews on ${ends} at ${product.price.perYear}; days that we gave you come on top. Cancel before ${ends}, and Pro stays until the day above.`
    : `Renews on that day at ${product.price.perYear}. Cancel before, and Pro stays until then.`
}

/** Without Pro, what a subscription that still runs at the payment provider means. */
function runningInWords(renewal: Renewal, hasOpenDispute: boolean): string {
  if (renewal === 'payment_failed') return paymentFailed
  if (renewal === 'automatic')
    return `A subscription still runs: it charges ${product.price.perYear} when it renews. Stop it here.`
  return hasOpenDispute
    ? 'Its subscription still runs, and does not renew while your bank decides. See it here.'
    : 'A subscription still runs, and does not renew. See it here.'
}

/** What a deletion of the account does to Pro, its renewal and a payment that is disputed; undefined where there is none of these. */
export function deletedPlanInWords(plan: BillingStatus): string | undefined {
  const said = [deletedProInWords(plan), plan.hasOpenDispute ? deletedDispute : undefined].filter(
    (part) => part !== undefined,
  )
  return said.length === 0 ? undefined : said.join(' ')
}

const deletedDispute =
  'Your bank decides about the payment that you disputed, also without the account: if it takes the payment back, it gives you the money itself; if it leaves it with us, Pro does not come back.'

function deletedProInWords({ paid, activeUntil, renewal, moneyReturned }: BillingStatus): string | undefined {
  const refund = moneyReturned.length === 0 ? 'a refund' : 'a further refund'
  const stopped =
    renewal === 'automatic' || renewal === 'payment_failed'
      ? 'Its subscription is cancelled: your card is not charged again.'
      : undefined
  if (paid && activeUntil !== null)
    return ['Pro, active until', `${dayInWords(activeUntil)}, ends with it, without ${refund}.`, stopped]
      .filter((part) => part !== undefined)
      .join(' ')
  return renewal === null
    ? undefined
    : 'The subscription that still runs is cancelled: your card is not charged again.'
}

/** A sentence of the account page, and whether it stands in small print. */
export interface PlanSentence {
  words: string
  isSmall: boolean
}

const large = (words: string): PlanSentence => ({ words, isSmall: false })
const small = (words: string): PlanSentence => ({ words, isSmall: true })

/** Every sentence about the plan and its money on the account page, in its order. */
export function accountInWords(plan: BillingStatus): PlanSentence[] {
  const { paid, activeUntil, ended, hasInvoices, hasOpenDispute, renewal } = plan
  const money = [...returnedInWords(plan.moneyReturned), ...heldInWords(plan.moneyHeld)].map(large)
  const disputed = disputeInWords(plan)
  if (paid)
    return [
      ...(activeUntil === null ? [] : [large(`Active until ${dayInWords(activeUntil)}`)]),
      small(goingOnInWords(plan)),
      ...(disputed === undefined ? [] : [large(disputed)]),
      ...money,
    ]
  return [
    ...(ended === null ? [] : [large(endedInWords(ended, renewal === null))]),
    ...money,
    large(disputed ?? 'Upgrade to unlock unlimited calculations, full results, and chatbot access'),
    ...(renewal === null ? [] : [large(runningInWords(renewal, hasOpenDispute))]),
    ...(hasInvoices && renewal === null ? [small('Invoices and receipts stay in Manage Subscription.')] : []),
  ]
}

type Amount = Pick<MoneyGivenBack, 'amountCents' | 'currency'>

const inMoney = ({ amountCents, currency }: Amount): string =>
  new Intl.NumberFormat('en-NG', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    amountCents / 100,
  )

const listInWords = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ')

/** The payment that money is of. */
const keyOf = ({ currency, paidAt }: MoneyGivenBack): string => `${currency} ${paidAt}`

/** Their sum for each payment, which is named by its day, and each with its own day where there are several. */
const sumsOf = (
  moved: readonly MoneyGivenBack[],
): { sum: string; of: string; days: string; parts: string; count: number }[] =>
  [...new Set(moved.map(keyOf))].map((key) => {
    const these = moved.filter((one) => keyOf(one) === key)
    const [{ currency, paidAt }] = these as [MoneyGivenBack]
    const amountCents = these.reduce((total, one) => total + one.amountCents, 0)
    const days = these.map(({ at }) => dayInWords(at))
    const dated = these.map((one, index) => `${inMoney(one)} on ${days[index]}`)
    return {
      sum: inMoney({ amountCents, currency }),
      of: `of what you paid on ${dayInWords(paidAt)}`,
      days: listInWords(days),
      parts: listInWords(dated),
      count: these.length,
    }
  })

/** What went back of each payment in all, and when: a sentence for what we gave and one for what the bank took. */
function returnedInWords(returned: readonly MoneyReturned[]): string[] {
  const ofKind = (wanted: MoneyReturned['kind']) => returned.filter(({ kind }) => kind === wanted)
  const [given, taken] = [ofKind('given-back'), ofKind('taken-back')]
  return [
    ...sumsOf(given).map(({ sum, of, days, parts, count }) =>
      count === 1
        ? `On ${days} we gave ${sum} back to you, ${of}. A bank takes five to ten days.`
        : `We gave ${sum} back to you: ${parts}, ${of}. A bank takes five to ten days.`,
    ),
    ...sumsOf(taken).map(({ sum, of, days }) => `Your bank took ${sum} back from us on ${days}, ${of}.`),
  ]
}

const howItIsSent = `We asked you by mail how to send it: write to ${product.supportAddress}. Never send us the number of a card.`

/** What was given back and is with us again, since a bank did not take it, and what happens next. */
const heldInWords = (held: readonly MoneyGivenBack[]): string[] =>
  sumsOf(held).map(
    ({ sum, of, days }) =>
      `${sum} that we gave back to you on ${days}, ${of}, did not reach your bank. The money is with us, and it is yours. ${howItIsSent}`,
  )

/** What a deletion of the account does to money that is with us: nothing. Undefined where none is. */
export function heldAfterDeletionInWords(held: readonly MoneyGivenBack[]): string | undefined {
  if (held.length === 0) return undefined
  const sums = listInWords(sumsOf(held).map(({ sum }) => sum))
  return `${sums} that your bank did not take is with us and stays yours, also without the account: the mail that confirms the deletion says how to get it.`
}
