import { raw } from 'objection'
import type { Connection, Transaction } from '../connection.ts'
import type { RowOf } from '../table.ts'
import { openDisputes } from '../tables/billing.ts'

export type OpenDispute = RowOf<typeof openDisputes>

/** Keeps the disputes of these customers that are not decided, and no other of theirs. */
export async function keepOpenDisputes(
  trx: Transaction,
  customerIds: readonly string[],
  disputes: readonly OpenDispute[],
): Promise<void> {
  await openDisputes
    .query(trx)
    .whereIn('customer_id', [...customerIds])
    .whereNotIn(
      'id',
      disputes.map(({ id }) => id),
    )
    .delete()
  for (const dispute of disputes) await openDisputes.query(trx).insert(dispute).onConflict('id').merge()
}

/** Disputes that are not decided, of these customers or of all, the one whose answer is due first before the others. */
export async function listOpenDisputes(
  connection: Connection,
  { customerIds, limit }: { customerIds?: readonly string[]; limit: number },
): Promise<OpenDispute[]> {
  return openDisputes
    .query(connection)
    .modify((query) => {
      if (customerIds !== undefined) void query.whereIn('customer_id', [...customerIds])
    })
    .orderByRaw('needs_answer desc, due_at nulls last, opened_at, id')
    .limit(limit)
}

/** How the disputes stand that are not decided. */
export interface DisputesOpen {
  count: number
  /** How many of them want an answer of us. */
  unanswered: number
  /** When the oldest began; null where there is none. */
  since: Date | null
  /** When the first answer is due; null where none is wanted, or Stripe does not tell. */
  dueAt: Date | null
}

/** Counts them. */
export async function countOpenDisputes(connection: Connection): Promise<DisputesOpen> {
  const row = await openDisputes
    .query(connection)
    .count('* as disputes')
    .select(raw('count(*) filter (where needs_answer) as unanswered'))
    .min('opened_at as since')
    .min('due_at as due')
    .first()
    .castTo<{ disputes: string; unanswered: string; since: Date | null; due: Date | null } | undefined>()
  return {
    count: Number(row?.disputes ?? 0),
    unanswered: Number(row?.unanswered ?? 0),
    since: row?.since ?? null,
    dueAt: row?.due ?? null,
  }
}
