import type { Connection, Transaction } from '../connection.ts'
import { UnmatchedPaymentModel } from '../models/unmatched-payment.ts'
import type { Row } from '../row.ts'

export type UnmatchedPayment = Row<UnmatchedPaymentModel>

/** Lets a payment wait for support; one that waits already stays as it is. */
export async function keepUnmatchedPayment(trx: Transaction, payment: UnmatchedPayment): Promise<void> {
  await UnmatchedPaymentModel.query(trx).insert(payment).onConflict('customer_id').ignore()
}

/** The payment that waits of this customer or subscription. */
export async function findUnmatchedPayment(
  connection: Connection,
  stripeId: string,
): Promise<UnmatchedPayment | undefined> {
  return UnmatchedPaymentModel.query(connection)
    .where('customer_id', stripeId)
    .orWhere('subscription_id', stripeId)
    .first()
}

/** Payments that wait, oldest first, at most `limit`. */
export async function listUnmatchedPayments(
  connection: Connection,
  limit: number,
): Promise<UnmatchedPayment[]> {
  return UnmatchedPaymentModel.query(connection).orderBy(['found_at', 'customer_id']).limit(limit)
}

/** It waits no more. */
export async function deleteUnmatchedPayment(connection: Connection, customerId: string): Promise<void> {
  await UnmatchedPaymentModel.query(connection).deleteById(customerId)
}
