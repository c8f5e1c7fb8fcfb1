import type { Knex } from 'knex'
import type { Connection, StatementConfig } from './connection.ts'
import { sqlName, type Definition, type RowOf } from './table.ts'

/** Names in code of a table's columns, but those in `except`. */
export function columnNames<Of extends Definition, Except extends keyof Of['columns'] = never>(
  { columns }: Of,
  ...except: readonly Except[]
): Exclude<keyof Of['columns'] & string, Except>[] {
  const excluded = new Set<unknown>(except)
  return Object.keys(columns).filter((name) => !excluded.has(name)) as Exclude<
    keyof Of['columns'] & string,
    Except
  >[]
}

/**
 * What a written-out statement selects of a table: each column under its name in code.
 * @param names every column unless given.
 */
export function selectList<Of extends Definition>(
  table: Of,
  names: readonly (keyof Of['columns'] & string)[] = columnNames(table),
): string {
  return names.map((name) => `${table.name}.${sqlName(name)} as "${name}"`).join(', ')
}

/**
 * A written-out statement, which PostgreSQL parses and plans once a connection: for statements so frequent that
 * building and planning their text costs more than running them.
 * @param name stands for this text alone, in the whole product.
 * @param text with a question mark for each value.
 * @returns a function that runs it and gives the rows. Where DATABASE_PREPARED is off it is planned each time.
 */
export function prepared<Row = never>(
  name: string,
  text: string,
): (connection: Connection, values: readonly Knex.RawBinding[]) => Promise<Row[]> {
  return async (connection, values) => {
    const { config } = connection.client as { config: StatementConfig }
    const options = config.namesStatements ? { name } : {}
    const result = await connection.raw<{ rows: Row[] }>(text, values).options(options)
    return result.rows
  }
}

/** A prepared statement that inserts a whole row. @param name stands for this statement alone, in the whole product. */
export function preparedInsert<Of extends Definition>(
  name: string,
  table: Of,
): (connection: Connection, row: RowOf<Of>) => Promise<void> {
  const names = Object.keys(table.columns)
  const marks = names.map(() => '?').join(', ')
  const insert = prepared(
    name,
    `insert into ${table.name} (${names.map(sqlName).join(', ')}) values (${marks})`,
  )
  return async (connection, row) => {
    const values = names.map((column) => {
      const value = (row as Record<string, unknown>)[column]
      return table.columns[column]?.type === 'jsonb' ? JSON.stringify(value) : value
    })
    await insert(connection, values as Knex.RawBinding[])
  }
}

/**
 * Inserts a row unless one has the same values in these columns. Of two that try at once one is inserted.
 * @returns whether it was inserted.
 */
export async function insertIfNew<Of extends Definition>(
  connection: Connection,
  table: Of,
  row: RowOf<Of>,
  unique: readonly (keyof Of['columns'] & string)[],
): Promise<boolean> {
  // Objection gives the row back whether it was inserted or not; what the database returns tells.
  const values = Object.fromEntries(
    Object.entries(row as Record<string, unknown>).map(([name, value]) => [sqlName(name), value]),
  )
  const columns = unique.map(sqlName)
  const inserted: unknown[] = await connection(table.name)
    .insert(values)
    .onConflict(columns)
    .ignore()
    .returning(columns)
  return inserted.length > 0
}

/**
 * A deletion of old rows, by a column that holds a moment.
 * @returns a function that deletes up to `limit` rows with a moment before the given one, and gives how many.
 */
export function purgeBefore<Of extends Definition>(
  table: Of,
  column: keyof Of['columns'] & string,
): (connection: Connection, before: Date, limit: number) => Promise<number> {
  const key = table.key.map(sqlName).join(', ')
  const old = `select ${key} from ${table.name} where ${sqlName(column)} < ? limit ?`
  return async (connection, before, limit) => {
    const { rowCount } = await connection.raw<{ rowCount: number }>(
      `delete from ${table.name} where (${key}) in (${old})`,
      [before, limit],
    )
    return rowCount
  }
}
