import { v7 as uuidv7 } from 'uuid'
import { jobNames, jobs, type JobName, type JobPayload } from '../../worker/contract/jobs.ts'
import type { Connection, Transaction } from '../connection.ts'
import { OutboxEventModel } from '../models/outbox-event.ts'
import type { Row } from '../row.ts'

export type OutboxEvent = Row<OutboxEventModel>

/**
 * Writes an event in the transaction of the change it tells of: both are kept or neither. The relay gives it to
 * its queue under the id returned here, which is also the job's id.
 */
export async function addToOutbox<Name extends JobName>(
  trx: Transaction,
  event: { job: Name; payload: JobPayload<Name>; accountId: string | null; now: Date },
): Promise<string> {
  const id = uuidv7()
  await OutboxEventModel.query(trx).insert({
    id,
    job: event.job,
    payload: jobs[event.job].payload.parse(event.payload),
    accountId: event.accountId,
    createdAt: event.now,
    publishedAt: null,
  })
  return id
}

/**
 * Up to `limit` events that wait, oldest first, locked for this transaction; those of another relay are skipped.
 * Events of a job this code does not know stay for a newer process that does.
 */
export async function takeFromOutbox(trx: Transaction, limit: number): Promise<OutboxEvent[]> {
  return OutboxEventModel.query(trx)
    .whereNull('published_at')
    .whereIn('job', jobNames)
    .orderBy(['created_at', 'id'])
    .limit(limit)
    .forUpdate()
    .skipLocked()
}

/** Remembers that these events reached their queue. */
export async function markPublished(trx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await OutboxEventModel.query(trx)
    .whereIn('id', [...ids])
    .patch({ publishedAt: now })
}

/** Deletes up to `limit` events that reached their queue before `before`. @returns how many. */
export async function purgePublished(connection: Connection, before: Date, limit: number): Promise<number> {
  const old = OutboxEventModel.query(connection).select('id').where('published_at', '<', before).limit(limit)
  return OutboxEventModel.query(connection).whereIn('id', old).delete()
}

/** Deletes every event of an account, published or not: what still waits must not be done for someone who left. */
export async function deleteOutboxOf(connection: Connection, accountId: string): Promise<void> {
  await OutboxEventModel.query(connection).where('account_id', accountId).delete()
}
