import type { MailWith } from '../../contract/jobs/mails.ts'
import { boolean, defineTable, integer, timestamp, orNull, text, uuid } from '../table.ts'

/** A customer at Stripe and the account it belongs to. */
export const stripeCustomers = defineTable(
  'stripe_customers',
  { customerId: text(), accountId: uuid(), createdAt: timestamp() },
  { place: 'directory', key: ['customerId'], download: { list: 'paymentCustomers', orderBy: 'createdAt' } },
)

/** A subscription to Pro as Stripe last told it. */
export const subscriptions = defineTable(
  'subscriptions',
  {
    id: text(),
    accountId: uuid(),
    customerId: text(),
    /** Stripe's own word. */
    status: text(),
    /** Null when it does not run any more. */
    renewal: orNull(text<'automatic' | 'cancelled' | 'payment_failed'>()),
    periodEnd: timestamp(),
    /** Until when it entitles to Pro; null when it was never paid. */
    entitledUntil: orNull(timestamp()),
    /** Why that is over; null while it is not. While a dispute is open it may come back. */
    endedBecause:
      orNull(text<'cancelled' | 'refunded' | 'disputed' | 'dispute_lost' | 'payment_failed' | 'ran_out'>()),
    /** What a renewal costs, in the hundredth of `currency`. */
    priceCents: orNull(integer()),
    /** ISO 4217, lower case. */
    currency: text(),
    updatedAt: timestamp(),
  },
  { download: { list: 'subscriptions', orderBy: 'periodEnd' } },
)

/** One way to the payment page: its id is the idempotency key of the session at Stripe. */
export const checkouts = defineTable(
  'checkouts',
  {
    id: uuid(),
    accountId: uuid(),
    /** Null until Stripe answered. */
    sessionId: orNull(text()),
    /** The customer it was made for; null when Stripe makes one as it is paid. */
    customerId: orNull(text()),
    priceId: text(),
    /** The request that asked for it first; goes into the metadata at Stripe. */
    requestId: text(),
    createdAt: timestamp(),
  },
  { download: { list: 'paymentPages', orderBy: 'createdAt' } },
)

/** Something about money that a person is mailed once. */
export const billingNotices = defineTable(
  'billing_notices',
  {
    id: uuid(),
    accountId: uuid(),
    /** The mail that tells it. */
    kind: text<MailWith<'billingNoticeId'>>(),
    /** The invoice, or the subscription and the end of its period. */
    about: text(),
    /** In the hundredth of `currency`. */
    amountCents: integer(),
    /** ISO 4217, lower case. */
    currency: text(),
    /** When it was paid, when it failed, when it will be taken. */
    happensAt: timestamp(),
    /** Until when is paid, or would be. */
    periodEnd: timestamp(),
    createdAt: timestamp(),
    /** When a refund was known not to be taken, of a payment whose account was found later; null of any other. */
    knownAt: orNull(timestamp()),
  },
  { download: { list: 'paymentNotices', orderBy: 'createdAt' } },
)

/** Days of Pro that support gave. */
export const planGrants = defineTable(
  'plan_grants',
  {
    id: uuid(),
    accountId: uuid(),
    days: integer(),
    grantedAt: timestamp(),
    /** After what is paid and what was granted before; moved as long as days are left whenever the paid end moves. */
    beginsAt: timestamp(),
    endsAt: timestamp(),
  },
  { download: { list: 'grantedDays', orderBy: 'grantedAt' } },
)

/** An event that Stripe told of, by its ids alone. */
export const stripeEvents = defineTable('stripe_events', {
  /** evt_… */
  id: text(),
  type: text(),
  /** What it is about; of a dispute the charge, which knows the customer. */
  objectId: text(),
  customerId: orNull(text()),
  happenedAt: timestamp(),
  receivedAt: timestamp(),
  /** When what it tells was taken into account; null while it waits. */
  doneAt: orNull(timestamp()),
  /** When it was found in Stripe's own list; null where Stripe told it, then or since. */
  foundAt: orNull(timestamp()),
  /** When Stripe told it, of one that had been found before. */
  toldAt: orNull(timestamp()),
})

/** When a list of Stripe was last looked at. */
export const stripeLooks = defineTable(
  'stripe_looks',
  { list: text<'events'>(), lookedAt: timestamp() },
  { key: ['list'] },
)

/** Somebody who pays at Stripe and whose account is not known. */
export const unmatchedPayments = defineTable(
  'unmatched_payments',
  { customerId: text(), subscriptionId: text(), foundAt: timestamp() },
  { key: ['customerId'] },
)

/** What came back of refunds of payments whose account is not known: it is with us, and owed. */
export const unmatchedRefunds = defineTable(
  'unmatched_refunds',
  {
    /** At Stripe, in_… */
    invoiceId: text(),
    customerId: text(),
    /** The payment, ch_… */
    chargeId: text(),
    /** The newest refund of it that the bank did not take, re_… */
    refundId: text(),
    /** In the hundredth of `currency`. */
    cents: integer(),
    /** ISO 4217, lower case. */
    currency: text(),
    paidAt: timestamp(),
    /** When it was given back, the last time. */
    givenBackAt: timestamp(),
    /** Since when it is known that the bank did not take it. */
    since: timestamp(),
  },
  { key: ['invoiceId'] },
)

/** What a deleted account leaves to be ended at Stripe. */
export const stripeClosures = defineTable('stripe_closures', {
  id: uuid(),
  /** cus_… or cs_… */
  stripeId: text(),
  requestedAt: timestamp(),
})

/** A customer whose renewal is to be stopped at Stripe, until it is. */
export const stopFailures = defineTable(
  'stop_failures',
  { customerId: text(), since: timestamp() },
  { key: ['customerId'] },
)

/** A dispute that is not decided, by Stripe's ids alone. */
export const openDisputes = defineTable('open_disputes', {
  /** du_… or dp_… */
  id: text(),
  customerId: text(),
  openedAt: timestamp(),
  /** Whether evidence is wanted of us. */
  needsAnswer: boolean(),
  /** Until when; null where none is wanted, or Stripe does not tell. */
  dueAt: orNull(timestamp()),
})

/** What had come back of an invoice until a moment is owed no more. */
export const settledRefunds = defineTable(
  'settled_refunds',
  {
    /** At Stripe, in_… */
    invoiceId: text(),
    settledAt: timestamp(),
  },
  { key: ['invoiceId', 'settledAt'] },
)
