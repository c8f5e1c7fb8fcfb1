import type { Connection } from './connection.ts'
import type { BaseModel } from './models/base-model.ts'
import type { Row } from './row.ts'

/**
 * Keeps a row unless one stands in its way on these columns (names in SQL). Of two that try at once one keeps it.
 * @returns whether it was kept.
 */
export async function insertIfNew<M extends BaseModel>(
  connection: Connection,
  model: typeof BaseModel & (new () => M),
  row: Row<M>,
  columns: readonly [string, ...string[]],
): Promise<boolean> {
  // Objection gives the row back whether it was kept or not; what the database returns tells.
  const values = model.columnNameMappers.format(row)
  const kept: unknown[] = await connection(model.tableName)
    .insert(values)
    .onConflict([...columns])
    .ignore()
    .returning(columns[0])
  return kept.length > 0
}
