import { listErasedMoney } from '../../../../db/stores/audit-log.ts'
import { listUnreturned } from '../../../../db/stores/billing-stuck.ts'
import { formatMoney } from '../../../../templates/email/formats.ts'
import type { Context } from '../context.ts'
import { inLagos, table, type Answer, type Table } from '../output.ts'

/**
 * Refunds that no bank took and that were neither sent again nor made up for, the oldest first; then those of accounts that were
 * deleted with such money, by the audit log, which does not know what was done about them at Stripe.
 */
export async function showUnreturned(context: Context, limit: number): Promise<Answer> {
  const waiting = await listUnreturned(context.database.connection, limit)
  const refunds = waiting.map((refund) => ({ ...refund, email: context.shownAddress(refund.email) }))
  const erased = await listErasedMoney(context.database.connection, limit)
  const shown = [...refunds, ...erased].map(({ accountId }) => accountId)
  const auditIds = [await context.noteListed('billing unreturned', shown)]
  if (refunds.length === 0 && erased.length === 0)
    return { text: 'Every refund was taken.', data: { refunds, erased }, auditIds }
  return {
    text: [
      ...(refunds.length === 0 ? ['Of accounts that stand every refund was taken.'] : [tableOf(refunds)]),
      ...(erased.length === 0
        ? []
        : [
            'Of deleted accounts; what was sent since is noted at Stripe:',
            table(
              ['Deleted at', 'Amount', 'Paid', 'Given back', 'Account', 'Invoice'],
              erased.map(({ deletedAt, cents, currency, paidAt, givenBackAt, accountId, invoiceId }) => [
                inLagos(deletedAt),
                formatMoney({ cents, currency }),
                momentOf(paidAt),
                momentOf(givenBackAt),
                accountId ?? '',
                invoiceId,
              ]),
            ),
          ]),
    ],
    data: { refunds, erased },
    ...nextOf(refunds[0]),
    auditIds,
  }
}

/** What settles the oldest: by its invoice, since the last payment of the account may be another one, which is well paid. */
const nextOf = (oldest: Awaited<ReturnType<typeof listUnreturned>>[number] | undefined): { next?: string } =>
  oldest
    ? {
        next: `try the card again, by account and invoice: billing refund ${oldest.accountId} --invoice ${oldest.invoiceId}; or give Pro instead: billing grant ${oldest.accountId} --days 366`,
      }
    : {}

/** A moment as an entry of the audit log keeps it; those of earlier versions lack some. */
const momentOf = (iso: string | undefined): string => inLagos(iso === undefined ? null : new Date(iso))

const tableOf = (refunds: Awaited<ReturnType<typeof listUnreturned>>): Table =>
  table(
    ['Came back', 'Amount', 'Paid', 'Given back', 'Account', 'Email', 'Invoice'],
    refunds.map(({ since, cents, currency, paidAt, givenBackAt, accountId, email, invoiceId }) => [
      inLagos(since),
      formatMoney({ cents, currency }),
      inLagos(paidAt),
      inLagos(givenBackAt),
      accountId,
      email,
      invoiceId,
    ]),
  )
