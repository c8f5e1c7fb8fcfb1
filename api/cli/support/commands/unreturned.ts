import { listErasedMoney, type ErasedMoneyOf } from '../../../../db/stores/audit-log.ts'
import { listUnreturned } from '../../../../db/stores/billing-stuck.ts'
import { leastMadeUpFor } from '../../../../db/stores/money-moved.ts'
import { listPlanGrants } from '../../../../db/stores/plan-grants.ts'
import { findUnmatchedOwed, type UnmatchedRefund } from '../../../../db/stores/unmatched-refunds.ts'
import { formatMoney } from '../../../../templates/email/formats.ts'
import { daysLeftOf, MOST_GRANTED_DAYS } from '../../../features/billing/index.ts'
import type { Context } from '../context.ts'
import { inLagos, table, type Answer, type Table } from '../output.ts'

/**
 * Refunds that no bank took and that were neither sent again, nor made up for, nor settled another way, the oldest first; then those
 * of payments that name nobody, and of accounts that were deleted with such money, by the audit log. Each row says what settles it.
 */
export async function showUnreturned(context: Context, limit: number): Promise<Answer> {
  const waiting = await listUnreturned(context.database.connection, limit)
  const refunds = await Promise.all(
    waiting.map(async (refund) => ({
      ...refund,
      email: context.shownAddress(refund.email),
      days: await daysFor(context, refund.accountId),
    })),
  )
  const erased = await listErasedMoney(context.database.connection, limit)
  const ofNobody = (await findUnmatchedOwed(context.database.connection)).slice(0, limit)
  const shown = [...refunds, ...erased].map(({ accountId }) => accountId)
  const auditIds = [await context.noteListed('billing unreturned', shown)]
  const data = { refunds, ofNobody, erased }
  if (refunds.length + ofNobody.length + erased.length === 0)
    return { text: 'Every refund was taken, or settled another way.', data, auditIds }
  return {
    text: [
      ...(refunds.length === 0 ? ['Of accounts that stand nothing is owed.'] : [tableOf(refunds)]),
      ...(ofNobody.length === 0 ? [] : ['Of payments that name nobody:', tableOfNobody(ofNobody)]),
      ...(erased.length === 0 ? [] : ['Of deleted accounts:', tableOfErased(erased)]),
    ],
    data,
    next: nextOf(data),
    auditIds,
  }
}

type Refund = Awaited<ReturnType<typeof listUnreturned>>[number] & { days: number | undefined }

/** The days of Pro that make up for it; undefined where so many cannot be granted besides those that are left. */
async function daysFor({ database, now }: Context, accountId: string): Promise<number | undefined> {
  const days = MOST_GRANTED_DAYS - daysLeftOf(await listPlanGrants(database.connection, accountId), now)
  return days < leastMadeUpFor ? undefined : days
}

/** What settles one: by its invoice, since the last payment of the account may be another one, which is well paid. */
const settlesOf = ({ accountId, invoiceId, days }: Refund): string =>
  `billing refund ${accountId} --invoice ${invoiceId};${days === undefined ? '' : ` or billing grant ${accountId} --days ${days};`} sent another way: billing settle ${invoiceId}`

/** The same of a deleted account: no command reaches its card, and nobody has Pro. */
const settlesErased = ({ invoiceId }: Pick<ErasedMoneyOf, 'invoiceId'>): string =>
  `send it as the person asks for, by bank or on Stripe’s dashboard; then billing settle ${invoiceId}`

/** The same of a payment that names nobody. */
const settlesOfNobody = ({
  customerId,
  invoiceId,
}: Pick<UnmatchedRefund, 'customerId' | 'invoiceId'>): string =>
  `billing refund ${customerId} --invoice ${invoiceId}; sent another way: billing settle ${invoiceId}; or billing attach ${customerId} EMAIL, then as of an account`

/** What to do: word for word where one is owed; of several by the line that stands in each row. */
function nextOf({
  refunds,
  ofNobody,
  erased,
}: {
  refunds: readonly Refund[]
  ofNobody: readonly UnmatchedRefund[]
  erased: readonly ErasedMoneyOf[]
}): string {
  const [only, ...others] = [
    ...refunds.map(settlesOf),
    ...ofNobody.map(settlesOfNobody),
    ...erased.map(settlesErased),
  ]
  return others.length === 0 && only !== undefined
    ? `ask whoever paid how to send it, then one of these: ${only}`
    : 'ask each how to send it, then do what stands under To settle in its row; the oldest comes first'
}

/** A moment as an entry of the audit log keeps it; those of earlier versions lack some. */
const momentOf = (iso: string | undefined): string => inLagos(iso === undefined ? null : new Date(iso))

const tableOf = (refunds: readonly Refund[]): Table =>
  table(
    ['Came back', 'Amount', 'Paid', 'Given back', 'Account', 'Email', 'Invoice', 'To settle'],
    refunds.map((refund) => [
      inLagos(refund.since),
      formatMoney(refund),
      inLagos(refund.paidAt),
      inLagos(refund.givenBackAt),
      refund.accountId,
      refund.email,
      refund.invoiceId,
      settlesOf(refund),
    ]),
  )

const tableOfNobody = (ofNobody: readonly UnmatchedRefund[]): Table =>
  table(
    ['Came back', 'Amount', 'Paid', 'Given back', 'Customer', 'Invoice', 'To settle'],
    ofNobody.map((refund) => [
      inLagos(refund.since),
      formatMoney(refund),
      inLagos(refund.paidAt),
      inLagos(refund.givenBackAt),
      refund.customerId,
      refund.invoiceId,
      settlesOfNobody(refund),
    ]),
  )

const tableOfErased = (erased: readonly ErasedMoneyOf[]): Table =>
  table(
    ['Deleted at', 'Amount', 'Paid', 'Given back', 'Account', 'Invoice', 'To settle'],
    erased.map((money) => [
      inLagos(money.deletedAt),
      formatMoney(money),
      momentOf(money.paidAt),
      momentOf(money.givenBackAt),
      money.accountId ?? '',
      money.invoiceId,
      settlesErased(money),
    ]),
  )
