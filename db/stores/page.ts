import type { Connection } from '../connection.ts'
import { prepared, selectList } from '../statements.ts'
import type { Column, Definition, RowOf } from '../table.ts'

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

type Listed = Definition & { columns: Record<'id' | 'accountId' | 'createdAt', Column<unknown>> }

/**
 * The lists of a table whose rows belong to accounts: newest first by creation; the id decides between rows of the
 * same millisecond, so that no row comes twice.
 * @returns a function that gives one page of an account's rows.
 */
export function pagesOf<Of extends Listed>(
  table: Of,
): (connection: Connection, accountId: string, page: Page) => Promise<RowOf<Of>[]> {
  const { name } = table
  const from = `select ${selectList(table)} from ${name} where account_id = ?`
  const order = 'order by created_at desc, id desc limit ?'
  const first = prepared<RowOf<Of>>(`first-${name}`, `${from} ${order}`)
  const older = prepared<RowOf<Of>>(`older-${name}`, `${from} and (created_at, id) < (?, ?) ${order}`)
  return (connection, accountId, { before, limit }) =>
    before
      ? older(connection, [accountId, before.createdAt, before.id, limit])
      : first(connection, [accountId, limit])
}
