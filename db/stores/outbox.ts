import { raw } from 'objection'
import { v7 as uuidv7 } from 'uuid'
import {
  jobNames,
  jobs,
  type JobName,
  type JobPayload,
  type OutboxJobName,
} from '../../contract/jobs/jobs.ts'
import type { MailName } from '../../contract/jobs/mails.ts'
import type { Connection, Transaction } from '../connection.ts'
import { purgeBefore } from '../statements.ts'
import type { RowOf } from '../table.ts'
import { outbox } from '../tables/operations.ts'

export type OutboxEvent = RowOf<typeof outbox>

/**
 * Writes an event in the transaction of the change that causes it: both are committed or neither. The relay adds it
 * to its queue under the id returned here, which is also the job's id.
 */
export async function addToOutbox<Name extends OutboxJobName>(
  trx: Transaction,
  event: { job: Name; payload: JobPayload<Name>; accountId: string | null; now: Date },
): Promise<string> {
  const id = uuidv7()
  await outbox.query(trx).insert({
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
 * Takes up to `limit` waiting events, oldest first, and marks them as published. The caller commits only once they are
 * in their queue. Events that another relay has locked are skipped; those of a job that this version does not know
 * are left for a newer process.
 */
export async function takeFromOutbox(trx: Transaction, limit: number, now: Date): Promise<OutboxEvent[]> {
  const oldest = outbox
    .query(trx)
    .select('id')
    .whereNull('published_at')
    .whereIn('job', jobNames)
    .orderBy(['created_at', 'id'])
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const events = await outbox.query(trx).whereIn('id', oldest).patch({ publishedAt: now }).returning('*')
  return events.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

/** How many mails of a kind were asked for an account since a moment. */
export async function countOutboxMails(
  connection: Connection,
  { accountId, mail, since }: { accountId: string; mail: MailName; since: Date },
): Promise<number> {
  const row = await outbox
    .query(connection)
    .where({ account_id: accountId, job: 'send-email' })
    .where('created_at', '>', since)
    .whereRaw("payload ->> 'mail' = ?", [mail])
    .count('* as mails')
    .first()
    .castTo<{ mails: string } | undefined>()
  return Number(row?.mails ?? 0)
}

/** How far the relay is behind. */
export interface OutboxLag {
  /** Events that have not reached their queue. */
  waiting: number
  /** Age of the oldest of them in seconds; 0 when none waits. */
  oldestSeconds: number
}

/** How far the relay is behind at `now`: the figure to watch [operations O08]. At rest both are 0. */
export async function readOutboxLag(connection: Connection, now: Date): Promise<OutboxLag> {
  const row = await outbox
    .query(connection)
    .whereNull('published_at')
    .count('* as waiting')
    .min('created_at as oldest')
    .first()
    .castTo<{ waiting: string; oldest: Date | null } | undefined>()
  const oldest = row?.oldest?.getTime() ?? now.getTime()
  return { waiting: Number(row?.waiting ?? 0), oldestSeconds: Math.max(0, (now.getTime() - oldest) / 1000) }
}

/**
 * Ids of mails whose events reached their queue between two moments and of which no mail was handed over or refused for good, and of requests
 * for mails that nothing answered, oldest first. Most of them wait in the queue or were not worth sending any more; the
 * queue knows.
 */
export async function listUnsentMails(
  connection: Connection,
  { after, before, limit }: { after: Date; before: Date; limit: number },
): Promise<string[]> {
  const mail: JobName = 'send-email'
  const request: JobName = 'answer-mail-request'
  const rows = await outbox
    .query(connection)
    .select('outbox.id')
    .leftJoin('mail_deliveries', 'mail_deliveries.outbox_id', 'outbox.id')
    // What was refused for good is not lost: whoever removes it from the queue means it.
    .leftJoin('mail_refusals', 'mail_refusals.outbox_id', 'outbox.id')
    .leftJoin('mail_requests', raw('mail_requests.id::text'), raw("outbox.payload ->> 'mailRequestId'"))
    .whereBetween('outbox.published_at', [after, before])
    .where(
      (lost) =>
        void lost
          .where(
            (unsent) =>
              void unsent
                .where('outbox.job', mail)
                .whereNull('mail_deliveries.outbox_id')
                .whereNull('mail_refusals.outbox_id'),
          )
          .orWhere((asked) => void asked.where('outbox.job', request).whereNotNull('mail_requests.id')),
    )
    .orderBy('outbox.published_at')
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The newest events, newest first, at most `limit`. @param waitingOnly leaves out those that reached their queue. */
export async function listOutbox(
  connection: Connection,
  { waitingOnly, limit }: { waitingOnly: boolean; limit: number },
): Promise<OutboxEvent[]> {
  const events = outbox.query(connection)
  if (waitingOnly) void events.whereNull('published_at')
  return events
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
}

/** Has the relay add these events to their queue once more. */
export async function republish(connection: Connection, ids: readonly string[]): Promise<void> {
  await outbox
    .query(connection)
    .whereIn('id', [...ids])
    .patch({ publishedAt: null })
}

/** Deletes up to `limit` events that reached their queue before `before`. @returns how many. */
export const purgePublished = purgeBefore(outbox, 'publishedAt')

/** Deletes every event of an account, published or not: no job runs for a deleted account. */
export async function deleteOutboxOf(connection: Connection, accountId: string): Promise<void> {
  await outbox.query(connection).where('account_id', accountId).delete()
}
