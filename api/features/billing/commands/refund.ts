import type { Stripe } from 'stripe'
import { lock, type Connection } from '../../../../db/connection.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { listSubscriptions } from '../../../../db/stores/billing.ts'
import { noteUnstopped } from '../../../../db/stores/billing-stuck.ts'
import { findMadeUpFor, type MadeUpFor } from '../../../../db/stores/money-moved.ts'
import { endOfGrants, layOut, listPlanGrants } from '../../../../db/stores/plan-grants.ts'
import { addToOutbox } from '../../../../db/stores/outbox.ts'
import { listStripeCustomers } from '../../../../db/stores/stripe-customers.ts'
import { findUnmatchedSettled } from '../../../../db/stores/unmatched-refunds.ts'
import type { CommandContext, OnBehalf } from '../../../../platform/command-context.ts'
import { idOf, momentOf } from '../../../../platform/stripe-values.ts'
import type { Services } from '../../../services.ts'

/** A payment, and what giving it back does. */
export interface LastPayment {
  chargeId: string
  customerId: string
  /** In the hundredth of `currency`. */
  amountCents: number
  /** What of it was given back before. */
  returnedCents: number
  /** ISO 4217, lower case. */
  currency: string
  paidAt: Date
  /** A dispute about it: the bank still decides, or took the money; null for none, and for one that was won. */
  dispute: 'open' | 'lost' | null
  /** Refunds of it that the bank did not take. */
  bouncedTimes: number
  /** The subscription whose running period it paid, and that ends at once; null when it paid for none that runs. */
  endsSubscription: string | null
  /** The end of the plan today, and after the refund; null for none. */
  planUntil: Date | null
  planUntilAfter: Date | null
}

/** Page size of what is read: more than any customer has. */
const LIMIT = 100

const isOver = ({ status }: Stripe.Subscription): boolean =>
  ['canceled', 'incomplete_expired'].includes(status)

const intentsOf = ({ latest_invoice: invoice }: Stripe.Subscription): (string | null)[] =>
  invoice === null || typeof invoice === 'string'
    ? []
    : (invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent))

/** The subscription whose newest invoice this charge paid. */
async function subscriptionPaidBy(
  stripe: Stripe,
  charge: Stripe.Charge,
  customerId: string,
): Promise<string | null> {
  const { data } = await stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: LIMIT,
    expand: ['data.latest_invoice.payments'],
  })
  const intent = idOf(charge.payment_intent)
  return data.find((one) => !isOver(one) && intent !== null && intentsOf(one).includes(intent))?.id ?? null
}

/** The payment intents of an invoice of these customers; none where it is not theirs. */
async function intentsOfInvoice(
  stripe: Stripe,
  customerIds: readonly string[],
  invoiceId: string,
): Promise<ReadonlySet<string>> {
  const pages = await Promise.all(
    customerIds.map((customer) =>
      stripe.invoices.list({ customer, limit: LIMIT, expand: ['data.payments'] }),
    ),
  )
  const invoice = pages.flatMap(({ data }) => data).find(({ id }) => id === invoiceId)
  const intents = (invoice?.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent))
  return new Set(intents.filter((intent) => intent !== null))
}

/** Every payment of these customers, the newest first, or that of an invoice. */
async function chargesOf(
  stripe: Stripe,
  customerIds: readonly string[],
  invoiceId: string | undefined,
): Promise<Stripe.Charge[]> {
  const intents = invoiceId === undefined ? undefined : await intentsOfInvoice(stripe, customerIds, invoiceId)
  const pages = await Promise.all(
    customerIds.map((customer) => stripe.charges.list({ customer, limit: LIMIT, expand: ['data.refunds'] })),
  )
  return pages
    .flatMap(({ data }) => data)
    .filter(({ status, paid }) => status === 'succeeded' && paid)
    .filter(({ payment_intent: intent }) => intents === undefined || intents.has(idOf(intent) ?? ''))
    .toSorted((one, other) => other.created - one.created)
}

/** Every refund of a charge: a charge carries the newest ten. */
const readRefunds = async (stripe: Stripe, { id, refunds }: Stripe.Charge): Promise<Stripe.Refund[]> =>
  refunds && !refunds.has_more
    ? refunds.data
    : stripe.refunds.list({ charge: id, limit: LIMIT }).autoPagingToArray({ limit: LIMIT })

const isBounced = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled'

function sumOf(refunds: readonly Stripe.Refund[]): Pick<LastPayment, 'returnedCents' | 'bouncedTimes'> {
  const taken = refunds.filter((refund) => !isBounced(refund))
  return {
    returnedCents: taken.reduce((sum, { amount }) => sum + amount, 0),
    bouncedTimes: refunds.length - taken.length,
  }
}

/** How a dispute about a charge stands; one that was won, prevented or only asked about is none. */
async function disputeOf(stripe: Stripe, { id, disputed }: Stripe.Charge): Promise<LastPayment['dispute']> {
  if (!disputed) return null
  const { data } = await stripe.disputes.list({ charge: id, limit: LIMIT })
  if (data.some(({ status }) => status === 'lost')) return 'lost'
  const isOpen = data.some(({ status }) => !['won', 'prevented', 'warning_closed'].includes(status))
  return isOpen ? 'open' : null
}

/** The end of an account's plan when this subscription entitles to nothing any more. */
async function planWithout(
  { connection }: Services['database'],
  { accountId, subscriptionId, now }: { accountId: string; subscriptionId: string | null; now: Date },
): Promise<Date | null> {
  const subscriptions = await listSubscriptions(connection, accountId)
  const paidUntil = subscriptions.find(({ id }) => id !== subscriptionId)?.entitledUntil ?? null
  const granted = endOfGrants(layOut(await listPlanGrants(connection, accountId), paidUntil, now))
  const ends = [paidUntil, granted].filter((end) => end !== null && end > now)
  return ends.length === 0 ? null : new Date(Math.max(...ends.map((end) => end?.getTime() ?? 0)))
}

/** A payment, without what it does to a plan. */
type PaymentAlone = Omit<LastPayment, 'planUntil' | 'planUntilAfter'>

/** A charge as the payment that it is; undefined where it is of no customer. */
async function paymentOf(stripe: Stripe, charge: Stripe.Charge): Promise<PaymentAlone | undefined> {
  const customerId = idOf(charge.customer)
  if (customerId === null) return undefined
  return {
    chargeId: charge.id,
    customerId,
    amountCents: charge.amount,
    ...sumOf(await readRefunds(stripe, charge)),
    currency: charge.currency,
    paidAt: momentOf(charge.created),
    dispute: await disputeOf(stripe, charge),
    endsSubscription: await subscriptionPaidBy(stripe, charge, customerId),
  }
}

/**
 * The last payment of an account, or that of an invoice, as Stripe has it now, and what giving it back does. Changes
 * nothing.
 * @returns undefined when the account never paid, or not by that invoice.
 * @throws StripeError.
 */
export async function findLastPayment(
  { database }: Pick<Services, 'database'>,
  stripe: Stripe,
  {
    accountId,
    planUntil,
    now,
    invoiceId,
  }: { accountId: string; planUntil: Date | null; now: Date; invoiceId?: string | undefined },
): Promise<LastPayment | undefined> {
  const customers = await listStripeCustomers(database.connection, accountId)
  const customerIds = customers.map(({ customerId }) => customerId)
  const [charge] = await chargesOf(stripe, customerIds, invoiceId)
  const payment = charge && (await paymentOf(stripe, charge))
  if (!payment) return undefined
  const planUntilAfter = await planWithout(database, {
    accountId,
    subscriptionId: payment.endsSubscription,
    now,
  })
  return { ...payment, planUntil, planUntilAfter }
}

/** Where the money of a payment is: with us, given back, lost, or with the bank that decides. */
export function stateOfPayment({
  amountCents,
  returnedCents,
  dispute,
  bouncedTimes,
}: LastPayment): 'kept' | 'given back' | 'given back in part' | 'came back' | 'disputed' | 'lost' {
  if (dispute !== null) return dispute === 'open' ? 'disputed' : 'lost'
  if (returnedCents >= amountCents) return 'given back'
  if (bouncedTimes > 0) return 'came back'
  return returnedCents > 0 ? 'given back in part' : 'kept'
}

/** Whether nothing of a payment is with us any more. */
export const isAllBack = (payment: LastPayment): boolean =>
  ['given back', 'lost'].includes(stateOfPayment(payment))

/**
 * The last payment of a customer whose account is not known of which something is with us, else the last one, or that of an
 * invoice; as Stripe has it now. Changes nothing.
 * @returns undefined where none is known.
 * @throws StripeError.
 */
export async function findPaymentOfNobody(
  stripe: Stripe,
  customerId: string,
  invoiceId?: string,
): Promise<LastPayment | undefined> {
  const payments: LastPayment[] = []
  for (const charge of await chargesOf(stripe, [customerId], invoiceId)) {
    const payment = await paymentOf(stripe, charge)
    if (payment) payments.push({ ...payment, planUntil: null, planUntilAfter: null })
  }
  return payments.find((payment) => !isAllBack(payment)) ?? payments[0]
}

/**
 * What of a payment came back and was settled another way, or made up for by days of Pro: to be sent no second time.
 * @param invoiceId which payment; undefined for the last one, of which Stripe tells that a refund came back.
 */
export async function madeUpForOf(
  connection: Connection,
  {
    accountId,
    invoiceId,
    payment,
  }: { accountId: string; invoiceId: string | undefined; payment: Pick<LastPayment, 'bouncedTimes'> },
): Promise<MadeUpFor | undefined> {
  if (payment.bouncedTimes === 0) return undefined
  const madeUp = await findMadeUpFor(connection, accountId)
  return madeUp.findLast((money) => invoiceId === undefined || money.invoiceId === invoiceId)
}

/** What of a payment came back and is owed no more, whoever paid it. */
export type MadeUp = Pick<MadeUpFor, 'invoiceId' | 'cents' | 'currency' | 'by' | 'at'>

/** What of a payment that names nobody came back and was settled another way: to be sent no second time. */
export async function settledOfNobody(
  connection: Connection,
  { customerId, chargeId, bouncedTimes }: Pick<LastPayment, 'customerId' | 'chargeId' | 'bouncedTimes'>,
): Promise<MadeUp | undefined> {
  if (bouncedTimes === 0) return undefined
  const settled = (await findUnmatchedSettled(connection, customerId)).find(
    (one) => one.chargeId === chargeId,
  )
  return settled && { ...settled, by: 'settled', at: settled.settledAt }
}

/**
 * Gives back what is left of a payment. Typed twice, or by two people at once, it is given back once: the charge, what of
 * it was returned before and how often that failed are the idempotency key. The audit entry is written first: an entry without a refund is
 * harmless, a refund without an entry is not. The plan follows by a sync, or by Stripe's own event; until then the
 * subscription that it ends counts as one that is not stopped.
 * What came back and was settled another way, or made up for by days of Pro, is sent no second time, also where that is typed
 * in the same moment.
 * @param accountId null of a payment that names nobody.
 * @param invoiceId which payment was asked for; undefined for the last one.
 * @returns the id of the refund at Stripe, or what was made up for already.
 * @throws StripeError.
 */
export async function refundPayment(
  { database }: Pick<Services, 'database'>,
  stripe: Stripe,
  {
    accountId,
    invoiceId,
    payment,
    actor,
    reason,
    now,
    requestId,
    caller,
  }: OnBehalf &
    CommandContext & { accountId: string | null; invoiceId?: string | undefined; payment: LastPayment },
): Promise<{ refundId: string; auditId: string } | { madeUpFor: MadeUp }> {
  const { chargeId, customerId, amountCents, returnedCents, bouncedTimes, currency, endsSubscription } =
    payment
  const noted = await database.transaction(
    async (trx): Promise<{ auditId: string } | { madeUpFor: MadeUp }> => {
      await lock(trx, accountId === null ? `stripe-customer:${customerId}` : `billing:${accountId}`)
      const madeUpFor =
        accountId === null
          ? await settledOfNobody(trx, payment)
          : await madeUpForOf(trx, { accountId, invoiceId, payment })
      if (madeUpFor) return { madeUpFor }
      const auditId = await audit(trx, {
        actor,
        action: 'support_refund',
        accountId,
        now,
        requestId,
        caller,
        reason,
        detail: {
          chargeId,
          amountCents: amountCents - returnedCents,
          currency,
          ...(accountId === null && { customerId }),
        },
      })
      return { auditId }
    },
  )
  if ('madeUpFor' in noted) return noted
  const { auditId } = noted
  const { id: refundId } = await stripe.refunds.create(
    { charge: chargeId, reason: 'requested_by_customer' },
    { idempotencyKey: `refund-${chargeId}-${returnedCents}-${bouncedTimes}` },
  )
  await database.transaction(async (trx) => {
    if (endsSubscription !== null) await noteUnstopped(trx, customerId, now)
    await addToOutbox(trx, { job: 'sync-subscription', payload: { customerId }, accountId, now })
  })
  return { refundId, auditId }
}
