import { v7 as uuidv7 } from 'uuid'
import type { Connection, Transaction } from '../connection.ts'
import { StripeClosureModel } from '../models/stripe-closure.ts'
import type { Row } from '../row.ts'
import { addToOutbox } from './outbox.ts'

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
