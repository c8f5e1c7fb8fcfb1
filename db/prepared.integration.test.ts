import { expect, test } from 'vitest'
import { quietLogger } from '../platform/testing/quiet-logger.ts'
import { connectDatabase } from './connection.ts'
import { prepared } from './statements.ts'
import { useTestDatabase } from './testing/database.ts'

const db = useTestDatabase()
const sum = prepared<{ sum: number }>('sum_of_two', 'select ?::integer + ?::integer as sum')

test.each(['on', 'off'] as const)(
  'prepared statements %s: kept by the connection only then',
  async (setting) => {
    const env = { DATABASE_URL: db.url, DATABASE_POOL: 1, DATABASE_PREPARED: setting }
    const database = connectDatabase(env, quietLogger)
    try {
      expect(await sum(database.connection, [1, 2])).toEqual([{ sum: 3 }])
      expect(await database.transaction((trx) => sum(trx, [3, 4]))).toEqual([{ sum: 7 }])
      const { rows } = await database.connection.raw<{ rows: object[] }>(
        'select name from pg_prepared_statements',
      )
      expect(rows).toEqual(setting === 'on' ? [{ name: 'sum_of_two' }] : [])
    } finally {
      await database.close()
    }
  },
)
