import type { Connection, Transaction } from '../connection.ts'
import type { RowOf } from '../table.ts'
import { unmatchedRefunds } from '../tables/billing.ts'
import { readSettled, withoutSettled } from './settled-refunds.ts'

/** What came back of a refund of a payment that names nobody, and is with us. */
export type UnmatchedRefund = RowOf<typeof unmatchedRefunds>

/**
 * Keeps what came back of a customer's payments, and no other of theirs. It counts since it was first kept, anew where a later refund
 * came back.
 * @returns whether any of it is new.
 */
export async function keepUnmatchedRefunds(
  trx: Transaction,
  customerId: string,
  { refunds, now }: { refunds: readonly Omit<UnmatchedRefund, 'since'>[]; now: Date },
): Promise<boolean> {
  const before = await listUnmatchedRefundsOf(trx, [customerId])
  const gone = before.filter(({ invoiceId }) => !refunds.some((refund) => refund.invoiceId === invoiceId))
  await deleteUnmatchedRefunds(trx, gone)
  let isAnyNew = false
  for (const refund of refunds) {
    const known = before.find(
      ({ invoiceId, refundId }) => invoiceId === refund.invoiceId && refundId === refund.refundId,
    )
    isAnyNew ||= known === undefined
    const row = { ...refund, since: known?.since ?? now }
    await unmatchedRefunds.query(trx).insert(row).onConflict('invoice_id').merge()
  }
  return isAnyNew
}

/** What came back of the payments of these customers, also what was settled another way. */
export async function listUnmatchedRefundsOf(
  connection: Connection,
  customerIds: readonly string[],
): Promise<UnmatchedRefund[]> {
  return unmatchedRefunds
    .query(connection)
    .whereIn('customer_id', [...customerIds])
    .orderBy(['since', 'invoice_id'])
}

/** Deletes these: they were sent again, or a notice of the account tells of them. */
export async function deleteUnmatchedRefunds(
  trx: Transaction,
  refunds: readonly Pick<UnmatchedRefund, 'invoiceId'>[],
): Promise<void> {
  await unmatchedRefunds
    .query(trx)
    .whereIn(
      'invoice_id',
      refunds.map(({ invoiceId }) => invoiceId),
    )
    .delete()
}

/** What came back of every payment that names nobody and was not settled another way, the oldest first. Few ever did. */
export async function findUnmatchedOwed(connection: Connection): Promise<UnmatchedRefund[]> {
  return withoutSettled(connection, await unmatchedRefunds.query(connection).orderBy(['since', 'invoice_id']))
}

/** What came back of a payment that names nobody and was settled another way: nothing of it is owed. */
export type UnmatchedSettled = UnmatchedRefund & { settledAt: Date }

/** Those of these that were settled, with when. */
async function settledOf(
  connection: Connection,
  refunds: readonly UnmatchedRefund[],
): Promise<UnmatchedSettled[]> {
  const settled = await readSettled(
    connection,
    refunds.map(({ invoiceId }) => invoiceId),
  )
  return refunds.flatMap((refund) => {
    const settledAt = settled.get(refund.invoiceId)
    return settledAt !== undefined && settledAt >= refund.since ? [{ ...refund, settledAt }] : []
  })
}

/** What came back of the payments of a customer and was settled another way. */
export async function findUnmatchedSettled(
  connection: Connection,
  customerId: string,
): Promise<UnmatchedSettled[]> {
  return settledOf(connection, await listUnmatchedRefundsOf(connection, [customerId]))
}

/** The same of every customer. Few ever did. */
export async function findAllUnmatchedSettled(connection: Connection): Promise<UnmatchedSettled[]> {
  return settledOf(connection, await unmatchedRefunds.query(connection))
}
