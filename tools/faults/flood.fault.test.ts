import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createClient } from '../../api/testing/client.ts'
import { patchAccount } from '../../db/stores/accounts.ts'
import { useTestDatabase } from '../../db/testing/database.ts'
import { submission } from '../../db/testing/factories.ts'
import { until } from '../../worker/testing/until.ts'
import { inWords, startFlood } from './testing/flood.ts'
import { useProduct, type Person } from './testing/product.ts'
import { findDraftAnomalies } from './testing/persisted.ts'
import { startWriters, type Writers } from './testing/writers.ts'

const db = useTestDatabase()
const product = useProduct(db)

/** Limits that the flood passes within seconds, also on a slow machine: a fifth of production's. */
const LOGINS = 60
const FILES = 2
const limits = { LIMIT_LOGIN_IP: `${LOGINS}/900`, LIMIT_FILES: `${FILES}/3600` }

/** A person with Pro and a calculation to print. */
async function withReport(): Promise<{ person: Person; path: string }> {
  const person = await product.person()
  await patchAccount(db.connection, person.account.id, {
    subscriptionActiveUntil: new Date(Date.now() + 3_600_000),
  })
  const { id } = await submission(db, { accountId: person.account.id })
  return { person, path: `/submissions/${id}/report` }
}

/** Milliseconds within which 95 of 100 saves were answered, of those after the first `from`. */
function p95(outcomes: Writers['outcomes'], from = 0, to = outcomes.length): number {
  const times = outcomes
    .slice(from, to)
    .map(({ ms }) => ms)
    .toSorted((one, other) => one - other)
  return Math.round(times[Math.floor(times.length * 0.95)] ?? 0)
}

test('F28: a flood of logins and PDFs: the limits hold, and every acknowledged answer is kept', async () => {
  const [{ port }] = [await product.startApi(limits), await product.startWorker()]
  const people = await Promise.all(Array.from({ length: 4 }, () => product.person()))
  const readers = await Promise.all(Array.from({ length: 12 }, withReport))
  const writers = startWriters(people, () => [port])
  await pause(3_000)
  const calm = writers.outcomes.length

  const stranger = createClient(`http://127.0.0.1:${port}`)
  const logins = startFlood({ lanes: 100, everyMs: 200 }, (count) =>
    stranger.post('/auth/login', { email: `nobody-${count}@example.test`, password: 'no such loom here' }),
  )
  const files = startFlood({ lanes: 12, everyMs: 200 }, async (count) => {
    const { person, path } = readers[count % readers.length] ?? (await withReport())
    const asked = await person.at(port).post(path)
    return asked.status === 202 ? person.at(port).get(`${path}.pdf`) : asked
  })
  await pause(10_000)
  const flooded = writers.outcomes.length
  await Promise.all([logins.stop(), files.stop()])
  await writers.stop()

  console.log(`F28: logins ${inWords(logins)}; files ${inWords(files)}`)
  console.log(
    `F28: p95 of a save ${p95(writers.outcomes, 0, calm)} ms before, ${p95(writers.outcomes, calm, flooded)} ms in the flood, ${flooded - calm} saves`,
  )
  expect(logins.byStatus.get(401)).toBeLessThanOrEqual(LOGINS)
  expect(logins.byStatus.get(429)).toBeGreaterThan(0)
  expect(files.byStatus.get(429)).toBeGreaterThan(0)
  expect(files.byStatus.get(200) ?? 0).toBeLessThanOrEqual(readers.length * FILES)
  for (const status of logins.byStatus.keys()) expect([401, 429, 503]).toContain(status)
  for (const status of files.byStatus.keys()) expect([200, 409, 429, 503]).toContain(status)
  expect([logins.withoutRetryAfter, files.withoutRetryAfter]).toEqual([0, 0])

  for (const { status } of writers.outcomes) expect([200, 201, 429, 503]).toContain(status)
  expect(flooded - calm).toBeGreaterThan(people.length)
  expect(await findDraftAnomalies(db, writers.history)).toEqual([])
  // What was promised on paper is printed when the flood is over.
  await until(async () => (await db.rows("select 1 from reports where status <> 'ready'")).length === 0, 60)
  expect((await db.rows('select 1 from reports')).length).toBe(readers.length)
})
