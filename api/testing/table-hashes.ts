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

const queries = new WeakMap<object, Promise<string>>()

async function makeQuery(db: Pick<TestDatabase, 'rows'>): Promise<string> {
  const tables = await db.rows(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const ignored = Object.keys(ignoredColumns).map((column) => `'${column}'`)
  return tables
    .map((row) => String(row['table_name']))
    .filter((name) => !(name in countersOf))
    .map(
      (name) =>
        `select '${name}' as name, md5(string_agg(row, '' order by row)) as hash from ` +
        `(select (to_jsonb(t) - array[${ignored.join()}])::text as row from ${name} t where not (${ignoredRows[name] ?? 'false'})) rows`,
    )
    .join(' union all ')
}

/** The hash of every table's rows, by table; see above for what is left out. */
export async function tableHashes(db: Pick<TestDatabase, 'rows'>): Promise<Record<string, unknown>> {
  const query = queries.get(db) ?? makeQuery(db)
  queries.set(db, query)
  const rows = await db.rows(await query)
  return Object.fromEntries(rows.map(({ name, hash }) => [String(name), hash]))
}
