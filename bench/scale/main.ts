import { parseArgs } from 'node:util'
import { hasRedisServer, startTestRedis } from '../../local/testing/index.ts'
import { withPostgres } from '../system/databases.ts'
import { printFigures } from '../figures.ts'
import { measureGrowth } from './growth.ts'
import { measureParts } from './partitions.ts'
import { measureProcesses } from './side-by-side.ts'
import { productStatements } from './statements.ts'

// What one process more changes, and what ten and fifty times the data do; then how every statement is planned.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    accounts: { type: 'string', default: '10000,100000,500000' },
    /** Statements of an earlier run (STATEMENTS_FILE); without it the integration tests run for them. */
    statements: { type: 'string' },
  },
})
const sizes = values.accounts.split(',').map(Number)

const redis = hasRedisServer() ? await startTestRedis() : undefined
if (!redis) console.log('No redis-server on the PATH: measured with the queues on PostgreSQL')
try {
  if (Number(values.seconds) > 0)
    for (const processes of [1, 2])
      await withPostgres((databaseUrl) =>
        measureProcesses(databaseUrl, redis?.url, { processes, seconds: Number(values.seconds) }),
      )
} finally {
  await redis?.stop()
}
const statements = productStatements(values.statements)
await withPostgres(async (databaseUrl) =>
  printFigures('In parts, by account', await measureParts(databaseUrl, statements)),
)
for (const accounts of sizes)
  await withPostgres((databaseUrl) =>
    measureGrowth(databaseUrl, accounts, accounts === sizes.at(-1) ? statements : undefined),
  )
