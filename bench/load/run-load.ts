import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Person } from '../population/index.ts'
import type { LoadSpec, Outcome } from './spec.ts'
import { Client } from 'pg'
import { postgresPid, cpuSecondsOf, memoryOf, processTree } from '../system/process-stats.ts'
import type { System } from '../system/start-system.ts'
import { checkDurability, type DurabilityCheck } from './check-durability.ts'

const generator = fileURLToPath(new URL('generator.ts', import.meta.url))

/** Process priority of the generator, below what it measures. */
const NICENESS = 5

/**
 * Puts load on API processes from a process of its own.
 * @throws Error when that process ends before its report.
 */
export async function generate(order: LoadSpec): Promise<Outcome> {
  const child = fork(generator, { execArgv: [], serialization: 'advanced' })
  if (child.pid !== undefined) setPriority(child.pid, NICENESS)
  const told = new Promise<Outcome>((resolve, reject) => {
    child.once('message', (outcome) => resolve(outcome as Outcome))
    child.once('exit', (code) => reject(new Error(`The generator ended with ${code} before its report`)))
  })
  child.send(order)
  return told
}

/** What one process, with all that it started, cost. */
export interface ProcessCost {
  name: string
  cpuSeconds: number
  /** Of the process itself all that is resident; of those it started what they share with nobody. Megabytes. */
  memory: number
  memoryOfChildren: number
}

/** The result of a load: responses, cost of each process, and whether every acknowledged write is stored. */
export interface LoadResult {
  outcome: Outcome
  kept: DurabilityCheck
  costs: ProcessCost[]
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
  load: Pick<LoadSpec, 'rates' | 'phases'>,
): Promise<LoadResult> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'bench' })
  await client.connect()
  try {
    const measured = [...processes, { name: 'postgres', pid: await postgresPid(client) }]
    const before = measured.map(({ pid }) => cpuSecondsOf(pid))
    const started = performance.now()
    const outcome = await generate({ ...load, people, apps })
    const seconds = (performance.now() - started) / 1000
    const costs = measured.map(({ name, pid }, index) => ({
      name,
      cpuSeconds: cpuSecondsOf(pid) - (before[index] ?? 0),
      memory: memoryOf(pid, 'VmRSS'),
      memoryOfChildren: childrenOf(pid),
    }))
    const kept = await checkDurability(client, outcome)
    return { outcome, kept, costs, seconds }
  } finally {
    await client.end()
  }
}
