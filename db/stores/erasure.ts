import type { Transaction } from '../connection.ts'
import { deleteAccount, lockAccount, lockAddress, type Account } from './accounts.ts'
import { listCheckouts } from './billing.ts'
import { deleteMailTokensTo } from './mail-tokens.ts'
import { deleteOutboxOf } from './outbox.ts'
import { deleteSignUpsOf } from './sign-ups.ts'
import { listStripeCustomers, requestStripeClosure } from './stripe-customers.ts'

/**
 * Queues the cancellation of an account's subscriptions and the closing of its payment pages at Stripe, through the
 * outbox. Until that is done a row with only Stripe's ids stays.
 */
async function closeBilling(trx: Transaction, accountId: string, now: Date): Promise<void> {
  for (const { customerId } of await listStripeCustomers(trx, accountId))
    await requestStripeClosure(trx, customerId, now)
  for (const { sessionId } of await listCheckouts(trx, accountId))
    if (sessionId !== null) await requestStripeClosure(trx, sessionId, now)
}

/**
 * Deletes an account and all its data permanently: its rows by cascade, its waiting events, its Stripe subscription by
 * cancellation, and the sign-ups that wait at its address. The one way an account goes: for its
 * person, for support, and when a backup that still holds it is restored.
 * @returns false when it was gone already: of two deletions at once the second finds nothing left.
 */
export async function eraseAccountRows(
  trx: Transaction,
  { id, email, sealedAt }: Pick<Account, 'id' | 'email' | 'sealedAt'>,
  now: Date,
): Promise<boolean> {
  await lockAddress(trx, email)
  await lockAccount(trx, id)
  // The address of a sealed account is another person's now.
  if (sealedAt === null) {
    await deleteSignUpsOf(trx, email)
    await deleteMailTokensTo(trx, email)
  }
  await deleteOutboxOf(trx, id)
  await closeBilling(trx, id, now)
  return deleteAccount(trx, id)
}
