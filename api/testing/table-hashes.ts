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

/** A table as it was last read. */
interface Read {
  /** Changes with every row that is added, changed or deleted. */
  mark: string
  hash: unknown
}

const reads = new WeakMap<object, Map<string, Read>>()

async function tablesOf(db: Pick<TestDatabase, 'rows'>): Promise<Map<string, Read>> {
  const tables = await db.rows(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const names = tables.map((row) => String(row['table_name'])).filter((name) => !(name in countersOf))
  return new Map(names.map((name) => [name, { mark: '', hash: undefined }]))
}

/**
 * How many rows a table has, and the transaction that wrote the newest: a row that is added or changed is of a newer
 * one than all others, and one that is deleted is missing.
 */
const markQuery = (name: string): string =>
  `select '${name}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as mark from ${name}`

const ignored = Object.keys(ignoredColumns).map((column) => `'${column}'`)
const hashQuery = (name: string): string =>
  `select '${name}' as name, md5(string_agg(row, '' order by row)) as hash from ` +
  `(select (to_jsonb(t) - array[${ignored.join()}])::text as row from ${name} t where not (${ignoredRows[name] ?? 'false'})) rows`

async function ask(db: Pick<TestDatabase, 'rows'>, names: readonly string[], query: typeof markQuery) {
  const rows = names.length === 0 ? [] : await db.rows(names.map(query).join(' union all '))
  return rows.map(({ name, ...read }) => [String(name), read] as const)
}

/**
 * The hash of every table's rows, by table; see above for what is left out. Only tables that were written to since they
 * were last read are hashed anew.
 */
export async function tableHashes(db: Pick<TestDatabase, 'rows'>): Promise<Record<string, unknown>> {
  const tables = reads.get(db) ?? (await tablesOf(db))
  reads.set(db, tables)
  const written: string[] = []
  for (const [name, { mark }] of await ask(db, [...tables.keys()], markQuery)) {
    const read = tables.get(name)
    if (!read || read.mark === mark) continue
    read.mark = String(mark)
    written.push(name)
  }
  for (const [name, { hash }] of await ask(db, written, hashQuery)) {
    const read = tables.get(name)
    if (read) read.hash = hash
  }
  return Object.fromEntries([...tables].map(([name, { hash }]) => [name, hash]))
}
