import { raw } from 'objection'
import { v7 as uuidv7 } from 'uuid'
import type { Connection, Transaction } from '../connection.ts'
import type { RowOf } from '../table.ts'
import { insertIfNew, purgeBefore } from '../statements.ts'
import { addToOutbox } from './outbox.ts'
import { billingNotices, checkouts, subscriptions } from '../tables/billing.ts'

export type Subscription = RowOf<typeof subscriptions>

/** Inserts a subscription as Stripe has it, or updates its row. */
export async function upsertSubscription(trx: Transaction, subscription: Subscription): Promise<void> {
  await subscriptions.query(trx).insert(subscription).onConflict(['id', 'account_id']).merge()
}

/** Every subscription an account ever had, the one that entitles longest first. */
export async function listSubscriptions(connection: Connection, accountId: string): Promise<Subscription[]> {
  return subscriptions
    .query(connection)
    .where('account_id', accountId)
    .orderByRaw('entitled_until desc nulls last, id')
}

/** Up to `limit` subscriptions that renew by themselves at a moment after `from` and not after `to`, after this id. */
export async function listRenewing(
  connection: Connection,
  { from, to, after, limit }: { from: Date; to: Date; after: string; limit: number },
): Promise<Subscription[]> {
  return subscriptions
    .query(connection)
    .where('renewal', 'automatic')
    .where('period_end', '>', from)
    .where('period_end', '<=', to)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
}

export type Checkout = RowOf<typeof checkouts>

/** Inserts a new checkout. */
export async function insertCheckout(trx: Transaction, checkout: Checkout): Promise<void> {
  await checkouts.query(trx).insert(checkout)
}

/** The account's newest checkout. */
export async function findNewestCheckout(
  connection: Connection,
  accountId: string,
): Promise<Checkout | undefined> {
  return checkouts
    .query(connection)
    .where('account_id', accountId)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first()
}

/** Every checkout of an account that is kept, oldest first. */
export async function listCheckouts(connection: Connection, accountId: string): Promise<Checkout[]> {
  return checkouts.query(connection).where('account_id', accountId).orderBy(['created_at', 'id'])
}

/** Sets the session that Stripe made for a checkout. */
export async function setCheckoutSession(
  connection: Connection,
  { id, accountId }: Pick<Checkout, 'id' | 'accountId'>,
  sessionId: string,
): Promise<void> {
  await checkouts.query(connection).findById([id, accountId]).patch({ sessionId })
}

/** Deletes a checkout that never became a session. */
export async function deleteCheckout(
  connection: Connection,
  { id, accountId }: Pick<Checkout, 'id' | 'accountId'>,
): Promise<void> {
  await checkouts.query(connection).deleteById([id, accountId])
}

/** Deletes up to `limit` checkouts made before `before`: their sessions ended long ago. @returns how many. */
export const purgeCheckouts = purgeBefore(checkouts, 'createdAt')

export type BillingNotice = RowOf<typeof billingNotices>

/** A notice before it is kept. */
type NewNotice = Omit<BillingNotice, 'id' | 'createdAt' | 'knownAt'> & Partial<Pick<BillingNotice, 'knownAt'>>

/** Inserts a notice that is not mailed, once for each kind and subject. @returns its id; undefined where it was there. */
export async function noteOnce(trx: Transaction, notice: NewNotice, now: Date): Promise<string | undefined> {
  const id = uuidv7()
  const row = { ...notice, id, createdAt: now, knownAt: notice.knownAt ?? null }
  return (await insertIfNew(trx, billingNotices, row, ['kind', 'about', 'accountId'])) ? id : undefined
}

/** Inserts a notice and the event that mails it, once for each kind and subject. @returns whether it was new. */
export async function notifyOnce(trx: Transaction, notice: NewNotice, now: Date): Promise<boolean> {
  const id = await noteOnce(trx, notice, now)
  if (id === undefined) return false
  const { kind: mail, accountId } = notice
  await addToOutbox(trx, {
    job: 'send-email',
    payload: { mail, accountId, billingNoticeId: id },
    accountId,
    now,
  })
  return true
}

/** The account's notice with this id. */
export async function findBillingNotice(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<BillingNotice | undefined> {
  return billingNotices.query(connection).findById([id, accountId])
}

/** The account's newest receipt, or that of the invoice `about`. */
export async function findReceipt(
  connection: Connection,
  accountId: string,
  about?: string,
): Promise<BillingNotice | undefined> {
  return billingNotices
    .query(connection)
    .where({ account_id: accountId, kind: 'payment-receipt' })
    .modify((query) => {
      if (about !== undefined) void query.where({ about })
    })
    .orderBy('happens_at', 'desc')
    .first()
}

/** A payment of an account as it was told: its receipt, and what of it went back. */
export interface ToldPayment {
  /** At Stripe, in_… */
  invoiceId: string
  /** ISO 4217, lower case; the amounts are in its hundredth. */
  currency: string
  paidCents: number
  /** What we gave back, also what the bank did not take. */
  returnedCents: number
  /** What of that the bank did not take: it is with us again. */
  bouncedCents: number
  /** What the bank took back in a lost dispute. */
  lostCents: number
  /** When it was paid. */
  paidAt: Date
  /** Until when it pays for Pro. */
  paidUntil: Date
}

const sumOf = (kind: BillingNotice['kind']): string =>
  `coalesce(sum(amount_cents) filter (where kind = '${kind}'), 0)::int`

/** Every payment of an account as it was told, oldest first; a payment a year and subscription, so no limit. */
export async function listToldPayments(connection: Connection, accountId: string): Promise<ToldPayment[]> {
  return billingNotices
    .query(connection)
    .select(
      raw(`split_part(about, ' ', 1) as invoice_id`),
      'currency',
      raw(`${sumOf('payment-receipt')} as paid_cents`),
      raw(`${sumOf('money-returned')} as returned_cents`),
      raw(`${sumOf('refund-failed')} as bounced_cents`),
      raw(`${sumOf('payment-lost')} as lost_cents`),
      raw(`min(happens_at) as paid_at`),
      raw(`max(period_end) as paid_until`),
    )
    .where('account_id', accountId)
    .whereIn('kind', ['payment-receipt', 'money-returned', 'refund-failed', 'payment-lost'])
    .groupByRaw('1, 2')
    .orderByRaw('paid_at, invoice_id')
    .castTo<ToldPayment[]>()
}
