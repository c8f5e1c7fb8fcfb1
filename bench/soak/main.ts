import { mkdir, writeFile } from 'node:fs/promises'
import { setInterval as every } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { printFigures } from '../figures.ts'
import { recordCountsFor, recordHour, type Phase } from '../load/spec.ts'
import { printLoad } from '../load/print.ts'
import { runLoad } from '../load/run-load.ts'
import { seedPopulation } from '../population/index.ts'
import { postgresPid } from '../system/process-stats.ts'
import { startSystem } from '../system/start-system.ts'
import { withPostgres } from '../system/databases.ts'
import { growthOf, type Watched } from './growth.ts'
import { takeSample } from './sample.ts'

// The record hour for twenty minutes, after another twenty to warm up, with a look at every process every second: nothing
// may grow. Every look is kept in .reports/soak.json.

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '40' }, factor: { type: 'string', default: '1' } },
})
const people = 5_000
/** Milliseconds. Memory goes up and down within a minute; looks further apart would meet it at one height for long. */
const SAMPLE_EVERY = 1_000
const seconds = Number(values.minutes) * 60
/**
 * Pools fill, code is compiled and heaps find their size in the first half. It takes V8 as long to have compiled what
 * the worker runs, which prints twice a second. What comes after must be long, too: memory differs by some megabytes
 * from one look to the next, with what is being printed.
 */
const warmUp = seconds / 2
const phases: Phase[] = [
  { name: 'warm-up', seconds: 15, factor: Number(values.factor) },
  { name: 'usual', seconds, factor: Number(values.factor) },
]
const load = { rates: recordHour, phases }

await withPostgres(async (databaseUrl) => {
  const seeded = await seedPopulation(databaseUrl, people, recordCountsFor(people, load))
  const system = await startSystem({ databaseUrl })
  const client = new Client({ connectionString: databaseUrl, application_name: 'bench' })
  await client.connect()
  try {
    const postgres = await postgresPid(client)
    const watched: Watched[] = []
    const over = new AbortController()
    const started = performance.now()
    const watching = (async () => {
      for await (const _ of every(SAMPLE_EVERY, undefined, { signal: over.signal })) {
        const at = (performance.now() - started) / 1000
        // What comes after the load is another state.
        if (at < seconds) watched.push({ at, sample: await takeSample(system, postgres, client) })
      }
    })().catch((error: unknown) => {
      if (!over.signal.aborted) throw error
    })
    const loaded = await runLoad(system, databaseUrl, seeded, load)
    over.abort()
    await watching
    await mkdir('.reports', { recursive: true })
    await writeFile('.reports/soak.json', JSON.stringify(watched))
    printLoad(loaded, phases)
    printFigures(
      `${values.minutes} minutes of the record hour, ${warmUp} s of them to warm up, ${watched.length} samples`,
      growthOf(watched, warmUp),
    )
  } finally {
    await client.end()
    await system.stop()
  }
})
