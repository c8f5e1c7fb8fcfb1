import type { Connection } from '../connection.ts'
import { selectList } from '../statements.ts'
import { sqlName, type Definition } from '../table.ts'
import { tables } from '../tables/index.ts'
import type { Submission } from './submissions.ts'

/** Lists of rows. Of submissions the caller looks into the result. */
type PersonalData = Record<string, object[]> & { submissions: Submission[] }

/** An account's rows of a table, oldest first, without its internal columns. */
async function readList(connection: Connection, accountId: string, table: Definition): Promise<object[]> {
  const shown = Object.keys(table.columns).filter((name) => !table.columns[name]?.internal)
  const order = sqlName(table.download?.orderBy ?? '')
  const { rows } = await connection.raw<{ rows: object[] }>(
    `select ${selectList(table, shown)} from ${table.name} where account_id = ? order by ${order}`,
    [accountId],
  )
  return rows
}

/**
 * Every row that is kept of an account besides the account itself, for the download of all one's data: a list for each
 * table whose definition says so. What a plan hides is for whoever presents it.
 */
export async function readPersonalData(connection: Connection, accountId: string): Promise<PersonalData> {
  const lists = tables.flatMap((table) => {
    const { download } = table
    return download
      ? [readList(connection, accountId, table).then((rows) => [download.list, rows] as const)]
      : []
  })
  return Object.fromEntries(await Promise.all(lists)) as PersonalData
}
