import { v7 as uuidv7 } from 'uuid'
import type { Connection, Transaction } from '../connection.ts'
import type { RowOf } from '../table.ts'
import { insertIfNew } from '../statements.ts'
import { addToOutbox } from './outbox.ts'
import { stripeClosures, stripeCustomers, unmatchedPayments } from '../tables/billing.ts'

export type StripeCustomer = RowOf<typeof stripeCustomers>

/**
 * Inserts a customer with its account. A known customer keeps its account.
 * @returns the stored row.
 */
export async function insertStripeCustomer(
  trx: Transaction,
  customer: StripeCustomer,
): Promise<StripeCustomer> {
  await stripeCustomers.query(trx).insert(customer).onConflict('customer_id').ignore()
  return stripeCustomers.query(trx).findById(customer.customerId).throwIfNotFound()
}

/** The customer with this id of Stripe, when its account is known. */
export async function findStripeCustomer(
  connection: Connection,
  customerId: string,
): Promise<StripeCustomer | undefined> {
  return stripeCustomers.query(connection).findById(customerId)
}

/** Every customer of an account at Stripe, oldest first. */
export async function listStripeCustomers(
  connection: Connection,
  accountId: string,
): Promise<StripeCustomer[]> {
  return stripeCustomers
    .query(connection)
    .where('account_id', accountId)
    .orderBy(['created_at', 'customer_id'])
}

/** Up to `limit` customers after this id, in the order of ids: to go through all of them. */
export async function pageStripeCustomers(
  connection: Connection,
  after: string,
  limit: number,
): Promise<StripeCustomer[]> {
  return stripeCustomers
    .query(connection)
    .where('customer_id', '>', after)
    .orderBy('customer_id')
    .limit(limit)
}

export type UnmatchedPayment = RowOf<typeof unmatchedPayments>

/**
 * Inserts a payment that waits for support; one that waits already is left as it is.
 * @returns whether it is new.
 */
export async function insertUnmatchedPayment(trx: Transaction, payment: UnmatchedPayment): Promise<boolean> {
  return insertIfNew(trx, unmatchedPayments, payment, ['customerId'])
}

/** The waiting payment of this customer or subscription. */
export async function findUnmatchedPayment(
  connection: Connection,
  stripeId: string,
): Promise<UnmatchedPayment | undefined> {
  return unmatchedPayments
    .query(connection)
    .where('customer_id', stripeId)
    .orWhere('subscription_id', stripeId)
    .first()
}

/** Payments that wait, oldest first, at most `limit`. */
export async function listUnmatchedPayments(
  connection: Connection,
  limit: number,
): Promise<UnmatchedPayment[]> {
  return unmatchedPayments.query(connection).orderBy(['found_at', 'customer_id']).limit(limit)
}

/** Deletes a waiting payment: its account was found. */
export async function deleteUnmatchedPayment(connection: Connection, customerId: string): Promise<void> {
  await unmatchedPayments.query(connection).deleteById(customerId)
}

export type StripeClosure = RowOf<typeof stripeClosures>

/** Asks for a customer, or a checkout session, to be ended at Stripe. Repeated calls have one effect. */
export async function requestStripeClosure(trx: Transaction, stripeId: string, now: Date): Promise<void> {
  await stripeClosures
    .query(trx)
    .insert({ id: uuidv7(), stripeId, requestedAt: now })
    .onConflict('stripe_id')
    .ignore()
  const { id: closureId } = await stripeClosures.query(trx).findOne({ stripe_id: stripeId }).throwIfNotFound()
  await addToOutbox(trx, { job: 'cancel-at-stripe', payload: { closureId }, accountId: null, now })
}

/** The closure with this id. */
export async function findStripeClosure(
  connection: Connection,
  id: string,
): Promise<StripeClosure | undefined> {
  return stripeClosures.query(connection).findById(id)
}

/** Whether this customer is to be ended at Stripe. */
export async function hasStripeClosure(connection: Connection, stripeId: string): Promise<boolean> {
  return (await stripeClosures.query(connection).findOne({ stripe_id: stripeId })) !== undefined
}

/** Open closures, oldest first, at most `limit`. */
export async function listStripeClosures(connection: Connection, limit: number): Promise<StripeClosure[]> {
  return stripeClosures.query(connection).orderBy(['requested_at', 'id']).limit(limit)
}

/** Deletes a closure: nothing of it runs at Stripe any more. */
export async function deleteStripeClosure(connection: Connection, id: string): Promise<void> {
  await stripeClosures.query(connection).deleteById(id)
}
