import type { Connection, Transaction } from '../connection.ts'
import { columnNames } from '../statements.ts'
import { sqlName, type RowOf } from '../table.ts'
import { reports } from '../tables/calculations.ts'

/** A report without its file. */
export type Report = Omit<RowOf<typeof reports>, 'file'>

/** Largest PDF that is kept, in bytes; the table refuses more. */
export const largestReport = 2 * 1024 * 1024

/**
 * Seconds that a report is kept after it was requested or made. The sweep runs every hour, so that it is deleted
 * within 24 hours.
 */
const KEEP = 23 * 3600

const until = (moment: Date): Date => new Date(moment.getTime() + KEEP * 1000)

/** The report of a submission that has not expired at `now`. */
export async function findReport(
  connection: Connection,
  submissionId: string,
  now: Date,
): Promise<Report | undefined> {
  return reports
    .query(connection)
    .findById(submissionId)
    .where('expires_at', '>', now)
    .select(columnNames(reports, 'file').map(sqlName))
}

/** The PDF of a submission, if it still shows exactly this. */
export async function readReportFile(
  connection: Connection,
  submissionId: string,
  basis: Buffer,
): Promise<Buffer | undefined> {
  const row = await reports.query(connection).findById(submissionId).where({ basis }).select('file')
  return row?.file ?? undefined
}

/** Records that a report was requested; an earlier file is deleted. */
export async function requestReport(
  trx: Transaction,
  { submissionId, accountId, now }: { submissionId: string; accountId: string; now: Date },
): Promise<void> {
  const request = { status: 'preparing', askedAt: now, expiresAt: until(now) } as const
  const none = { madeAt: null, fileName: null, basis: null, file: null }
  await reports
    .query(trx)
    .insert({ submissionId, accountId, ...request, ...none })
    .onConflict('submission_id')
    .merge()
}

/**
 * Stores the file of a report that was requested.
 * @returns false when the request is gone: the submission or the account was deleted.
 */
export async function storeReport(
  connection: Connection,
  submissionId: string,
  made: { file: Buffer; fileName: string; basis: Buffer; now: Date },
): Promise<boolean> {
  const { now, ...content } = made
  const changes = { status: 'ready', madeAt: now, expiresAt: until(now), ...content } as const
  return (await reports.query(connection).findById(submissionId).patch(changes)) > 0
}

/** Records that a report could not be made; one that was made in the meantime stays. */
export async function markReportFailed(connection: Connection, submissionId: string): Promise<void> {
  await reports
    .query(connection)
    .findById(submissionId)
    .where({ status: 'preparing' })
    .patch({ status: 'failed' })
}

/** Deletes up to `limit` reports that expired by `now`. @returns how many. */
export async function deleteExpiredReports(
  connection: Connection,
  now: Date,
  limit: number,
): Promise<number> {
  const old = reports.query(connection).select('submission_id').where('expires_at', '<=', now).limit(limit)
  return reports.query(connection).whereIn('submission_id', old).delete()
}
