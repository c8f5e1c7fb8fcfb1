import { Client } from 'pg'
import type { Person } from '../people/index.ts'
import { postgresPid, cpuSecondsOf, memoryOf, processTree } from '../system/process-stats.ts'
import type { System } from '../system/start-system.ts'
import { checkKept, type Kept } from './check-kept.ts'
import { generate } from './generate.ts'
import type { Order, Outcome } from './order.ts'

/** What one process, with all that it started, cost. */
export interface Cost {
  name: string
  cpuSeconds: number
  /** Of the process itself all that is resident; of those it started what they share with nobody. Megabytes. */
  memory: number
  memoryOfChildren: number
}

/** A load that was made, what it cost and whether everything acknowledged is kept. */
export interface Loaded {
  outcome: Outcome
  kept: Kept
  costs: Cost[]
  seconds: number
}

const childrenOf = (root: number): number =>
  processTree(root)
    .filter(({ pid }) => pid !== root)
    .reduce((sum, { pid }) => sum + memoryOf(pid, 'RssAnon'), 0)

/** Puts the load on a running system, then looks for every acknowledged write. */
export async function runLoad(
  { apps, processes }: System,
  databaseUrl: string,
  people: readonly Person[],
  load: Pick<Order, 'rates' | 'phases'>,
): Promise<Loaded> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'bench' })
  await client.connect()
  try {
    const measured = [...processes, { name: 'postgres', pid: await postgresPid(client) }]
    const before = measured.map(({ pid }) => cpuSecondsOf(pid))
    const started = performance.now()
    const outcome = await generate(people, { ...load, apps })
    const seconds = (performance.now() - started) / 1000
    const costs = measured.map(({ name, pid }, index) => ({
      name,
      cpuSeconds: cpuSecondsOf(pid) - (before[index] ?? 0),
      memory: memoryOf(pid, 'VmRSS'),
      memoryOfChildren: childrenOf(pid),
    }))
    const kept = await checkKept(client, outcome)
    return { outcome, kept, costs, seconds }
  } finally {
    await client.end()
  }
}
