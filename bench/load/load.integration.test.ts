import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../db/testing/database.ts'
import { seedPopulation } from '../population/index.ts'
import { startSystem, type System } from '../system/start-system.ts'
import { recordCountsFor, type Phase } from './spec.ts'
import { checkDurability } from './check-durability.ts'
import { figuresOf } from './phase-figures.ts'
import { runLoad, type LoadResult } from './run-load.ts'

// The tool itself, for a moment and at a low rate: what it counts is there, and what is missing is found.

const db = useTestDatabase()
const rates = { calculate: 3, save: 10, 'log in': 1, report: 0.7 }
const phases: Phase[] = [{ name: 'usual', seconds: 3, factor: 1 }]

describe.skipIf(process.platform !== 'linux')('a load of three seconds', () => {
  let system: System | undefined
  let ran: LoadResult | undefined
  const loaded = (): LoadResult => {
    if (!ran) throw new Error('The load runs before the first test')
    return ran
  }
  beforeAll(async () => {
    const people = await seedPopulation(db.url, 20, recordCountsFor(20, { rates, phases }))
    system = await startSystem({ databaseUrl: db.url, isCompiled: false })
    ran = await runLoad(system, db.url, people, { rates, phases })
  }, 120_000)
  afterAll(() => system?.stop())

  test('every kind of call was made, answered and kept', async () => {
    const { outcome, kept, costs } = loaded()
    const all = figuresOf(outcome.answered, 'usual')
    expect(all).toMatchObject({ failed: 0, refused: 0, shed: 0 })
    expect(outcome.skipped).toBe(0)
    expect(new Set(outcome.answered.map(({ what }) => what))).toEqual(
      new Set(['save', 'calculate', 'log in', 'ask for a report', 'look for a report', 'fetch a report']),
    )
    expect(kept).toMatchObject({ lost: [], calculationsChecked: outcome.calculations.length })
    expect(kept.totals.kept).toBe(kept.totals.acknowledged)
    expect(outcome.reports.every(({ ms }) => ms !== undefined)).toBe(true)
    expect(costs.map(({ name }) => name)).toEqual(['api', 'worker', 'postgres'])
    const [{ count } = { count: 0 }] = await db.rows(
      `select count(*)::int as count from submissions where created_at > now() - interval '1 hour'`,
    )
    expect(count).toBe(outcome.calculations.length)
  })

  test('a write that is gone, and one that was changed, are found', async () => {
    const { outcome } = loaded()
    const [draft] = outcome.drafts
    const [calculation, other] = outcome.calculations
    await db.rows('update drafts set version = version - 1 where id = ?', [draft?.id])
    await db.rows('delete from submissions where id = ?', [calculation?.id])
    await db.rows(`update submissions set result = result || '{"totalTax": 1}' where id = ?`, [other?.id])
    const client = new Client({ connectionString: db.url })
    await client.connect()
    const { lost } = await checkDurability(client, outcome)
    await client.end()
    expect(lost).toHaveLength(3)
  })
})
