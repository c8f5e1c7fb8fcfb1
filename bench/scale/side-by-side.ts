import { Client } from 'pg'
import { count, ms, none, printFigures } from '../figures.ts'
import { recordCountsFor, recordHour, type Phase } from '../load/spec.ts'
import { figuresOf } from '../load/phase-figures.ts'
import { runLoad } from '../load/run-load.ts'
import { seedPopulation } from '../population/index.ts'
import { startSystem } from '../system/start-system.ts'
import { logWritten } from './recovery.ts'

const people = 5_000

const statementsMade = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ calls: string }>('select sum(calls) as calls from pg_stat_statements')
  return Number(rows[0]?.calls)
}

/** The record hour for some seconds on so many API processes and as many workers. */
export async function measureProcesses(
  databaseUrl: string,
  redisUrl: string | undefined,
  { processes, seconds }: { processes: number; seconds: number },
): Promise<void> {
  const phases: Phase[] = [
    { name: 'warm-up', seconds: 5, factor: 1 },
    { name: 'usual', seconds, factor: 1 },
  ]
  const load = { rates: recordHour, phases }
  const seeded = await seedPopulation(databaseUrl, people, recordCountsFor(people, load))
  const system = await startSystem({ databaseUrl, redisUrl, apis: processes, workers: processes })
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_stat_statements_reset()')
    const logBefore = await logWritten(client)
    const { outcome, costs, kept } = await runLoad(system, databaseUrl, seeded, load)
    const statements = await statementsMade(client)
    const logged = (await logWritten(client)) - logBefore
    const requests = outcome.answered.length
    const { p50, p95, shed, failed } = figuresOf(outcome.answered, 'usual')
    printFigures(`${processes} API and ${processes} worker, queues on ${redisUrl ? 'Redis' : 'PostgreSQL'}`, [
      { label: 'requests', figure: count(requests) },
      { label: 'median and 95th percentile', figure: `${ms(p50)}, ${ms(p95)}` },
      { label: 'turned away; failed', figure: `${shed}; ${failed}` },
      { label: 'statements a request', figure: (statements / requests).toFixed(2) },
      { label: 'log of PostgreSQL, a request', figure: `${(logged / requests / 1024).toFixed(2)} KiB` },
      ...costs.map(({ name, cpuSeconds }) => ({
        label: `${name}: processor, a request`,
        figure: `${cpuSeconds.toFixed(1)} s, ${((cpuSeconds / requests) * 1000).toFixed(2)} ms`,
      })),
      none('acknowledged writes lost', kept.lost.length),
    ])
  } finally {
    await client.end()
    await system.stop()
  }
}
