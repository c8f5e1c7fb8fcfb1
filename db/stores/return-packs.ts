import type { Result, Worksheets } from '../../tax/index.ts'
import type { Connection } from '../connection.ts'
import type { Submission } from './submissions.ts'
import { listWorksheets } from './worksheets.ts'

/** What a return pack shows besides its calculation. */
export interface ReturnRows {
  worksheets: Worksheets
  /** The newest other calculation of each year. */
  others: { taxYear: number; result: Result }[]
}

/** Reads what a return pack of a submission shows besides: its worksheets, and the account's other years. */
export async function readReturnRows(
  connection: Connection,
  { id, accountId }: Pick<Submission, 'id' | 'accountId'>,
): Promise<ReturnRows> {
  const kept = await listWorksheets(connection, accountId, id)
  const { rows } = await connection.raw<{ rows: ReturnRows['others'] }>(
    `select distinct on (tax_year) tax_year as "taxYear", result from submissions
      where account_id = ? and id <> ? order by tax_year desc, created_at desc, id desc limit 20`,
    [accountId, id],
  )
  return { worksheets: Object.fromEntries(kept.map(({ kind, content }) => [kind, content])), others: rows }
}
