import type { Connection, Transaction } from '../connection.ts'
import { columnNames } from '../statements.ts'
import { sqlName, type RowOf } from '../table.ts'
import type { reports } from '../tables/calculations.ts'

/** What the worker made of a submission, without the file itself. */
export type MadeFile = Omit<RowOf<typeof reports>, 'file'>

/**
 * Seconds that a file is kept after it was requested or made. The sweep runs every hour, so that it is deleted within 24
 * hours.
 */
const KEEP = 23 * 3600

const until = (moment: Date): Date => new Date(moment.getTime() + KEEP * 1000)

/** Whose file of which submission. */
export interface OfSubmission {
  readonly submissionId: string
  readonly accountId: string
}

/** The statements of files of one kind, one file a submission. */
export interface MadeFiles {
  /** Largest file that is kept, in bytes; the table refuses more. */
  readonly largest: number
  /** The file of a submission that has not expired at `now`. */
  find: (connection: Connection, of: OfSubmission, now: Date) => Promise<MadeFile | undefined>
  /** The bytes of a submission's file, if it still shows exactly this. */
  read: (connection: Connection, of: OfSubmission, basis: Buffer) => Promise<Buffer | undefined>
  /** Records that a file was requested; an earlier one is deleted. */
  request: (trx: Transaction, asked: OfSubmission & { now: Date }) => Promise<void>
  /** Stores a file that was requested. @returns false when the request is gone: submission or account was deleted. */
  store: (
    connection: Connection,
    of: OfSubmission,
    made: { file: Buffer; fileName: string; basis: Buffer; now: Date },
  ) => Promise<boolean>
  /** Records that a file could not be made; one that was made in the meantime stays. */
  markFailed: (connection: Connection, of: OfSubmission) => Promise<void>
  /** Deletes up to `limit` files that expired by `now`. @returns how many. */
  deleteExpired: (connection: Connection, now: Date, limit: number) => Promise<number>
}

/** The statements over a table of files. @param largest as the table's own check says, in bytes. */
export function madeFilesIn(files: typeof reports, largest: number): MadeFiles {
  const oneOf = (connection: Connection, { submissionId, accountId }: OfSubmission) =>
    files.query(connection).findById([submissionId, accountId])
  return {
    largest,
    find: async (connection, of, now) =>
      oneOf(connection, of).where('expires_at', '>', now).select(columnNames(files, 'file').map(sqlName)),
    async read(connection, of, basis) {
      const row = await oneOf(connection, of).where({ basis }).select('file')
      return row?.file ?? undefined
    },
    async request(trx, { submissionId, accountId, now }) {
      const request = { status: 'preparing', askedAt: now, expiresAt: until(now) } as const
      const none = { madeAt: null, fileName: null, basis: null, file: null }
      await files
        .query(trx)
        .insert({ submissionId, accountId, ...request, ...none })
        .onConflict(['submission_id', 'account_id'])
        .merge()
    },
    async store(connection, of, { now, ...content }) {
      const changes = { status: 'ready', madeAt: now, expiresAt: until(now), ...content } as const
      return (await oneOf(connection, of).patch(changes)) > 0
    },
    async markFailed(connection, of) {
      await oneOf(connection, of).where({ status: 'preparing' }).patch({ status: 'failed' })
    },
    async deleteExpired(connection, now, limit) {
      const old = files
        .query(connection)
        .select('submission_id', 'account_id')
        .where('expires_at', '<=', now)
        .limit(limit)
      return files.query(connection).whereInComposite(['submission_id', 'account_id'], old).delete()
    },
  }
}
