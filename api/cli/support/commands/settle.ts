import { listErasedMoney } from '../../../../db/stores/audit-log.ts'
import { listUnreturned } from '../../../../db/stores/billing-stuck.ts'
import { readSettled } from '../../../../db/stores/settled-refunds.ts'
import { settleRefund } from '../../../features/billing/index.ts'
import { formatMoney } from '../../../../templates/email/formats.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'
import { inLagos, type Answer } from '../output.ts'

/** Most refunds that came back among which one is looked for. */
const MOST = 500

/** What is owed of an invoice, of an account that stands or of a deleted one. */
async function findOwed({ database }: Context, invoiceId: string) {
  const standing = await listUnreturned(database.connection, MOST)
  const erased = await listErasedMoney(database.connection, MOST)
  return [...standing, ...erased].find((money) => money.invoiceId === invoiceId)
}

/**
 * Notes that what came back of a refund was settled another way than by the card or by days of Pro: sent by bank, or from Stripe's
 * dashboard. Nothing moves by this; how it was done stands in the reason. Also of a deleted account.
 */
export async function settle(context: Context, invoiceId: string): Promise<Answer> {
  const { database, now, options, requestId, caller } = context
  const owed = await findOwed(context, invoiceId)
  if (!owed) {
    const at = (await readSettled(database.connection, [invoiceId])).get(invoiceId)
    if (at === undefined)
      throw new CommandError(
        'notFound',
        `Nothing is owed of ${invoiceId}, as far as is known here. What is owed: billing unreturned`,
      )
    return {
      text: `What came back of ${invoiceId} was settled already, ${inLagos(at)}. Nothing was done.`,
      data: { invoiceId, settledAt: at },
      auditIds: [await context.noteRead('billing settle', null)],
    }
  }
  const { accountId, cents, currency } = owed
  const by = onBehalfOf(context)
  const since = new Date(owed.since)
  const request = { invoiceId, accountId, cents, currency, since, ...by, now, requestId, caller }
  const noted = await settleRefund({ database }, request)
  if ('sentAt' in noted)
    throw new CommandError(
      'refused',
      `A refund of this account was sent ${inLagos(noted.sentAt)}, after this came back. Nothing was noted: see first whether the bank takes it, with billing payments ${accountId}`,
    )
  const { auditId } = noted
  return {
    text: `${formatMoney(owed)} of ${invoiceId} ${options.dryRun ? 'would count' : 'counts'} as settled another way; ${'email' in owed ? `it is owed to the account ${accountId} no more` : 'its account was deleted'}. No money moves by this: “${by.reason}” stands in the audit log.`,
    data: { invoiceId, accountId, cents, currency, settledAt: now },
    next: 'see what else is owed: billing unreturned',
    auditIds: [auditId],
  }
}
