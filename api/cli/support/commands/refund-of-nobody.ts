import type { Stripe } from 'stripe'
import {
  findStripeCustomer,
  findUnmatchedPayment,
  listUnmatchedPayments,
} from '../../../../db/stores/stripe-customers.ts'
import {
  findPaymentOfNobody,
  refundPayment,
  settledOfNobody,
  type LastPayment,
} from '../../../features/billing/index.ts'
import { idOf } from '../../../../platform/stripe-values.ts'
import { requireConsent } from '../consent.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'
import { inLagos, type Answer } from '../output.ts'
import { lookLater, readProspect } from '../prospect.ts'
import { sendToStripe, withStripe } from '../stripe.ts'
import { consequencesOf, disputeWords, madeUpForInWords, moneyOf } from './refund.ts'

/** Most payments that name nobody among which an invoice is looked for. */
const MOST = 100

/** Whose invoice it is, of the customers who wait. */
async function customerOfInvoice(
  { database }: Context,
  stripe: Stripe,
  invoiceId: string,
): Promise<string | undefined> {
  for (const { customerId } of await listUnmatchedPayments(database.connection, MOST)) {
    const { data } = await stripe.invoices.list({ customer: customerId, limit: 100 })
    if (data.some(({ id }) => id === invoiceId)) return customerId
  }
  return undefined
}

/** The customer that an id of Stripe names: itself, or whose subscription or invoice it is. */
async function customerOf(context: Context, stripe: Stripe, typed: string): Promise<string | undefined> {
  if (typed.startsWith('cus_')) return typed
  if (typed.startsWith('in_')) return customerOfInvoice(context, stripe, typed)
  const waiting = await findUnmatchedPayment(context.database.connection, typed)
  return waiting?.customerId ?? (await findSubscriber(stripe, typed))
}

/** Whose subscription it is; undefined where Stripe does not know it. */
async function findSubscriber(stripe: Stripe, id: string): Promise<string | undefined> {
  try {
    return idOf((await stripe.subscriptions.retrieve(id)).customer) ?? undefined
  } catch (error) {
    if (error instanceof stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return undefined
    throw error
  }
}

const noSuch = (typed: string): CommandError =>
  new CommandError(
    'notFound',
    `No payment that names nobody is known here by ${typed}. See them with: billing unmatched. What Stripe told of none yet is found by: billing reconcile`,
  )

/** @throws CommandError where the customer has an account: what happens to its plan is said by that way. */
async function demandNobody({ database, noteShown }: Context, customerId: string): Promise<void> {
  const known = await findStripeCustomer(database.connection, customerId)
  if (!known) return
  await noteShown('billing refund', known.accountId)
  throw new CommandError(
    'refused',
    `${customerId} belongs to the account ${known.accountId}: give its payment back by that, billing refund ${known.accountId}. Nothing was refunded.`,
  )
}

/** What was given back before: nothing is left to do. */
const givenBackBefore = async (context: Context, payment: LastPayment): Promise<Answer> => ({
  text: `${moneyOf(payment, payment.amountCents)}, paid ${inLagos(payment.paidAt)} by ${payment.customerId}, was given back already. Nothing was done.`,
  data: { ...payment, status: 'given back before' },
  next: 'see what waits still: billing unmatched',
  auditIds: [await context.noteRead('billing refund', null)],
})

/**
 * Gives the payment of a customer whose account is not known back, after saying what that does: its subscription ends at once, and
 * the payer is told. Repeated, it is given back once.
 * @param typed cus_…, sub_… or in_… of the payment.
 */
export async function refundOfNobody(
  context: Context,
  typed: string,
  {
    yes,
    invoiceId = typed.startsWith('in_') ? typed : undefined,
  }: { yes: string | undefined; invoiceId: string | undefined },
): Promise<Answer> {
  const { database, now, options, requestId, caller } = context
  return withStripe(context, async (stripe) => {
    const customerId = await customerOf(context, stripe, typed)
    if (customerId === undefined) throw noSuch(typed)
    await demandNobody(context, customerId)
    const payment = await findPaymentOfNobody(stripe, customerId, invoiceId)
    if (!payment) throw noSuch(invoiceId ?? typed)
    if (payment.returnedCents >= payment.amountCents) return givenBackBefore(context, payment)
    if (payment.dispute !== null) throw new CommandError('refused', disputeWords[payment.dispute])
    const settled = await settledOfNobody(database.connection, payment)
    if (settled) throw new CommandError('refused', madeUpForInWords(settled))
    if (!(await findUnmatchedPayment(database.connection, customerId)))
      throw new CommandError(
        'refused',
        `${customerId} does not wait here: its account was deleted, or what Stripe told of it is not read yet. First type billing reconcile, and look in billing unmatched; what a deleted account paid is given back on Stripe’s dashboard. Nothing was refunded.`,
      )
    const consequences = consequencesOf(
      payment,
      `Nobody has Pro by it: ${customerId} names no account, and cannot be attached afterwards.`,
    )
    if (options.dryRun)
      return {
        text: consequences,
        data: { ...payment, status: 'would be given back' },
        next: 'the same line without --dry-run.',
      }
    await requireConsent(context, {
      accountId: null,
      repeat: { customer: customerId },
      yes,
      consequences,
      untouched: 'Nothing was refunded.',
    })
    const request = { accountId: null, payment, ...onBehalfOf(context), now, requestId, caller }
    const given = await sendToStripe(stripe, () => refundPayment({ database }, stripe, request))
    if ('madeUpFor' in given) throw new CommandError('refused', madeUpForInWords(given.madeUpFor))
    const { refundId, auditId } = given
    const prospect = await readProspect(context, 'billing')
    return {
      text: `Done: ${refundId}. It leaves the list, and its subscription ends, ${prospect.when}.\n${consequences}`,
      data: { ...payment, refundId, status: 'given back', obstacles: prospect.obstacles },
      next: lookLater(prospect, 'see that it waits no more: billing unmatched'),
      auditIds: [auditId],
    }
  })
}
