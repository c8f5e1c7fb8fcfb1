import { Client } from 'pg'
import { atMost, count, ms, none, printFigures, under, type Figure } from '../figures.ts'
import { seedPopulation } from '../population/index.ts'
import { startSystem } from '../system/start-system.ts'
import { timeLookUps } from './lookups.ts'
import { readPlans } from './plans.ts'
import { measureRecovery } from './recovery.ts'

const goals = { p95: 50, seedSeconds: 120 }

const ASKED = 300

async function sizeOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  )
  return rows[0]?.size ?? ''
}

function planFigures({ found, planned, notPlanned }: Awaited<ReturnType<typeof readPlans>>): Figure[] {
  const unexplained = found.filter(({ reason }) => reason === undefined)
  for (const { text, tables } of unexplained)
    console.error(`Reads all of ${tables.join(', ')}: ${text.replaceAll(/\s+/g, ' ')}`)
  for (const text of notPlanned) console.error(`No plan: ${text.replaceAll(/\s+/g, ' ')}`)
  for (const { text, reason } of found)
    if (reason !== undefined) console.log(`Right: ${reason}: ${text.replaceAll(/\s+/g, ' ')}`)
  return [
    { label: 'statements planned', figure: `${planned}` },
    none('that read a growing table from end to end for no reason', unexplained.length),
    none('that could not be planned', notPlanned.length),
  ]
}

/** Fills the database with so many people, then times every list and lookup and, on request, reads the plans and
 * restores a backup of it. */
export async function measureGrowth(
  databaseUrl: string,
  accounts: number,
  statements: readonly string[] | undefined,
): Promise<void> {
  const started = performance.now()
  const people = await seedPopulation(databaseUrl, accounts, { ready: 0, submissions: 1 })
  const seconds = (performance.now() - started) / 1000
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const system = await startSystem({ databaseUrl, workers: 0 })
  try {
    const [app = ''] = system.apps
    await timeLookUps(app, people, ASKED / 10)
    const lookUps = await timeLookUps(app, people, ASKED)
    printFigures(`${count(accounts)} accounts, ${await sizeOf(client)}`, [
      under('filling it', seconds, goals.seedSeconds, (value) => `${value.toFixed(0)} s`),
      ...lookUps.map(({ name, p95 }) => atMost(`${name}, 95th percentile of ${ASKED}`, p95, goals.p95, ms)),
      ...(statements ? planFigures(await readPlans(client, statements)) : []),
      ...(statements ? await measureRecovery(databaseUrl) : []),
    ])
  } finally {
    await client.end()
    await system.stop()
  }
}
