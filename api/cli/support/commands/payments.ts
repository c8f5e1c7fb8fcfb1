import { listToldPayments, type ToldPayment } from '../../../../db/stores/billing.ts'
import {
  findMadeUpFor,
  findUnreturned,
  listMoneyMoved,
  type MadeUpFor,
  type Unreturned,
} from '../../../../db/stores/money-moved.ts'
import { listOpenDisputes } from '../../../../db/stores/open-disputes.ts'
import { listStripeCustomers } from '../../../../db/stores/stripe-customers.ts'
import { formatMoney } from '../../../../templates/email/formats.ts'
import type { Context } from '../context.ts'
import { findTheAccount } from '../find-accounts.ts'
import { notKnownYet, RECONCILE } from '../known-here.ts'
import { inLagos, table, type Answer } from '../output.ts'

/** Sums of money in one currency, in its hundredth. */
interface Sums {
  currency: string
  paidCents: number
  /** What we gave back and the bank took. */
  returnedCents: number
  lostCents: number
  /** What came back of it and was settled another way, as somebody of support noted. */
  settledCents: number
  /** What is with us. */
  keptCents: number
  /** What of that we owe: it was given back, and the bank did not take it. */
  owedCents: number
}

/** What of a payment was given back, without what the bank did not take. */
const takenBack = ({ returnedCents, bouncedCents }: ToldPayment): number => returnedCents - bouncedCents

/** The sums of payments, one for each currency. */
function totalsOf(
  payments: readonly ToldPayment[],
  owed: readonly Unreturned[],
  madeUp: readonly MadeUpFor[],
): Sums[] {
  return [...Map.groupBy(payments, ({ currency }) => currency)].map(([currency, ofIt]) => {
    const sum = (read: (payment: ToldPayment) => number) =>
      ofIt.reduce((total, payment) => total + read(payment), 0)
    const paidCents = sum((payment) => payment.paidCents)
    const returnedCents = sum(takenBack)
    const lostCents = sum((payment) => payment.lostCents)
    const centsOf = (all: readonly Unreturned[]) =>
      all.reduce((total, one) => total + (one.currency === currency ? one.cents : 0), 0)
    const settledCents = centsOf(madeUp.filter(({ by }) => by === 'settled'))
    const keptCents = paidCents - returnedCents - lostCents - settledCents
    return {
      currency,
      paidCents,
      returnedCents,
      lostCents,
      settledCents,
      keptCents,
      owedCents: centsOf(owed),
    }
  })
}

function sumsInWords(sums: Sums): string {
  const { currency, paidCents, returnedCents, lostCents, settledCents, keptCents, owedCents } = sums
  const money = (cents: number) => formatMoney({ cents, currency })
  const settled = settledCents === 0 ? '' : `, settled another way ${money(settledCents)}`
  const owed = owedCents === 0 ? '' : ` Of that ${money(owedCents)} is owed to the person.`
  return `Paid ${money(paidCents)}, given back ${money(returnedCents)}${settled}, lost in disputes ${money(lostCents)}: ${money(keptCents)} stayed.${owed}`
}

/** That a refund came back, what was done about it, and what is still to be done. */
function cameBackInWords(
  payment: ToldPayment,
  owed: readonly Unreturned[],
  madeUp: readonly MadeUpFor[],
): string[] {
  const { invoiceId, currency, paidAt, paidCents, bouncedCents } = payment
  if (bouncedCents === 0) return []
  const money = (cents: number) => formatMoney({ cents, currency })
  const still = owed.find((one) => one.invoiceId === invoiceId)
  const what =
    bouncedCents > paidCents
      ? `${money(paidCents)}, paid ${inLagos(paidAt)}, was given back more than once, ${money(bouncedCents)} together, and came back: the bank did not take it.`
      : `${money(bouncedCents)} that was given back of what was paid ${inLagos(paidAt)} came back: the bank did not take it.`
  if (!still) {
    const made = madeUp.find((one) => one.invoiceId === invoiceId)
    if (!made) return [`${what} It was sent again since.`]
    const how =
      made.by === 'settled' ? 'It was settled another way, noted' : 'Days of Pro made up for it, granted'
    return [`${what} ${how} ${inLagos(made.at)}.`]
  }
  return [
    `${what} ${money(still.cents)} of it is with us since ${inLagos(still.since)} and is owed: billing refund --invoice ${invoiceId} tries the card again, billing grant --days 366 gives Pro for it.`,
  ]
}

/** Most disputes of one account that are counted. */
const MOST_DISPUTES = 50

/** That a bank decides about what was paid; nothing where none does. */
async function disputedInWords({ database }: Context, accountId: string): Promise<string[]> {
  const customers = await listStripeCustomers(database.connection, accountId)
  const customerIds = customers.map(({ customerId }) => customerId)
  const { length } = await listOpenDisputes(database.connection, { customerIds, limit: MOST_DISPUTES })
  if (length === 0) return []
  const what = length === 1 ? 'a payment' : `${length} payments`
  return [`The bank decides about ${what} of these: what it asked back is with it. See: billing disputes`]
}

/** Every payment of an account as its owner was told of it by mail, oldest first, with what went back, and the sums. */
export async function showPayments(context: Context, who: string): Promise<Answer> {
  const { database, noteRead } = context
  const { id: accountId } = await findTheAccount(context, who)
  const payments = await listToldPayments(database.connection, accountId)
  const auditIds = [await noteRead('billing payments', accountId)]
  const owed = await findUnreturned(database.connection, await listMoneyMoved(database.connection, accountId))
  const madeUp = await findMadeUpFor(database.connection, accountId)
  const totals = totalsOf(payments, owed, madeUp)
  const waiting = await notKnownYet(context)
  const data = { accountId, payments, owed, totals, waiting: waiting.data }
  if (payments.length === 0)
    return { text: `No payment is known here. ${waiting.words}`, data, next: RECONCILE, auditIds }
  const rows = payments.map((payment) => {
    const money = (cents: number) => (cents === 0 ? '-' : formatMoney({ cents, currency: payment.currency }))
    const { paidCents, bouncedCents, lostCents, paidAt, invoiceId } = payment
    const moved = [paidCents, takenBack(payment), bouncedCents, lostCents].map(money)
    return [inLagos(paidAt), ...moved, invoiceId]
  })
  return {
    text: [
      table(['Paid at', 'Paid', 'Given back', 'Came back', 'Lost', 'Invoice'], rows),
      ...payments.flatMap((payment) => cameBackInWords(payment, owed, madeUp)),
      ...totals.map((sums) => sumsInWords(sums)),
      ...(await disputedInWords(context, accountId)),
      ...(waiting.data.events === 0 ? [] : [waiting.words]),
    ],
    data,
    next: 'if Stripe has other sums, have it compared: billing reconcile',
    auditIds,
  }
}
