import { findAccount } from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { addToOutbox } from '../../../../db/stores/outbox.ts'
import {
  insertStripeCustomer,
  deleteUnmatchedPayment,
  findUnmatchedPayment,
  type UnmatchedPayment,
} from '../../../../db/stores/stripe-customers.ts'
import type { CommandContext, OnBehalf } from '../../../http/context.ts'
import { notFound } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'

/**
 * Gives a payment that waits to the account that made it; the worker then reads it from Stripe. For support: needs
 * the database alone.
 * @param stripeId cus_… or sub_… of the waiting payment.
 * @param actor who does it, as the audit log names them, and why.
 * @returns the account that has it now: another than asked for when the customer was known already.
 * @throws 404 when no such payment waits, or there is no such account.
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
  }: OnBehalf & CommandContext & { stripeId: string; accountId: string },
): Promise<{ payment: UnmatchedPayment; accountId: string; auditId: string }> {
  return database.transaction(async (trx) => {
    const payment = await findUnmatchedPayment(trx, stripeId)
    if (!payment) throw notFound('waiting payment')
    if (!(await findAccount(trx, accountId))) throw notFound('account')
    const { customerId } = payment
    const kept = await insertStripeCustomer(trx, { customerId, accountId, createdAt: now })
    await deleteUnmatchedPayment(trx, customerId)
    await addToOutbox(trx, {
      job: 'sync-subscription',
      payload: { customerId },
      accountId: kept.accountId,
      now,
    })
    const auditId = await audit(trx, {
      actor,
      action: 'payment_attached',
      accountId: kept.accountId,
      now,
      requestId,
      detail: { customerId, reason },
    })
    return { payment, accountId: kept.accountId, auditId }
  })
}
