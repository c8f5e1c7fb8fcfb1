import type { TestDatabase } from '../../db/testing/database.ts'

/** Tables that a refused call may write to, and why. */
const countersOf: Record<string, string> = {
  rate_counters: 'a refused call counts for its limit, which is what stops the next one',
  schema_migrations: 'of the schema, not of the product',
  schema_migrations_lock: 'of the schema, not of the product',
}

/** Rows that a refused call may add, and why: a failed sign-in, or a sign-up with an owned address, is noted as one. */
const ignoredRows: Record<string, string> = { audit_log: `t.action like '%_fail'` }

/** Columns that any call may write to, and why. */
const ignoredColumns: Record<string, string> = {
  last_seen_at: 'a session notes that it was used, whatever the call came to',
}

/** The hash of every table's rows, by table; see above for what is left out. */
export async function tableHashes(
  db: Pick<TestDatabase, 'rows'>,
  alsoIgnored: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const tables = await db.rows(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const looked = tables
    .map((row) => String(row['table_name']))
    .filter((name) => !(name in countersOf) && !(name in alsoIgnored))
  const ignored = Object.keys(ignoredColumns).map((column) => `'${column}'`)
  const parts = looked.map(
    (name) =>
      `select '${name}' as name, md5(string_agg(row, '' order by row)) as hash from ` +
      `(select (to_jsonb(t) - array[${ignored.join()}])::text as row from ${name} t where not (${ignoredRows[name] ?? 'false'})) rows`,
  )
  const rows = await db.rows(parts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}
