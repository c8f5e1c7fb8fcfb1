import { listToldPayments, type ToldPayment } from '../../../../db/stores/billing.ts'
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
  /** What stayed with us. */
  keptCents: number
}

/** What of a payment was given back, without what the bank did not take. */
const takenBack = ({ returnedCents, bouncedCents }: ToldPayment): number => returnedCents - bouncedCents

/** The sums of payments, one for each currency. */
function totalsOf(payments: readonly ToldPayment[]): Sums[] {
  return [...Map.groupBy(payments, ({ currency }) => currency)].map(([currency, ofIt]) => {
    const sum = (read: (payment: ToldPayment) => number) =>
      ofIt.reduce((total, payment) => total + read(payment), 0)
    const paidCents = sum((payment) => payment.paidCents)
    const returnedCents = sum(takenBack)
    const lostCents = sum((payment) => payment.lostCents)
    return { currency, paidCents, returnedCents, lostCents, keptCents: paidCents - returnedCents - lostCents }
  })
}

function sumsInWords({ currency, paidCents, returnedCents, lostCents, keptCents }: Sums): string {
  const money = (cents: number) => formatMoney({ cents, currency })
  return `Paid ${money(paidCents)}, given back ${money(returnedCents)}, lost in disputes ${money(lostCents)}: ${money(keptCents)} stayed.`
}

/** Every payment of an account as its owner was told of it by mail, oldest first, with what went back, and the sums. */
export async function showPayments(context: Context, who: string): Promise<Answer> {
  const { database, noteRead } = context
  const { id: accountId } = await findTheAccount(context, who)
  const payments = await listToldPayments(database.connection, accountId)
  const auditIds = [await noteRead('billing payments', accountId)]
  const totals = totalsOf(payments)
  const waiting = await notKnownYet(context)
  const data = { accountId, payments, totals, waiting: waiting.data }
  if (payments.length === 0)
    return { text: `No payment is known here. ${waiting.words}`, data, next: RECONCILE, auditIds }
  const rows = payments.map((payment) => {
    const money = (cents: number) => (cents === 0 ? '-' : formatMoney({ cents, currency: payment.currency }))
    const { paidCents, lostCents, paidAt, invoiceId } = payment
    return [inLagos(paidAt), money(paidCents), money(takenBack(payment)), money(lostCents), invoiceId]
  })
  return {
    text: [
      table(['Paid at', 'Paid', 'Given back', 'Lost', 'Invoice'], rows),
      ...totals.map((sums) => sumsInWords(sums)),
      ...(waiting.data.events === 0 ? [] : [waiting.words]),
    ],
    data,
    next: 'if Stripe has other sums, have it compared: billing reconcile',
    auditIds,
  }
}
