import { findAccountOfAddress, type Account } from '../../../../db/stores/accounts.ts'
import {
  findStripeCustomer,
  findUnmatchedPayment,
  listUnmatchedPayments,
  type UnmatchedPayment,
} from '../../../../db/stores/stripe-customers.ts'
import type { UnmatchedRefund } from '../../../../db/stores/unmatched-refunds.ts'
import {
  attachPayment,
  findPaymentOfNobody,
  isAllBack,
  isPaid,
  requestReconcile,
  stateOfPayment,
  type LastPayment,
} from '../../../features/billing/index.ts'
import { inLagos, table, type Answer } from '../output.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { readPayerAddress } from '../../../../platform/stripe-payer.ts'
import { formatMoney } from '../../../../templates/email/formats.ts'
import { requireConsent } from '../consent.ts'
import { CommandError } from '../exit-codes.ts'
import { findTheAccount } from '../find-accounts.ts'
import { notKnownYet, RECONCILE } from '../known-here.ts'
import { moneyOf, partInWords, readCameBack, stateInWords, type CameBack } from '../payment-of-nobody.ts'
import { lookLater, readProspect } from '../prospect.ts'
import { withStripe } from '../stripe.ts'

/** Who paid and what, as Stripe has it: null for what it does not know. */
interface Payer {
  email: string | null
  payment: LastPayment | null
}

/** The payers, by customer; in words why they are not known, where Stripe is not set up here or does not answer. */
async function readPayers(
  context: Context,
  payments: readonly UnmatchedPayment[],
): Promise<ReadonlyMap<string, Payer> | string> {
  if (context.settings.stripe === undefined)
    return 'Who paid and how much is at Stripe: set STRIPE_SECRET_KEY to see it.'
  return withStripe(context, async (stripe) => {
    const payers = new Map<string, Payer>()
    for (const { customerId } of payments)
      payers.set(customerId, {
        email: await readPayerAddress(stripe, customerId),
        payment: (await findPaymentOfNobody(stripe, customerId)) ?? null,
      })
    return payers
  }).catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error
    return `Who paid and how much is not known. ${error.message}`
  })
}

const paidInWords = (payment: LastPayment | null): string =>
  payment === null
    ? '-'
    : `${formatMoney({ cents: payment.amountCents, currency: payment.currency })}, ${inLagos(payment.paidAt)}`

/**
 * Payments at Stripe whose account is not known, oldest first, with the address that the payer gave Stripe, and how many events wait
 * that may tell of more. An account with exactly that address is proposed; nothing is attached.
 */
export async function showUnmatched(context: Context, limit: number): Promise<Answer> {
  const { database, shownAddress } = context
  const waiting = await listUnmatchedPayments(database.connection, limit)
  const events = await notKnownYet(context)
  if (waiting.length === 0)
    return {
      text: `No payment that names nobody is known here. ${events.words}`,
      data: { payments: [], waiting: events.data },
      next: events.data.events === 0 ? undefined : RECONCILE,
      auditIds: [await context.noteListed('billing unmatched', [])],
    }
  const payers = await readPayers(context, waiting)
  const cameBackOf = await readCameBack(context)
  const payments = []
  for (const payment of waiting) {
    const { email = null, payment: paid = null } =
      typeof payers === 'string' ? {} : (payers.get(payment.customerId) ?? {})
    const match =
      email === null ? undefined : await findAccountOfAddress(database.connection, email.toLowerCase())
    payments.push({
      ...payment,
      paid,
      email: email === null ? null : shownAddress(email),
      proposedAccountId: match?.id ?? null,
    })
  }
  const rows = payments.map(({ customerId, subscriptionId, foundAt, email, paid, proposedAccountId }) => [
    customerId,
    subscriptionId,
    inLagos(foundAt),
    paidInWords(paid),
    stateInWords(paid, cameBackOf),
    email ?? '-',
    proposedAccountId ?? '-',
  ])
  // What went back already, or was settled another way, is not attached.
  const open = payments.filter(
    ({ paid }) => paid === null || !(isAllBack(paid) || cameBackOf(paid).isSettled),
  )
  return {
    text: [
      table(['Customer', 'Subscription', 'Found', 'Paid', 'Money', 'Payer', 'Account of that address'], rows),
      ...(typeof payers === 'string' ? [payers] : []),
      ...(events.data.events === 0 ? [] : [events.words]),
    ],
    data: { payments, waiting: events.data },
    next: nextOf(
      open.map((one) => ({ ...one, owed: one.paid === null ? undefined : cameBackOf(one.paid).owed })),
    ),
    auditIds: [
      await context.noteListed(
        'billing unmatched',
        payments.map(({ proposedAccountId }) => proposedAccountId),
      ),
    ],
  }
}

/** A payment that waits, as the list tells what to do with it. */
interface Waiting {
  customerId: string
  proposedAccountId: string | null
  /** What came back of it and is owed. */
  owed: UnmatchedRefund | undefined
}

/** What to do with the payments that are with us: word for word with the only one, by the rows with several. */
function nextOf([only, ...others]: readonly Waiting[]): string {
  if (only === undefined) return 'what went back leaves the list once Stripe is read: billing reconcile'
  if (others.length > 0)
    return 'ask each payer which account it is for, an equal address is no proof; then, by its row: billing attach <customer> <email|id>; or give it back: billing refund <customer>'
  const { customerId, proposedAccountId, owed } = only
  const settled = owed === undefined ? '' : `; sent another way: billing settle ${owed.invoiceId}`
  const orBack = `; or give it back: billing refund ${customerId}${settled}`
  return proposedAccountId === null
    ? `find out at Stripe who paid, then: billing attach ${customerId} <email>${orBack}`
    : `an equal address is no proof: ask the payer, then: billing attach ${customerId} ${proposedAccountId}${orBack}`
}

/** What to tell of a payment that was attached before; undefined where it was not. */
async function attachedBefore(context: Context, stripeId: string): Promise<Answer | undefined> {
  const { connection } = context.database
  const customer = await findStripeCustomer(connection, stripeId)
  if (!customer || (await findUnmatchedPayment(connection, stripeId))) return undefined
  const { customerId, accountId, createdAt } = customer
  return {
    text: `${customerId} belongs to the account ${accountId} already, since ${inLagos(createdAt)}. Nothing was done.`,
    data: { customerId, accountId },
    next: `see the plan: user show ${accountId}`,
    auditIds: [await context.noteRead('billing attach', accountId)],
  }
}

/** @throws CommandError where nothing of a payment is with us for anybody any more: attached, it would give nobody Pro. */
function demandKept(
  customerId: string,
  payment: LastPayment | undefined,
  cameBackOf: (payment: LastPayment) => CameBack,
): void {
  if (!payment) return
  const { isSettled } = cameBackOf(payment)
  if (!isSettled && !isAllBack(payment)) return
  const sum = `${moneyOf(payment, payment.amountCents)}, paid ${inLagos(payment.paidAt)} by ${customerId},`
  const how = isSettled
    ? 'was given back another way, as was noted'
    : stateOfPayment(payment) === 'lost'
      ? 'was lost in a dispute: the bank took it back'
      : 'was given back'
  throw new CommandError('refused', `${sum} ${how}. There is nothing to attach, and nothing was.`)
}

/** Who paid and how much, by Stripe, and where that goes: said before it is done. @throws CommandError where it went back. */
async function consequencesOf(
  context: Context,
  customerId: string,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<string> {
  const account = `the account ${id} of ${context.shownAddress(email)}`
  const forGood = 'No command takes it away from there again.'
  if (context.settings.stripe === undefined)
    return `The payment of ${customerId} goes to ${account}. Who paid and how much is at Stripe: set STRIPE_SECRET_KEY to be told it here. ${forGood}`
  return withStripe(context, async (stripe) => {
    const [payer, payment] = await Promise.all([
      readPayerAddress(stripe, customerId),
      findPaymentOfNobody(stripe, customerId),
    ])
    const cameBackOf = await readCameBack(context)
    demandKept(customerId, payment, cameBackOf)
    const sum = payment
      ? `${formatMoney({ cents: payment.amountCents, currency: payment.currency })}, paid ${inLagos(payment.paidAt)}`
      : 'a payment that Stripe does not show'
    const who = payer === null ? 'somebody who gave Stripe no address' : context.shownAddress(payer)
    const same =
      payer === null
        ? ''
        : payer.toLowerCase() === email
          ? ' The addresses are the same.'
          : ' The addresses differ: ask the payer first.'
    const over =
      payment && (payment.endsSubscription === null || stateOfPayment(payment) === 'disputed')
        ? ` It gives no Pro now (${stateInWords(payment, cameBackOf)}).`
        : ''
    const part = payment ? partInWords(payment, cameBackOf(payment)) : ''
    return `${sum} by ${who} (${customerId}), goes to ${account}.${part}${same}${over} ${forGood}`
  })
}

/** What to say of a payment that does not wait: given back, where Stripe says so. @throws CommandError. */
async function demandWaiting(context: Context, stripeId: string): Promise<never> {
  if (context.settings.stripe !== undefined && stripeId.startsWith('cus_'))
    await withStripe(context, async (stripe) =>
      demandKept(stripeId, await findPaymentOfNobody(stripe, stripeId), await readCameBack(context)),
    )
  throw new CommandError(
    'notFound',
    `No payment that names nobody is known here by ${stripeId}. See them with: billing unmatched. What Stripe told of none yet is found by: billing reconcile`,
  )
}

/** Assigns an unmatched payment to the account that made it; to one whose address is not verified only with --force. */
export async function attach(
  context: Context,
  { stripeId, who, force, yes }: { stripeId: string; who: string; force: boolean; yes: string | undefined },
): Promise<Answer> {
  const { database, now, options, requestId, caller } = context
  const account = await findTheAccount(context, who)
  const { id: accountId, sealedAt, subscriptionActiveUntil: until } = account
  if (sealedAt !== null && !force)
    throw new CommandError(
      'refused',
      'The address of this account is not verified any more: another person proved it, and the account is sealed. Nobody signs in to it. Ask the payer for the account that they use; --force attaches the payment all the same.',
    )
  const before = await attachedBefore(context, stripeId)
  if (before) return before
  const waiting = await findUnmatchedPayment(database.connection, stripeId)
  if (!waiting) return demandWaiting(context, stripeId)
  const consequences = await consequencesOf(context, waiting.customerId, account)
  if (!options.dryRun)
    await requireConsent(context, {
      accountId,
      repeat: { address: account.email },
      yes,
      consequences,
      untouched: 'Nothing was attached.',
    })
  const attached = await attachPayment(
    { database },
    { stripeId, accountId, ...onBehalfOf(context), now, requestId, caller },
  )
  const { customerId } = attached.payment
  const elsewhere = attached.accountId !== accountId
  const prospect = await readProspect(context, 'billing')
  const twice = isPaid(account, now)
    ? ` It has Pro already, until ${inLagos(until)}: where that is paid for too, one payment is too many (billing payments, billing refund).`
    : ''
  return {
    text: elsewhere
      ? `${customerId} belongs to another account already, ${attached.accountId}: it stays there.`
      : `${consequences}\n${customerId} ${options.dryRun ? 'would be' : 'is'} attached to the account ${accountId}. The plan follows ${prospect.when}.${twice}`,
    data: { customerId, accountId: attached.accountId, obstacles: prospect.obstacles },
    next: lookLater(prospect, `see the plan: user show ${attached.accountId}`),
    auditIds: [attached.auditId],
  }
}

/** Queues the nightly comparison of every customer with Stripe to run now. */
export async function reconcile(context: Context): Promise<Answer> {
  const { database, now, requestId, caller } = context
  const { eventId, auditId } = await requestReconcile(
    { database },
    { ...onBehalfOf(context), now, requestId, caller },
  )
  const prospect = await readProspect(context, 'billing')
  return {
    text: `The worker begins to read every customer and the events of the last days from Stripe ${prospect.when}.`,
    data: { eventId, obstacles: prospect.obstacles },
    next: `${prospect.first === undefined ? '' : `${prospect.first}; then `}in some minutes, see what could not be matched: billing unmatched`,
    auditIds: [auditId],
  }
}
