import type { Connection, Transaction } from '../connection.ts'
import { CheckoutModel } from '../models/checkout.ts'
import type { Row } from '../row.ts'

export type Checkout = Row<CheckoutModel>

/** Keeps a new checkout. */
export async function insertCheckout(trx: Transaction, checkout: Checkout): Promise<void> {
  await CheckoutModel.query(trx).insert(checkout)
}

/** The account's newest checkout. */
export async function findNewestCheckout(
  connection: Connection,
  accountId: string,
): Promise<Checkout | undefined> {
  return CheckoutModel.query(connection)
    .where('account_id', accountId)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first()
}

/** Remembers the session that Stripe made of it. */
export async function keepCheckoutSession(
  connection: Connection,
  id: string,
  sessionId: string,
): Promise<void> {
  await CheckoutModel.query(connection).findById(id).patch({ sessionId })
}

/** It never became a session: the next try begins anew. */
export async function deleteCheckout(connection: Connection, id: string): Promise<void> {
  await CheckoutModel.query(connection).deleteById(id)
}

/** Deletes up to `limit` checkouts made before `before`: their sessions ended long ago. @returns how many. */
export async function purgeCheckouts(connection: Connection, before: Date, limit: number): Promise<number> {
  const old = CheckoutModel.query(connection).select('id').where('created_at', '<', before).limit(limit)
  return CheckoutModel.query(connection).whereIn('id', old).delete()
}
