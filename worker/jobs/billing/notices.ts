import type { Transaction } from '../../../db/connection.ts'
import { notifyOnce } from '../../../db/stores/billing.ts'
import { momentOf } from '../../../platform/stripe-values.ts'
import { isOver } from './entitlement.ts'
import type { ReadSubscription } from './read-subscriptions.ts'

/** The notice about a subscription's newest invoice; undefined when there is nothing to say. */
function noticeOf({ invoice, status, periodEnd, takenBackAt, isTakenBackForGood }: ReadSubscription) {
  if (!invoice) return undefined
  const { id: about, currency } = invoice
  if (takenBackAt && isTakenBackForGood && isOver({ status }))
    return {
      kind: 'money-returned' as const,
      about,
      amountCents: invoice.amount_paid,
      currency,
      happensAt: takenBackAt,
      periodEnd,
    }
  if (takenBackAt) return undefined
  if (invoice.status === 'paid' && invoice.amount_paid > 0)
    return {
      kind: 'payment-receipt' as const,
      about,
      amountCents: invoice.amount_paid,
      currency,
      happensAt: momentOf(invoice.status_transitions.paid_at ?? invoice.created),
      periodEnd,
    }
  const failed = invoice.status === 'open' && invoice.attempted && ['past_due', 'unpaid'].includes(status)
  if (!failed) return undefined
  return {
    kind: 'payment-failed' as const,
    about,
    amountCents: invoice.amount_due,
    currency,
    happensAt: momentOf(invoice.created),
    periodEnd,
  }
}

/** Mails what happened to the newest invoice of each subscription, each once, however often it is read. */
export async function notifyOfInvoices(
  trx: Transaction,
  {
    accountId,
    subscriptions,
    now,
  }: { accountId: string; subscriptions: readonly ReadSubscription[]; now: Date },
): Promise<void> {
  for (const subscription of subscriptions) {
    const notice = noticeOf(subscription)
    if (notice) await notifyOnce(trx, { ...notice, accountId }, now)
  }
}
