import type { Connection, Transaction } from '../connection.ts'
import { settledRefunds } from '../tables/billing.ts'

/** Notes that what came back of an invoice until now was settled another way than by the card or by Pro. */
export async function noteRefundSettled(trx: Transaction, invoiceId: string, now: Date): Promise<void> {
  await settledRefunds
    .query(trx)
    .insert({ invoiceId, settledAt: now })
    .onConflict(['invoice_id', 'settled_at'])
    .ignore()
}

/** When what came back of these invoices was last settled, by invoice. */
export async function readSettled(
  connection: Connection,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (invoiceIds.length === 0) return new Map()
  const rows = await settledRefunds
    .query(connection)
    .whereIn('invoice_id', [...invoiceIds])
    .orderBy('settled_at')
  return new Map(rows.map(({ invoiceId, settledAt }) => [invoiceId, settledAt]))
}

/** Those of which something is owed still: what came back after it was settled is. */
export async function withoutSettled<Money extends { invoiceId: string; since: Date | string }>(
  connection: Connection,
  held: readonly Money[],
): Promise<Money[]> {
  const settled = await readSettled(
    connection,
    held.map(({ invoiceId }) => invoiceId),
  )
  return held.filter(({ invoiceId, since }) => {
    const at = settled.get(invoiceId)
    return at === undefined || at < new Date(since)
  })
}
