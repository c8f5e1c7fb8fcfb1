import type { Connection } from '../connection.ts'
import { prepared } from '../prepared.ts'
import { selectList } from '../select-list.ts'

/** Where a page of a list starts: after this row, in the order newest first. */
export interface PagePlace {
  id: string
  createdAt: Date
}

export interface Page {
  /** Rows older than this one; from the newest when absent. */
  before?: PagePlace | undefined
  limit: number
}

/**
 * The lists of a table whose rows belong to accounts: newest first by creation; the id decides between rows of the
 * same millisecond, so no row is met twice.
 * @param columns every column under its name in code.
 * @returns a function that gives one page of an account's rows.
 */
export function pagesOf<Row>(
  table: string,
  columns: Readonly<Record<keyof Row & string, string>>,
): (connection: Connection, accountId: string, page: Page) => Promise<Row[]> {
  const from = `select ${selectList(columns)} from ${table} where account_id = ?`
  const order = 'order by created_at desc, id desc limit ?'
  const first = prepared<Row>(`first-${table}`, `${from} ${order}`)
  const older = prepared<Row>(`older-${table}`, `${from} and (created_at, id) < (?, ?) ${order}`)
  return (connection, accountId, { before, limit }) =>
    before
      ? older(connection, [accountId, before.createdAt, before.id, limit])
      : first(connection, [accountId, limit])
}
