import { listUnreturned } from '../../../../db/stores/billing-stuck.ts'
import { formatMoney } from '../../../../templates/email/formats.ts'
import type { Context } from '../context.ts'
import { inLagos, table, type Answer } from '../output.ts'

/** Refunds that no bank took and that were neither sent again nor made up for, the oldest first. */
export async function showUnreturned(context: Context, limit: number): Promise<Answer> {
  const waiting = await listUnreturned(context.database.connection, limit)
  const refunds = waiting.map((refund) => ({ ...refund, email: context.shownAddress(refund.email) }))
  const auditIds = [await context.noteRead('billing unreturned', null)]
  if (refunds.length === 0) return { text: 'Every refund was taken.', data: { refunds }, auditIds }
  return {
    text: [
      table(
        ['Given back at', 'Amount', 'Account', 'Email', 'Invoice'],
        refunds.map(({ since, cents, currency, accountId, email, invoiceId }) => [
          inLagos(since),
          formatMoney({ cents, currency }),
          accountId,
          email,
          invoiceId,
        ]),
      ),
    ],
    data: { refunds },
    next: 'try the card again: billing refund ACCOUNT; or give Pro instead: billing grant ACCOUNT --days 366',
    auditIds,
  }
}
