import { formatMoney } from '../../../../templates/email/formats.ts'
import {
  findLastPayment,
  madeUpForOf,
  refundPayment,
  type LastPayment,
  type MadeUp,
} from '../../../features/billing/index.ts'
import { requireConsent } from '../consent.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'
import { findTheAccount } from '../find-accounts.ts'
import { ASK_STRIPE, notKnownYet } from '../known-here.ts'
import { inLagos, type Answer } from '../output.ts'
import { lookLater, readProspect } from '../prospect.ts'
import { sendToStripe, withStripe } from '../stripe.ts'

export const moneyOf = ({ currency }: LastPayment, cents: number): string => formatMoney({ cents, currency })

/** What giving a payment back does to the plan of its account. */
function planInWords({ endsSubscription, planUntil, planUntilAfter }: LastPayment, now: Date): string {
  if (planUntil === null || planUntil <= now) return 'The plan is free already, and stays so.'
  if (endsSubscription === null)
    return `The payment is for no period that runs: Pro stays, until ${inLagos(planUntil)}.`
  return planUntilAfter === null
    ? `Pro ends at once; it was paid until ${inLagos(planUntil)}.`
    : `Pro goes on until ${inLagos(planUntilAfter)}, by what else is paid or granted; it was to last until ${inLagos(planUntil)}.`
}

/** What giving a payment back does, one sentence a line. @param plan what it does to Pro. */
export function consequencesOf(payment: LastPayment, plan: string): string {
  const { amountCents, returnedCents, bouncedTimes, paidAt, endsSubscription } = payment
  const back = moneyOf(payment, amountCents - returnedCents)
  const before =
    returnedCents === 0 ? '' : `, of which ${moneyOf(payment, returnedCents)} was given back before`
  return [
    `${back} goes back to the card: what was paid ${inLagos(paidAt)}, ${moneyOf(payment, amountCents)}${before}. A bank takes five to ten days.`,
    ...(bouncedTimes === 0
      ? []
      : [`A refund of it failed before: the bank did not take it. Ask first whether the card still works.`]),
    ...(endsSubscription === null
      ? []
      : [
          `The subscription ${endsSubscription} is cancelled at Stripe at once and charges nothing more. A mail says so.`,
        ]),
    plan,
  ].join('\n')
}

/** Why a payment that is disputed, or was lost in a dispute, is not given back. */
export const disputeWords = {
  open: 'A dispute about this payment is with the bank, which decides where the money goes: a refund would give it twice. Answer the dispute at Stripe. Nothing was refunded.',
  lost: 'This payment was lost in a dispute: the bank took the money back already, and a refund would give it twice. Nothing was refunded.',
} as const

/** Why what came back of a payment is not sent once more. */
export const madeUpForInWords = ({ invoiceId, by, at, ...money }: MadeUp): string =>
  `${formatMoney(money)} of ${invoiceId} came back, and ${by === 'settled' ? `was noted as settled another way, ${inLagos(at)}` : `days of Pro were granted for it, ${inLagos(at)}`}: this would give it a second time. Nothing was refunded.`

/**
 * Gives the last payment of an account back, or that of an invoice, after saying what that does. Repeated, it is given back
 * once.
 */
export async function refundOne(
  context: Context,
  who: string,
  { yes, invoiceId }: { yes: string | undefined; invoiceId: string | undefined },
): Promise<Answer> {
  const { database, now, options, requestId, caller } = context
  const account = await findTheAccount(context, who)
  const { id: accountId } = account
  return withStripe(context, async (stripe) => {
    const asked = { accountId, planUntil: account.subscriptionActiveUntil, now, invoiceId }
    const payment = await findLastPayment({ database }, stripe, asked)
    if (!payment)
      throw new CommandError(
        'notFound',
        invoiceId === undefined
          ? `No payment of the account is known here. ${(await notKnownYet(context)).words} ${ASK_STRIPE} A payment that names nobody waits in: billing unmatched`
          : `No payment of the account is of that invoice. See them with: billing payments ${accountId}`,
      )
    const data = { accountId, ...payment }
    const other = `another payment can be given back by its invoice, --invoice: billing payments ${accountId}`
    if (payment.returnedCents >= payment.amountCents)
      return {
        text: `${moneyOf(payment, payment.amountCents)}, paid ${inLagos(payment.paidAt)}, was given back already. Nothing was done.`,
        data: { ...data, status: 'given back before' },
        next: other,
        auditIds: [await context.noteRead('billing refund', accountId)],
      }
    if (payment.dispute !== null) throw new CommandError('refused', disputeWords[payment.dispute])
    const before = await madeUpForOf(database.connection, { accountId, invoiceId, payment })
    if (before) throw new CommandError('refused', madeUpForInWords(before))
    const consequences = consequencesOf(payment, planInWords(payment, now))
    if (options.dryRun)
      return {
        text: consequences,
        data: { ...data, status: 'would be given back' },
        next: 'the same line without --dry-run.',
      }
    await requireConsent(context, {
      accountId,
      repeat: { address: account.email },
      yes,
      consequences,
      untouched: 'Nothing was refunded.',
    })
    const request = { accountId, invoiceId, payment, ...onBehalfOf(context), now, requestId, caller }
    const given = await sendToStripe(stripe, () => refundPayment({ database }, stripe, request))
    if ('madeUpFor' in given) throw new CommandError('refused', madeUpForInWords(given.madeUpFor))
    const { refundId, auditId } = given
    const prospect = await readProspect(context, 'billing')
    return {
      text: `Done: ${refundId}. The plan follows ${prospect.when}.\n${consequences}`,
      data: { ...data, refundId, status: 'given back', obstacles: prospect.obstacles },
      next: lookLater(prospect, `see the plan: user show ${accountId}`),
      auditIds: [auditId],
    }
  })
}
