import type { Client } from 'pg'

/**
 * Not in a backup: rate counters, which expire within the hour, and the record of the schema's steps, which a restore
 * writes itself.
 */
const leftOut = ['rate_counters', 'schema_migrations', 'schema_migrations_lock']

/** A table with its columns in the order of its definition. */
export interface Table {
  name: string
  columns: readonly string[]
}

/** Every table of the product, each after those that it refers to, so that rows can be put back in this order. */
export async function tablesInOrder(client: Client): Promise<Table[]> {
  const { rows: columns } = await client.query<{ table_name: string; column_names: string[] }>(
    `select c.table_name, array_agg(c.column_name::text order by c.ordinal_position) as column_names
       from information_schema.columns c
       join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
        and not c.table_name = any($1)
      group by c.table_name order by c.table_name`,
    [leftOut],
  )
  const { rows: references } = await client.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const waiting = new Map(columns.map(({ table_name: name, column_names }) => [name, column_names]))
  const ordered: Table[] = []
  while (waiting.size > 0) {
    const ready = [...waiting.keys()].filter((name) =>
      references.every(({ child, parent }) => child !== name || parent === name || !waiting.has(parent)),
    )
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`)
    for (const name of ready) {
      ordered.push({ name, columns: waiting.get(name) ?? [] })
      waiting.delete(name)
    }
  }
  return ordered
}

/** A list of columns as SQL names it. */
export const columnList = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ')
