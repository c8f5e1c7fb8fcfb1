import type { TestDatabase } from '../../../db/testing/database.ts'

/**
 * A fingerprint of every row of every table, those of the queues too, by `schema.table`: equal before and after means that
 * nothing was written. Sequences and the counts of PostgreSQL itself are left out.
 */
export async function everything(db: TestDatabase): Promise<Record<string, string>> {
  const tables = await db.rows(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const prints = tables.map(
    ({ name }) =>
      `select '${String(name)}' as name, md5(string_agg(t::text, E'\\n' order by t::text)) as print from ${String(name)} t`,
  )
  const rows = await db.rows(prints.join(' union all '))
  return Object.fromEntries(rows.map(({ name, print }) => [String(name), String(print)]))
}
