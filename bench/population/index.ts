import { Client } from 'pg'
import { hashPassword } from '../../platform/password-hash.ts'
import { copyRows, type Value } from './copy-rows.ts'
import { makePeople, password, type RecordCounts, type Person } from './person.ts'
import { tables, type Shared, type Seeded } from './tables.ts'

export type { Person } from './person.ts'

function* rowsOf({ rows }: Seeded, people: readonly Person[], shared: Shared): Generator<Value[]> {
  for (const person of people) for (const row of rows(person, shared)) yield Object.values(row)
}

/**
 * Empties a migrated database and fills it with people and all their records, straight into the tables. In
 * one transaction that begins with emptying, so that PostgreSQL writes no log of the rows; without triggers and
 * checks of references, because the rows fit by how they are made.
 * @returns the people.
 */
export async function seedPopulation(
  databaseUrl: string,
  count: number,
  each: RecordCounts,
): Promise<Person[]> {
  const now = new Date()
  const people = makePeople(count, each, now)
  const shared = { now, passwordHash: await hashPassword(password) }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query('begin')
    await client.query('truncate accounts, audit_log, outbox, mail_deliveries cascade')
    for (const seeded of tables) {
      const [row] = people.slice(0, 1).flatMap((person) => seeded.rows(person, shared))
      if (row) await copyRows(client, seeded.table, Object.keys(row), rowsOf(seeded, people, shared))
    }
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
  return people
}
