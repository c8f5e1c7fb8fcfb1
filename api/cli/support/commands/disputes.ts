import { findAccount } from '../../../../db/stores/accounts.ts'
import { listOpenDisputes } from '../../../../db/stores/open-disputes.ts'
import { findStripeCustomer } from '../../../../db/stores/stripe-customers.ts'
import type { Context } from '../context.ts'
import { notKnownYet, RECONCILE } from '../known-here.ts'
import { inLagos, table, type Answer } from '../output.ts'
import { answerInWords } from '../unsettled-money.ts'

/** The account that a customer pays for; null where none is known, or it was deleted. */
async function accountOf({ database }: Context, customerId: string) {
  const customer = await findStripeCustomer(database.connection, customerId)
  return customer ? ((await findAccount(database.connection, customer.accountId)) ?? null) : null
}

/** Payments that a bank decides about, the one whose answer is due first before the others, with whose they are. */
export async function showDisputes(context: Context, limit: number): Promise<Answer> {
  const open = await listOpenDisputes(context.database.connection, { limit })
  const waiting = await notKnownYet(context)
  const disputes = []
  for (const dispute of open) {
    const account = await accountOf(context, dispute.customerId)
    disputes.push({
      ...dispute,
      accountId: account?.id ?? null,
      email: account ? context.shownAddress(account.email) : null,
    })
  }
  const auditIds = [
    await context.noteListed(
      'billing disputes',
      disputes.map(({ accountId }) => accountId),
    ),
  ]
  const data = { disputes, waiting: waiting.data }
  if (disputes.length === 0)
    return {
      text: `No disputed payment is known here. ${waiting.words}`,
      data,
      next: waiting.data.events === 0 ? undefined : RECONCILE,
      auditIds,
    }
  const rows = disputes.map((dispute) => [
    dispute.id,
    inLagos(dispute.openedAt),
    answerInWords(dispute),
    dispute.customerId,
    dispute.accountId ?? 'none is known',
    dispute.email ?? '-',
  ])
  return {
    text: [
      table(['Dispute', 'Since', 'Answer', 'Customer', 'Account', 'Email'], rows),
      ...(waiting.data.events === 0 ? [] : [waiting.words]),
    ],
    data,
    next: disputes.some(({ needsAnswer }) => needsAnswer)
      ? 'give evidence on Stripe’s dashboard, under the dispute, before its day is over; refund nothing meanwhile'
      : 'wait for the bank; refund nothing meanwhile',
    auditIds,
  }
}
