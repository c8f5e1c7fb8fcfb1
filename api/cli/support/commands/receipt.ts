import { resendReceipt } from '../../../features/billing/index.ts'
import { formatMoney } from '../../../../templates/email/formats.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'
import { findTheAccount } from '../find-accounts.ts'
import { notKnownYet } from '../known-here.ts'
import { inLagos, type Answer } from '../output.ts'
import { lookLater, readProspect } from '../prospect.ts'
import { AppError } from '../../../../platform/errors.ts'

/** Mails a receipt to the account’s own address again. @param invoiceId at Stripe; the newest receipt when absent. */
export async function mailReceipt(
  context: Context,
  who: string,
  invoiceId: string | undefined,
): Promise<Answer> {
  const { database, now, requestId, caller, shownAddress } = context
  const account = await findTheAccount(context, who)
  const waiting = await notKnownYet(context)
  const request = { accountId: account.id, invoiceId, ...onBehalfOf(context), now, requestId, caller }
  const { receipt, eventId, auditId } = await resendReceipt({ database }, request).catch((error: unknown) => {
    throw error instanceof AppError && error.status === 404
      ? new CommandError(
          'notFound',
          invoiceId === undefined
            ? `No receipt of the account is known here. ${waiting.words} To know what Stripe knows: billing reconcile.`
            : `The account has no receipt of that invoice. See its invoices with: billing payments ${account.id}`,
        )
      : error
  })
  const amount = formatMoney({ cents: receipt.amountCents, currency: receipt.currency })
  const prospect = await readProspect(context, 'mail')
  return {
    text: `The receipt of ${amount}, paid ${inLagos(receipt.happensAt)}, will be mailed to ${shownAddress(account.email)} ${prospect.when}.`,
    data: { accountId: account.id, invoiceId: receipt.about, eventId, obstacles: prospect.obstacles },
    next: lookLater(prospect, `see that it was taken: email history ${account.id}`),
    auditIds: [auditId],
  }
}
