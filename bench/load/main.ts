import { parseArgs } from 'node:util'
import { withPostgres } from '../system/databases.ts'
import { seedPopulation } from '../population/index.ts'
import { startSystem } from '../system/start-system.ts'
import { recordCountsFor, recordHour, type Phase } from './spec.ts'
import { printLoad } from './print.ts'
import { runLoad } from './run-load.ts'

// The record hour on one API process, one worker and one PostgreSQL, then a minute of more, then the usual again.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    peak: { type: 'string', default: '3' },
    'peak-seconds': { type: 'string', default: '60' },
    /** Of the record hour's rates: less than 1 finds what a small machine carries. */
    factor: { type: 'string', default: '1' },
    people: { type: 'string', default: '5000' },
  },
})
const people = Number(values.people)
const usual = Number(values.factor)
const phases: Phase[] = [
  { name: 'warm-up', seconds: 15, factor: usual },
  { name: 'usual', seconds: Number(values.minutes) * 60, factor: usual },
  { name: 'peak', seconds: Number(values['peak-seconds']), factor: usual * Number(values.peak) },
  { name: 'after', seconds: 40, factor: usual },
]
const load = { rates: recordHour, phases }

await withPostgres(async (databaseUrl) => {
  const seeded = await seedPopulation(databaseUrl, people, recordCountsFor(people, load))
  const system = await startSystem({ databaseUrl })
  try {
    printLoad(await runLoad(system, databaseUrl, seeded, load), phases)
    for (const line of system.faults()) console.error(line)
  } finally {
    await system.stop()
  }
})
