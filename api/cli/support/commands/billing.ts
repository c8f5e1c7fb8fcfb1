import { listUnmatchedPayments } from '../../../../db/stores/stripe-customers.ts'
import { requestReconcile, attachPayment } from '../../../features/billing/index.ts'
import { inLagos, table, type Answer } from '../output.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { findTheAccount } from '../find-accounts.ts'

/** Payments at Stripe whose account is not known, oldest first. */
export async function showUnmatched({ database }: Context, limit: number): Promise<Answer> {
  const payments = await listUnmatchedPayments(database.connection, limit)
  const rows = payments.map(({ customerId, subscriptionId, foundAt }) => [
    customerId,
    subscriptionId,
    inLagos(foundAt),
  ])
  return {
    text: rows.length === 0 ? 'No payment waits.' : [table(['Customer', 'Subscription', 'Found'], rows)],
    data: { payments },
    next: rows.length === 0 ? undefined : 'find out at Stripe who paid, then: billing attach CUSTOMER EMAIL',
  }
}

/** Assigns an unmatched payment to the account that made it. */
export async function attach(context: Context, stripeId: string, who: string): Promise<Answer> {
  const { database, now, requestId, caller } = context
  const { id: accountId } = await findTheAccount(context, who)
  const attached = await attachPayment(
    { database },
    { stripeId, accountId, ...onBehalfOf(context), now, requestId, caller },
  )
  const { customerId } = attached.payment
  const elsewhere = attached.accountId !== accountId
  return {
    text: elsewhere
      ? `${customerId} belongs to another account already, ${attached.accountId}: it stays there.`
      : `${customerId} is attached to the account ${accountId}. The plan follows within seconds.`,
    data: { customerId, accountId: attached.accountId },
    next: `see the plan: user show ${attached.accountId}`,
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
  return {
    text: 'The worker will read every customer and the events of the last days from Stripe.',
    data: { eventId },
    next: 'in some minutes, see what could not be matched: billing unmatched',
    auditIds: [auditId],
  }
}
