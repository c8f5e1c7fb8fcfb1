import type { TestDatabase } from '../../../db/testing/database.ts'

/**
 * A fingerprint of every row of every table, those of the queues too, by `schema.table`: equal before and after means that
 * nothing was written. Sequences and the counts of PostgreSQL itself are left out.
 */
export async function everything(db: TestDatabase): Promise<Record<string, string>> {
  const tables = await db.rows(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  )
  const prints: Record<string, string> = {}
  for (const { schema, name } of tables) {
    const table = `${String(schema)}.${String(name)}`
    const [row] = await db.rows(
      `select coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as print from ${table} t`,
    )
    prints[table] = String(row?.['print'])
  }
  return prints
}
