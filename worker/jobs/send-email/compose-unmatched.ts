import type { Connection } from '../../../db/connection.ts'
import type { Payments } from '../../../platform/stripe.ts'
import type { MailWith } from '../../../contract/jobs/mails.ts'
import { findStripeCustomer, findUnmatchedPayment } from '../../../db/stores/stripe-customers.ts'
import { findUnmatchedOwed } from '../../../db/stores/unmatched-refunds.ts'
import { readNewestPayment, readPayerAddress } from '../../../platform/stripe-payer.ts'
import { renderMail } from '../../../templates/email/index.ts'
import { paymentsOf } from '../billing/payments.ts'
import { deletionOfNamed, paidAfter } from '../billing/named-accounts.ts'
import { cameBackIn, wentBack } from '../billing/payments-of-nobody.ts'
import { readSubscriptions, type ReadSubscription } from '../billing/read-subscriptions.ts'
import type { WorkerServices } from '../job.ts'
import type { Composer } from './composer.ts'

const NO_ADDRESS = { skip: 'Stripe knows no address' }

/** What was paid of nobody, and whether that was after its account was deleted. */
async function readOfNobody(
  asked: { env: WorkerServices['env']; connection: Connection },
  payments: Payments,
  customerId: string,
): Promise<{ subscriptions: readonly ReadSubscription[]; isLate: boolean }> {
  const all = await readSubscriptions(payments, customerId)
  const deletion = await deletionOfNamed(asked, payments, customerId, all)
  return { subscriptions: paidAfter(all, deletion?.at ?? null), isLate: deletion !== null }
}

/** The question to a payer whose account is not known, while it is not; to the address that Stripe has. */
const composeUnmatched: Composer<'payment-unmatched'> = async ({ connection, services, payload }) => {
  const { customerId } = payload
  if (!(await findUnmatchedPayment(connection, customerId))) return { skip: 'nothing waits for its account' }
  const payments = await paymentsOf(services)()
  const { subscriptions, isLate } = await readOfNobody(
    { env: services.env, connection },
    payments,
    customerId,
  )
  if (wentBack(subscriptions) !== undefined) return { skip: 'its money went back' }
  const to = await readPayerAddress(payments.stripe, customerId)
  if (to === null) return NO_ADDRESS
  const owed = new Set((await findUnmatchedOwed(connection)).map(({ invoiceId }) => invoiceId))
  const back = cameBackIn(subscriptions).findLast((one) => owed.has(one.payment.invoiceId))
  const paid = back?.payment ?? (await readNewestPayment(payments.stripe, customerId))
  const payment = paid && {
    amount: { cents: paid.amountCents, currency: paid.currency },
    paidAt: paid.paidAt,
  }
  const cameBack = back ? { cents: back.cents, currency: back.payment.currency } : null
  if (isLate && cameBack === null) return { skip: 'it goes back by itself' }
  return { ...renderMail('payment-unmatched', { payment, cameBack, isLate }), to }
}

/** That the money of such a payment went back, while that is so and it is nobody’s. */
const composeReturned: Composer<'unmatched-returned'> = async ({ connection, services, payload }) => {
  const { customerId } = payload
  if (await findStripeCustomer(connection, customerId)) return { skip: 'its account was found' }
  const payments = await paymentsOf(services)()
  const { subscriptions, isLate } = await readOfNobody(
    { env: services.env, connection },
    payments,
    customerId,
  )
  const back = wentBack(subscriptions)
  if (back === undefined) return { skip: 'what it tells is not so any more' }
  const to = await readPayerAddress(payments.stripe, customerId)
  if (to === null) return NO_ADDRESS
  const { amountCents, currency, paidAt, refunded, lost } = back.payment
  const cents = (back.by === 'refunded' ? refunded : lost)?.cents ?? 0
  const model = {
    amount: { cents: amountCents, currency },
    paidAt,
    returned: { cents: Math.min(cents, amountCents), currency },
    returnedAt: back.at,
    by: back.by,
    isLate,
  }
  return { ...renderMail('unmatched-returned', model), to }
}

/** How each mail to a payer whose account is not known is composed. */
export const unmatchedComposers: { [Name in MailWith<'customerId'>]: Composer<Name> } = {
  'payment-unmatched': composeUnmatched,
  'unmatched-returned': composeReturned,
}
