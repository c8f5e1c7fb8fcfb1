import type { Connection, Transaction } from '../connection.ts'
import { StripeCustomerModel } from '../models/stripe-customer.ts'
import type { Row } from '../row.ts'

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
