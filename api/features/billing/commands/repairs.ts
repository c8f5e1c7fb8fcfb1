import { lock } from '../../../../db/connection.ts'
import { audit, findRefundSince } from '../../../../db/stores/audit-log.ts'
import { findReceipt, type BillingNotice } from '../../../../db/stores/billing.ts'
import { addToOutbox } from '../../../../db/stores/outbox.ts'
import type { CommandContext, OnBehalf } from '../../../../platform/command-context.ts'
import type { Services } from '../../../services.ts'
import {
  insertStripeCustomer,
  deleteUnmatchedPayment,
  findUnmatchedPayment,
  type UnmatchedPayment,
} from '../../../../db/stores/stripe-customers.ts'
import { noteRefundSettled } from '../../../../db/stores/settled-refunds.ts'
import { findAccount } from '../../../../db/stores/accounts.ts'
import { notFound } from '../../../http/errors.ts'

/**
 * Queues the reconciliation of the night to run now: the worker reads every customer and the last days' events from Stripe. For
 * support.
 */
export async function requestReconcile(
  { database }: Pick<Services, 'database'>,
  { actor, reason, now, requestId, caller }: OnBehalf & CommandContext,
): Promise<{ eventId: string; auditId: string }> {
  return database.transaction(async (trx) => {
    const eventId = await addToOutbox(trx, { job: 'reconcile-now', payload: {}, accountId: null, now })
    const action = 'support_reconcile_billing'
    const auditId = await audit(trx, {
      actor,
      action,
      accountId: null,
      now,
      requestId,
      caller,
      reason,
    })
    return { eventId, auditId }
  })
}

/**
 * Assigns an unmatched payment to the account that made it; the worker then reads it from Stripe. For support: needs
 * only the database.
 * @param stripeId cus_… or sub_… of the unmatched payment.
 * @param actor who assigns it, as named in the audit log, and why.
 * @returns the account that has it now: another than requested when the customer was already known.
 * @throws 404 when there is no such payment or account.
 */
export async function attachPayment(
  { database }: Pick<Services, 'database'>,
  {
    stripeId,
    accountId,
    actor,
    reason,
    now,
    requestId,
    caller,
  }: OnBehalf & CommandContext & { stripeId: string; accountId: string },
): Promise<{ payment: UnmatchedPayment; accountId: string; auditId: string }> {
  return database.transaction(async (trx) => {
    const found = await findUnmatchedPayment(trx, stripeId)
    // The worker may be reading it now as one of nobody, and take it off the list.
    if (found) await lock(trx, `stripe-customer:${found.customerId}`)
    const payment = await findUnmatchedPayment(trx, stripeId)
    if (!payment) throw notFound('waiting payment')
    if (!(await findAccount(trx, accountId))) throw notFound('account')
    const { customerId } = payment
    const customer = await insertStripeCustomer(trx, { customerId, accountId, createdAt: now })
    await deleteUnmatchedPayment(trx, customerId)
    await addToOutbox(trx, {
      job: 'sync-subscription',
      payload: { customerId },
      accountId: customer.accountId,
      now,
    })
    const auditId = await audit(trx, {
      actor,
      action: 'payment_attached',
      accountId: customer.accountId,
      now,
      requestId,
      caller,
      reason,
      detail: { customerId },
    })
    return { payment, accountId: customer.accountId, auditId }
  })
}

/**
 * Mails a receipt again, as it went out the first time. For support.
 * @param invoiceId of which invoice at Stripe; the newest receipt when absent.
 * @throws 404 when the account has no such receipt.
 */
export async function resendReceipt(
  { database }: Pick<Services, 'database'>,
  {
    accountId,
    invoiceId,
    actor,
    reason,
    now,
    requestId,
    caller,
  }: OnBehalf & CommandContext & { accountId: string; invoiceId: string | undefined },
): Promise<{ receipt: BillingNotice; eventId: string; auditId: string }> {
  return database.transaction(async (trx) => {
    const receipt = await findReceipt(trx, accountId, invoiceId)
    if (!receipt) throw notFound('receipt')
    const payload = { mail: 'payment-receipt' as const, accountId, billingNoticeId: receipt.id }
    const eventId = await addToOutbox(trx, { job: 'send-email', payload, accountId, now })
    const auditId = await audit(trx, {
      actor,
      action: 'support_resend_receipt',
      accountId,
      now,
      requestId,
      caller,
      reason,
      detail: { invoiceId: receipt.about },
    })
    return { receipt, eventId, auditId }
  })
}

/**
 * Notes that what came back of an invoice was settled another way: it is owed no more. For support.
 * @param accountId whose it was, also when it was deleted; null of a payment that names nobody, of `customerId`.
 * @param since when it was known that the bank did not take it.
 * @returns the audit entry, or when a refund of the account or customer was sent since: whether the bank takes that one is waited for.
 */
export async function settleRefund(
  { database }: Pick<Services, 'database'>,
  {
    invoiceId,
    accountId,
    customerId,
    cents,
    currency,
    since,
    actor,
    reason,
    now,
    requestId,
    caller,
  }: OnBehalf &
    CommandContext & {
      invoiceId: string
      accountId: string | null
      customerId: string | null
      cents: number
      currency: string
      since: Date
    },
): Promise<{ auditId: string } | { sentAt: Date }> {
  return database.transaction(async (trx) => {
    if (accountId !== null) {
      await lock(trx, `billing:${accountId}`)
      const sentAt = await findRefundSince(trx, { accountId, since })
      if (sentAt) return { sentAt }
    }
    if (customerId !== null) {
      await lock(trx, `stripe-customer:${customerId}`)
      const sentAt = await findRefundSince(trx, { customerId, since })
      if (sentAt) return { sentAt }
      // Read again, it leaves the list of payments that name nobody where nothing else of it is with us.
      await addToOutbox(trx, { job: 'sync-subscription', payload: { customerId }, accountId: null, now })
    }
    await noteRefundSettled(trx, invoiceId, now)
    const auditId = await audit(trx, {
      actor,
      action: 'support_settle_refund',
      accountId,
      now,
      requestId,
      caller,
      reason,
      detail: { invoiceId, amountCents: cents, currency, ...(customerId !== null && { customerId }) },
    })
    return { auditId }
  })
}
