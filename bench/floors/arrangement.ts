import { connectDatabase } from '../../db/connection.ts'
import { migrate } from '../../db/schema.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { seedPeople, type Person } from '../people/index.ts'

/** What each of them keeps: a few drafts and calculations, as people do. */
const belongings = { ready: 2, submissions: 3 }

/** Brings a new database to the newest schema and puts so many signed-in people in it. */
export async function arrange(databaseUrl: string, people: number): Promise<Person[]> {
  const database = connectDatabase({ DATABASE_URL: databaseUrl, DATABASE_POOL: 2 }, quietLogger)
  try {
    await migrate(database.connection)
  } finally {
    await database.close()
  }
  return seedPeople(databaseUrl, people, belongings)
}
