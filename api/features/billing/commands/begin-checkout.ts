import { v7 as uuidv7 } from 'uuid'
import { lockAccount } from '../../../../db/stores/accounts.ts'
import {
  findNewestCheckout,
  insertCheckout,
  type Checkout,
  listSubscriptions,
} from '../../../../db/stores/billing.ts'
import { listStripeCustomers } from '../../../../db/stores/stripe-customers.ts'
import type { CommandContext } from '../../../http/context.ts'
import { signInFirst } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'
import { isOffered, mayCheckOut } from '../policy.ts'
import { alreadyPaid } from '../refusals.ts'

/**
 * The checkout to send a person to: the one that may still be paid, else a new one. Kept before Stripe is asked, so
 * that its id is the same however often the call is made.
 * @param endedId a checkout that turned out to be over.
 * @throws 409 already_paid; 401 when the account is gone.
 */
export async function beginCheckout(
  { database }: Pick<Services, 'database'>,
  {
    accountId,
    priceId,
    endedId,
    now,
    requestId,
  }: CommandContext & { accountId: string; priceId: string; endedId?: string },
): Promise<Checkout> {
  return database.transaction(async (trx) => {
    const account = await lockAccount(trx, accountId)
    if (!account) throw signInFirst()
    const subscriptions = await listSubscriptions(trx, accountId)
    if (!mayCheckOut(account, subscriptions, now)) throw alreadyPaid()
    const [customer] = await listStripeCustomers(trx, accountId)
    const wanted = { priceId, customerId: customer?.customerId ?? null }
    const newest = await findNewestCheckout(trx, accountId)
    if (newest && newest.id !== endedId && isOffered(newest, wanted, now)) return newest
    const checkout = { id: uuidv7(), accountId, sessionId: null, ...wanted, requestId, createdAt: now }
    await insertCheckout(trx, checkout)
    return checkout
  })
}
