import { v7 as uuidv7 } from 'uuid'
import type { Connection, Transaction } from '../connection.ts'
import type { RowOf } from '../table.ts'
import { addToOutbox } from './outbox.ts'
import { stripeClosures, stripeCustomers, unmatchedPayments } from '../tables/billing.ts'

export type StripeCustomer = RowOf<typeof stripeCustomers>

/**
 * Remembers whose customer this is. One that is known stays whose it is.
 * @returns whose it is now.
 */
export async function insertStripeCustomer(
  trx: Transaction,
  customer: StripeCustomer,
): Promise<StripeCustomer> {
  await stripeCustomers.query(trx).insert(customer).onConflict('customer_id').ignore()
  return stripeCustomers.query(trx).findById(customer.customerId).throwIfNotFound()
}

/** The customer with this id of Stripe, when we know whose it is. */
export async function findStripeCustomer(
  connection: Connection,
  customerId: string,
): Promise<StripeCustomer | undefined> {
  return stripeCustomers.query(connection).findById(customerId)
}

/** Every customer that an account is at Stripe, the first known one first. */
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

/** Lets a payment wait for support; one that waits already stays as it is. */
export async function insertUnmatchedPayment(trx: Transaction, payment: UnmatchedPayment): Promise<void> {
  await unmatchedPayments.query(trx).insert(payment).onConflict('customer_id').ignore()
}

/** The payment that waits of this customer or subscription. */
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

/** It waits no more. */
export async function deleteUnmatchedPayment(connection: Connection, customerId: string): Promise<void> {
  await unmatchedPayments.query(connection).deleteById(customerId)
}

export type StripeClosure = RowOf<typeof stripeClosures>

/** Has a customer, or a checkout session, ended at Stripe; asked twice it is done once. */
export async function requestStripeClosure(trx: Transaction, stripeId: string, now: Date): Promise<void> {
  await stripeClosures
    .query(trx)
    .insert({ id: uuidv7(), stripeId, requestedAt: now })
    .onConflict('stripe_id')
    .ignore()
  const { id: closureId } = await stripeClosures.query(trx).findOne({ stripe_id: stripeId }).throwIfNotFound()
  await addToOutbox(trx, { job: 'cancel-at-stripe', payload: { closureId }, accountId: null, now })
}

/** What is still to be ended, by its own id. */
export async function findStripeClosure(
  connection: Connection,
  id: string,
): Promise<StripeClosure | undefined> {
  return stripeClosures.query(connection).findById(id)
}

/** Whether this customer is to be ended. */
export async function hasStripeClosure(connection: Connection, stripeId: string): Promise<boolean> {
  return (await stripeClosures.query(connection).findOne({ stripe_id: stripeId })) !== undefined
}

/** What is still to be ended, oldest first, at most `limit`. */
export async function listStripeClosures(connection: Connection, limit: number): Promise<StripeClosure[]> {
  return stripeClosures.query(connection).orderBy(['requested_at', 'id']).limit(limit)
}

/** Nothing of it runs at Stripe any more. */
export async function deleteStripeClosure(connection: Connection, id: string): Promise<void> {
  await stripeClosures.query(connection).deleteById(id)
}
