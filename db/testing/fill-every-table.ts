import { randomBytes, randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { tablesInOrder } from '../backup/tables.ts'
import type { Account } from '../stores/accounts.ts'
import type { TestDatabase } from './database.ts'

interface Column {
  table: string
  name: string
  type: string
  /** The table and column that it refers to. */
  refersTo: readonly [table: string, column: string] | null
  /** What the table's constraints say of it. */
  checks: string
}

async function columnsOf(db: TestDatabase): Promise<Column[]> {
  const rows = await db.rows(`
    select c.table_name, c.column_name, c.udt_name,
      (select array[k.confrelid::regclass::text, f.attname]
         from pg_constraint k
         join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
         join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
        where k.contype = 'f' and k.conrelid = t.oid and a.attname = c.column_name limit 1)::text[] as refers_to,
      (select coalesce(string_agg(pg_get_constraintdef(k.oid), ' '), '')
         from pg_constraint k
         join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
        where k.contype = 'c' and k.conrelid = t.oid and a.attname = c.column_name) as checks
    from information_schema.columns c
    join pg_class t on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace
    where c.table_schema = 'public' and c.is_generated = 'NEVER'`)
  return rows.map((row) => ({
    table: String(row['table_name']),
    name: String(row['column_name']),
    type: String(row['udt_name']),
    refersTo: row['refers_to'] as Column['refersTo'],
    checks: String(row['checks']),
  }))
}

/** Values that a constraint over several columns asks for, by table and column. */
const givenValues: Readonly<Record<string, unknown>> = {
  'accountant_links.openings': '[]',
  'reports.status': 'ready',
  'return_packs.status': 'ready',
  // A provider's sign-up has no password.
  'sign_ups.password_hash': null,
  'waiting_changes.kind': 'email',
}

/** A value that a column takes: what its constraints name, else something of its type. */
function valueFor({ type, checks }: Column, now: Date): unknown {
  const word = /'([^']+)'::text/.exec(checks)?.[1]
  const least = Number(/>= (\d+)/.exec(checks)?.[1] ?? 1)
  const values: Record<string, () => unknown> = {
    uuid: randomUUID,
    text: () => word ?? randomUUID(),
    bytea: () => randomBytes(32),
    bool: () => false,
    timestamptz: () => now,
    date: () => '2026-01-01',
    jsonb: () => '{}',
    int2: () => least,
    int4: () => least,
    int8: () => least,
    numeric: () => least,
  }
  const make = values[type]
  if (make === undefined) throw new Error(`db/testing/fill-every-table.ts knows no value of the type ${type}`)
  return make()
}

/** The tables, each after those that it refers to. */
async function orderOf(db: TestDatabase) {
  const client = new Client({ connectionString: db.url })
  await client.connect()
  try {
    return await tablesInOrder(client)
  } finally {
    await client.end()
  }
}

/**
 * Gives an account a row in every table that knows accounts or addresses (a column `account_id` or `email`), in all its
 * columns, unless it has one there: also in a table that is made later, because it asks the schema.
 * @returns the names of these tables.
 */
export async function fillEveryTable(db: TestDatabase, account: Account, now: Date): Promise<string[]> {
  const columns = await columnsOf(db)
  const order = await orderOf(db)
  const filled: string[] = []
  for (const { name: table } of order) {
    const own = columns.filter((column) => column.table === table)
    const key = own.find(({ name }) => name === 'account_id') ?? own.find(({ name }) => name === 'email')
    if (key === undefined) continue
    filled.push(table)
    const isItsOwn = { account_id: account.id, email: account.email }
    const wanted = isItsOwn[key.name as keyof typeof isItsOwn]
    const there = await db.rows(`select 1 from "${table}" where ${key.name} = ? limit 1`, [wanted])
    if (there.length > 0) continue
    const values: unknown[] = []
    for (const column of own) values.push(await valueIn(db, column, { account, now }))
    const names = own.map(({ name }) => `"${name}"`).join(', ')
    const marks = own.map(() => '?').join(', ')
    await db.rows(`insert into "${table}" (${names}) values (${marks})`, values)
  }
  return filled
}

/** The account's own where the column names one; a row that it refers to; else any value. */
async function valueIn(
  db: TestDatabase,
  column: Column,
  { account, now }: { account: Account; now: Date },
): Promise<unknown> {
  const { name, refersTo } = column
  if (name === 'account_id') return account.id
  if (name === 'email') return account.email
  const given = givenValues[`${column.table}.${name}`]
  if (given !== undefined) return given
  if (refersTo === null) return valueFor(column, now)
  const [table, referred] = refersTo
  const key = table === 'accounts' ? 'id' : 'account_id'
  const [row] = await db.rows(`select "${referred}" as value from "${table}" where ${key} = ? limit 1`, [
    account.id,
  ])
  return row?.['value'] ?? null
}
