import { v7 as uuidv7 } from 'uuid'
import type { Connection, Transaction } from '../connection.ts'
import { StripeCustomerModel } from '../models/stripe-customer.ts'
import type { Row } from '../row.ts'
import { UnmatchedPaymentModel } from '../models/unmatched-payment.ts'
import { StripeClosureModel } from '../models/stripe-closure.ts'
import { addToOutbox } from './outbox.ts'

export type StripeCustomer = Row<StripeCustomerModel>

/**
 * Remembers whose customer this is. One that is known stays whose it is.
 * @returns whose it is now.
 */
export async function keepStripeCustomer(
  trx: Transaction,
  customer: StripeCustomer,
): Promise<StripeCustomer> {
  await StripeCustomerModel.query(trx).insert(customer).onConflict('customer_id').ignore()
  return StripeCustomerModel.query(trx).findById(customer.customerId).throwIfNotFound()
}

/** The customer with this id of Stripe, when we know whose it is. */
export async function findStripeCustomer(
  connection: Connection,
  customerId: string,
): Promise<StripeCustomer | undefined> {
  return StripeCustomerModel.query(connection).findById(customerId)
}

/** Every customer that an account is at Stripe, the first known one first. */
export async function listStripeCustomers(
  connection: Connection,
  accountId: string,
): Promise<StripeCustomer[]> {
  return StripeCustomerModel.query(connection)
    .where('account_id', accountId)
    .orderBy(['created_at', 'customer_id'])
}

/** Up to `limit` customers after this id, in the order of ids: to go through all of them. */
export async function pageStripeCustomers(
  connection: Connection,
  after: string,
  limit: number,
): Promise<StripeCustomer[]> {
  return StripeCustomerModel.query(connection)
    .where('customer_id', '>', after)
    .orderBy('customer_id')
    .limit(limit)
}

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

export type StripeClosure = Row<StripeClosureModel>

/** Has a customer, or a checkout session, ended at Stripe; asked twice it is done once. */
export async function closeAtStripe(trx: Transaction, stripeId: string, now: Date): Promise<void> {
  await StripeClosureModel.query(trx)
    .insert({ id: uuidv7(), stripeId, requestedAt: now })
    .onConflict('stripe_id')
    .ignore()
  const { id: closureId } = await StripeClosureModel.query(trx)
    .findOne({ stripe_id: stripeId })
    .throwIfNotFound()
  await addToOutbox(trx, { job: 'cancel-at-stripe', payload: { closureId }, accountId: null, now })
}

/** What is still to be ended, by its own id. */
export async function findStripeClosure(
  connection: Connection,
  id: string,
): Promise<StripeClosure | undefined> {
  return StripeClosureModel.query(connection).findById(id)
}

/** Whether this customer is to be ended. */
export async function isClosing(connection: Connection, stripeId: string): Promise<boolean> {
  return (await StripeClosureModel.query(connection).findOne({ stripe_id: stripeId })) !== undefined
}

/** What is still to be ended, oldest first, at most `limit`. */
export async function listStripeClosures(connection: Connection, limit: number): Promise<StripeClosure[]> {
  return StripeClosureModel.query(connection).orderBy(['requested_at', 'id']).limit(limit)
}

/** Nothing of it runs at Stripe any more. */
export async function deleteStripeClosure(connection: Connection, id: string): Promise<void> {
  await StripeClosureModel.query(connection).deleteById(id)
}
