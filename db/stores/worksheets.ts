import type { Connection, Transaction } from '../connection.ts'
import type { RowOf } from '../table.ts'
import { worksheets } from '../tables/calculations.ts'

export type Worksheet = RowOf<typeof worksheets>

/** The worksheets of the account's own submission; empty where it has none, or is somebody else's. */
export async function listWorksheets(
  connection: Connection,
  accountId: string,
  submissionId: string,
): Promise<Worksheet[]> {
  return worksheets
    .query(connection)
    .where({ submission_id: submissionId, account_id: accountId })
    .orderBy('created_at')
}

/** One worksheet of an account's submission; undefined where it was not begun. */
export async function findWorksheet(
  connection: Connection,
  { submissionId, accountId, kind }: Pick<Worksheet, 'submissionId' | 'accountId' | 'kind'>,
): Promise<Worksheet | undefined> {
  return worksheets.query(connection).findById([submissionId, kind, accountId])
}

/** Stores a worksheet in place of the one of its kind. The caller holds the account's lock. */
export async function storeWorksheet(trx: Transaction, worksheet: Worksheet): Promise<void> {
  await worksheets.query(trx).insert(worksheet).onConflict(['submission_id', 'kind', 'account_id']).merge()
}

/** Bytes that the worksheets of an account take, as the database stores them. */
export async function sizeOfWorksheets(trx: Transaction, accountId: string): Promise<number> {
  const { rows } = await trx.raw<{ rows: { size: string }[] }>(
    'select coalesce(sum(pg_column_size(content)), 0) as size from worksheets where account_id = ?',
    [accountId],
  )
  return Number(rows[0]?.size ?? 0)
}
