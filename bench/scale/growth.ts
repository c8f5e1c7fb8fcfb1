import { Client } from 'pg'
import { printFigures, type Figure } from '../figures.ts'
import { seedPopulation } from '../population/index.ts'
import { startSystem } from '../system/start-system.ts'
import { timeLookUps } from './lookups.ts'
import { readPlans } from './plans.ts'

const goals = { p95: 50, seedSeconds: 120 }

const ASKED = 300

const ms = (value: number): string => `${value.toFixed(1)} ms`

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
    {
      label: 'that read a growing table from end to end for no reason',
      figure: `${unexplained.length}`,
      goal: '0',
      isMet: unexplained.length === 0,
    },
    {
      label: 'that could not be planned',
      figure: `${notPlanned.length}`,
      goal: '0',
      isMet: notPlanned.length === 0,
    },
  ]
}

/** Fills the database with so many people, then times every list and lookup and, on request, reads the plans. */
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
    printFigures(`${accounts.toLocaleString('en')} accounts, ${await sizeOf(client)}`, [
      {
        label: 'filling it',
        figure: `${seconds.toFixed(0)} s`,
        goal: `under ${goals.seedSeconds} s`,
        isMet: seconds < goals.seedSeconds,
      },
      ...lookUps.map(({ name, p95 }) => ({
        label: `${name}, 95th percentile of ${ASKED}`,
        figure: ms(p95),
        goal: `at most ${goals.p95} ms`,
        isMet: p95 <= goals.p95,
      })),
      ...(statements ? planFigures(await readPlans(client, statements)) : []),
    ])
  } finally {
    await client.end()
    await system.stop()
  }
}
