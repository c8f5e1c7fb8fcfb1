import type { Connection, Transaction } from '../connection.ts'
import { columnNames } from '../statements.ts'
import { sqlName, type RowOf } from '../table.ts'
import { reports } from '../tables/calculations.ts'

/** A report without its file. */
export type Report = Omit<RowOf<typeof reports>, 'file'>

/** Largest PDF that is kept, in bytes; the table refuses more. */
export const largestReport = 2 * 1024 * 1024

/**
 * Seconds that a report is kept from when it was asked for or made. The sweep comes every hour, so that it is gone
 * within 24 hours.
 */
const KEEP = 23 * 3600

const until = (moment: Date): Date => new Date(moment.getTime() + KEEP * 1000)

/** The report of a submission whose time is not over at `now`. */
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

/** Notes that a report was asked for; a file of before goes. */
export async function requestReport(
  trx: Transaction,
  { submissionId, accountId, now }: { submissionId: string; accountId: string; now: Date },
): Promise<void> {
  const asked = { status: 'preparing', askedAt: now, expiresAt: until(now) } as const
  const none = { madeAt: null, fileName: null, basis: null, file: null }
  await reports
    .query(trx)
    .insert({ submissionId, accountId, ...asked, ...none })
    .onConflict('submission_id')
    .merge()
}

/**
 * Keeps the file of a report that was asked for.
 * @returns false when nobody asks for it any more: the submission or the account was deleted.
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

/** Notes that a report could not be made; one that was made in the meantime stays. */
export async function markReportFailed(connection: Connection, submissionId: string): Promise<void> {
  await reports
    .query(connection)
    .findById(submissionId)
    .where({ status: 'preparing' })
    .patch({ status: 'failed' })
}

/** Deletes up to `limit` reports whose time is over at `now`. @returns how many. */
export async function deleteExpiredReports(
  connection: Connection,
  now: Date,
  limit: number,
): Promise<number> {
  const old = reports.query(connection).select('submission_id').where('expires_at', '<=', now).limit(limit)
  return reports.query(connection).whereIn('submission_id', old).delete()
}
