import { listErasedMoney } from '../../../../db/stores/audit-log.ts'
import { listUnreturned } from '../../../../db/stores/billing-stuck.ts'
import { findUnmatchedOwed } from '../../../../db/stores/unmatched-refunds.ts'
import { readSettled } from '../../../../db/stores/settled-refunds.ts'
import { settleRefund } from '../../../features/billing/index.ts'
import { formatMoney } from '../../../../templates/email/formats.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'
import { inLagos, type Answer } from '../output.ts'

/** Most refunds that came back among which one is looked for. */
const MOST = 500

/** What is owed of an invoice, and to whom: an account that stands, or was deleted, or nobody who is known. */
interface Owed {
  invoiceId: string
  cents: number
  currency: string
  since: Date
  /** Whose account it is; null where none is known any more, or yet. */
  accountId: string | null
  /** Of a payment that names nobody, its customer at Stripe. */
  customerId: string | null
  /** To whom it is owed no more, once it is settled. */
  to: string
}

async function findOwed({ database: { connection } }: Context, invoiceId: string): Promise<Owed | undefined> {
  const standing = (await listUnreturned(connection, MOST)).map((money) => ({
    ...money,
    customerId: null,
    to: `it is owed to the account ${money.accountId} no more`,
  }))
  const ofNobody = (await findUnmatchedOwed(connection)).map((money) => ({
    ...money,
    accountId: null,
    to: `it is owed to whoever paid as ${money.customerId} no more`,
  }))
  const erased = (await listErasedMoney(connection, MOST)).map((money) => ({
    ...money,
    since: new Date(money.since),
    customerId: null,
    to: 'its account was deleted',
  }))
  return [...standing, ...ofNobody, ...erased].find((money) => money.invoiceId === invoiceId)
}

/**
 * Notes that what came back of a refund was settled another way than by the card or by days of Pro: sent by bank, or from Stripe's
 * dashboard. Nothing moves by this; how it was done stands in the reason. Also of a deleted account, and of a payment that names
 * nobody, which waits no more once nothing else of it is with us.
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
  const { accountId, customerId, cents, currency, since, to } = owed
  const by = onBehalfOf(context)
  const request = { invoiceId, accountId, customerId, cents, currency, since, ...by, now, requestId, caller }
  const noted = await settleRefund({ database }, request)
  if ('sentAt' in noted)
    throw new CommandError(
      'refused',
      `A refund of ${customerId === null ? 'this account' : customerId} was sent ${inLagos(noted.sentAt)}, after this came back. Nothing was noted: see first whether the bank takes it, with ${customerId === null ? `billing payments ${accountId ?? ''}` : 'billing unmatched'}`,
    )
  const { auditId } = noted
  return {
    text: `${formatMoney(owed)} of ${invoiceId} ${options.dryRun ? 'would count' : 'counts'} as settled another way; ${to}. No money moves by this: “${by.reason}” stands in the audit log.`,
    data: { invoiceId, accountId, customerId, cents, currency, settledAt: now },
    next: 'see what else is owed: billing unreturned',
    auditIds: [auditId],
  }
}
