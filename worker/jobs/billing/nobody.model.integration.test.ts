import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { expect, it } from 'vitest'
import { useTestSupport } from '../../../api/cli/testing/support.ts'
import { paymentReference } from '../../../db/payment-reference.ts'
import { whenDeleted } from '../../../db/stores/audit-log.ts'
import { findPaymentKey } from '../../../db/stores/product-keys.ts'
import { listUnmatchedPayments } from '../../../db/stores/stripe-customers.ts'
import { useBilling } from './testing/billing.ts'

const billing = useBilling()
const { db, clock } = billing.api
const support = useTestSupport(db, { clock, env: billing.stripe.env })
const why = ['--reason', 'ticket 4722: a model']

/** Somebody who pays by the fixed link and names no account, and the one that support may give it to. */
interface Nobody {
  customerId: string
  account: { id: string; email: string }
  /** Customers who paid in the name of that account, before it was erased or after. */
  named: string[]
}

const A_MINUTE = 1 / 1_440

/** What may happen to such a payment, in any order. */
const happenings = {
  refund: ({ customerId }: Nobody) => billing.stripe.refund(customerId),
  refundPart: ({ customerId }: Nobody) => refundPart(customerId),
  refundFails: ({ customerId }: Nobody) => billing.stripe.failRefund(customerId),
  dispute: ({ customerId }: Nobody) => billing.stripe.dispute(customerId),
  win: ({ customerId }: Nobody) => billing.stripe.dispute(customerId, 'won'),
  lose: ({ customerId }: Nobody) => billing.stripe.dispute(customerId, 'lost'),
  cancelNow: ({ customerId }: Nobody) => cancelNow(customerId),
  attach: ({ customerId, account: { email } }: Nobody) =>
    support.run(['billing', 'attach', customerId, email, '--yes', email, ...why]),
  giveBack: ({ customerId }: Nobody) =>
    support.run(['billing', 'refund', customerId, '--yes', customerId, ...why]),
  /** Support notes that what came back was sent by bank. */
  settle: (nobody: Nobody) => settle(nobody),
  delete: (nobody: Nobody) => erase(nobody),
  /** Somebody pays in the name of the account, by a page that was open or by the fixed link. */
  payNamed: (nobody: Nobody) => payNamed(nobody),
  month: () => billing.advance(30),
  year: () => billing.advance(366),
  told: () => billing.settle(),
} as const

type Happening = keyof typeof happenings

async function erase({ account: { email } }: Nobody): Promise<void> {
  await support.run(['user', 'erase', email, '--yes', email, ...why])
  billing.advance(A_MINUTE)
}

async function payNamed({ account, named }: Nobody): Promise<void> {
  const reference = paymentReference(await findPaymentKey(db.connection), account.id)
  named.push(await billing.stripe.payByLink(reference))
}

/** What is wrong with payments in the name of an account that is gone; what was paid before it went stays with us. */
async function wrongsOfNamed({ account, named }: Nobody): Promise<string[]> {
  const deletedAt = await whenDeleted(db.connection, account.id)
  if (!deletedAt) return []
  const found: string[] = []
  for (const customer of named) {
    const { data } = await billing.stripe.sdk.charges.list({ customer, limit: 100 })
    const late = data.filter(({ created }) => created * 1_000 > deletedAt.getTime())
    const live = (await billing.stripe.sdk.subscriptions.list({ customer })).data
    if (late.some(({ amount, amount_refunded: refunded }) => refunded < amount))
      found.push('was paid after the erasure, and is with us')
    if (live.length > 0) found.push('is of a deleted account and goes on')
    if ((await listUnmatchedPayments(db.connection, 500)).some(({ customerId }) => customerId === customer))
      found.push('went back, and waits')
  }
  return found
}

async function refundPart(customerId: string): Promise<void> {
  const { data } = await billing.stripe.sdk.charges.list({ customer: customerId, limit: 1 })
  const left = data[0] === undefined || data[0].disputed ? 0 : data[0].amount - data[0].amount_refunded
  if (left > 0) billing.stripe.refundPart(customerId, Math.min(300, left))
}

async function invoicesOf(customer: string): Promise<string[]> {
  const { data } = await billing.stripe.sdk.invoices.list({ customer, limit: 100 })
  return data.map(({ id }) => id)
}

async function settle({ customerId }: Nobody): Promise<void> {
  for (const invoice of await invoicesOf(customerId))
    await support.run(['billing', 'settle', invoice, ...why])
}

/** What of each payment came back of its refunds and is with us, in cents, by Stripe's own order. */
async function cameBackAtStripe(customer: string): Promise<number> {
  const { data } = await billing.stripe.sdk.charges.list({ customer, limit: 100, expand: ['data.refunds'] })
  let sum = 0
  for (const { id, amount, amount_refunded: refunded, refunds } of data) {
    const disputes = await billing.stripe.sdk.disputes.list({ charge: id })
    const kept = disputes.data.some(({ status }) => status === 'lost') ? 0 : amount - refunded
    let held = 0
    for (const { status, amount: cents } of (refunds?.data ?? []).toReversed())
      held = status === 'failed' ? held + cents : Math.max(0, held - cents)
    sum += Math.min(held, kept)
  }
  return sum
}

/** What support is told that is owed of a customer's payments, in cents, whoever's it is; and what of it was settled. */
async function owedHere({ customerId }: Nobody): Promise<{ owed: number; isSettled: boolean }> {
  const { json } = await support.runJson(['billing', 'unreturned', '--limit', '500'])
  const rows = [json['refunds'], json['ofNobody'], json['erased']].flat() as {
    invoiceId: string
    cents: number
  }[]
  const invoices = new Set(await invoicesOf(customerId))
  const settled = await db.rows('select 1 from settled_refunds where invoice_id = any(?)', [[...invoices]])
  const owed = rows
    .filter(({ invoiceId }) => invoices.has(invoiceId))
    .reduce((sum, { cents }) => sum + cents, 0)
  return { owed, isSettled: settled.length > 0 }
}

/** Sums in mails to these people that are above what one payment was. */
const sumsAbovePaid = (mails: readonly { text?: string | undefined }[]): string[] =>
  mails.flatMap(({ text }) => text?.match(/(?<=\$)[\d.]+/g) ?? []).filter((sum) => Number(sum) > 10)

async function cancelNow(customerId: string): Promise<void> {
  const { data } = await billing.stripe.sdk.subscriptions.list({ customer: customerId })
  for (const { id } of data) await billing.stripe.sdk.subscriptions.cancel(id)
}

/** Cents of each payment of a customer that are with us, or with the bank that decides. */
async function keptAtStripe(customer: string): Promise<number[]> {
  const { data } = await billing.stripe.sdk.charges.list({ customer, limit: 100 })
  return Promise.all(
    data.map(async ({ id, amount, amount_refunded: refunded }) => {
      const disputes = await billing.stripe.sdk.disputes.list({ charge: id })
      return disputes.data.some(({ status }) => status === 'lost') ? 0 : amount - refunded
    }),
  )
}

/** What is wrong with a payment of nobody once everything was told; empty where nothing is. */
async function wrongs({ customerId, account, named }: Nobody): Promise<string[]> {
  const kept = (await keptAtStripe(customerId)).reduce((sum, cents) => sum + cents, 0)
  const live = (await billing.stripe.sdk.subscriptions.list({ customer: customerId })).data
  const renewing = live.filter((subscription) => !subscription.cancel_at_period_end)
  const isListed = (await listUnmatchedPayments(db.connection, 500)).some(
    (payment) => payment.customerId === customerId,
  )
  const isKnown =
    (await db.rows('select 1 from stripe_customers where customer_id = ?', [customerId])).length > 0
  const isGone = (await db.rows('select 1 from accounts where id = ?', [account.id])).length === 0
  const wasAttached = (
    await db.rows(`select 1 from audit_log where action = 'payment_attached' and account_id = ?`, [
      account.id,
    ])
  ).length
  const isOfDeleted = isGone && wasAttached > 0
  const unstopped = await db.rows('select 1 from stop_failures where customer_id = ?', [customerId])
  const { owed, isSettled } = await owedHere({ customerId, account, named })
  const cameBack = await cameBackAtStripe(customerId)
  return [
    ...(await wrongsOfNamed({ customerId, account, named })),
    ...(kept === 0 && live.length > 0 && !isKnown ? ['its money went back, and its subscription lives'] : []),
    ...(kept === 0 && isListed ? ['its money went back, and it waits to be attached'] : []),
    ...(kept > 0 && !isKnown && !isListed && !isOfDeleted && !isSettled
      ? ['is neither attached, given back nor listed']
      : []),
    ...(isKnown && isListed ? ['is attached and listed'] : []),
    ...(isOfDeleted && (isListed || live.length > 0) ? ['is of a deleted account and goes on'] : []),
    ...(renewing.length > 0 && !isKnown && !isListed ? ['renews for nobody, and nobody knows'] : []),
    ...(isSettled || isOfDeleted || owed === cameBack
      ? []
      : [`${cameBack} cents came back at Stripe, and ${owed} are owed here`]),
    ...(owed > cameBack && !isOfDeleted ? ['more is owed than came back'] : []),
    ...(unstopped.length > 0 ? ['counts as not stopped'] : []),
  ]
}

it(
  'whatever happens to a payment of nobody, it is attached, given back or listed, and nothing renews after its money went back',
  { timeout: 240_000 },
  async () => {
    const names = Object.keys(happenings) as Happening[]
    const history = array(constantFrom(...names), { minLength: 1, maxLength: 7 })
    await assert(
      asyncProperty(history, async (story) => {
        const account = await billing.person()
        const nobody = { customerId: await billing.stripe.payByLink(null), account, named: [] }
        const mailed = billing.mails.length
        for (const happening of story) await happenings[happening](nobody)
        // Told, and what that changed at Stripe told again.
        for (let round = 0; round < 3; round += 1) await billing.settle()
        expect(await wrongs(nobody), story.join(', ')).toEqual([])
        expect(sumsAbovePaid(billing.mails.slice(mailed)), story.join(', ')).toEqual([])
      }),
      {
        numRuns: 25,
        examples: [
          [['told', 'refund', 'told', 'year']],
          [['told', 'attach', 'delete']],
          [['told', 'year', 'giveBack', 'told', 'giveBack']],
          [['told', 'attach', 'told', 'delete', 'told', 'refundPart']],
          [['told', 'attach', 'told', 'delete', 'year', 'told']],
          [['payNamed', 'delete', 'payNamed', 'year', 'told', 'payNamed', 'told']],
          [['told', 'refund', 'told', 'refundFails', 'told', 'attach', 'told', 'giveBack']],
          [['told', 'refund', 'told', 'refundFails', 'told', 'settle', 'attach', 'giveBack']],
          [['told', 'refund', 'told', 'refundFails', 'refund', 'refundFails', 'told', 'attach']],
          [['told', 'refundPart', 'refundFails', 'told', 'settle', 'refund', 'refundFails']],
        ],
      },
    )
  },
)
