import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../db/testing/database.ts'
import { until } from '../../worker/testing/until.ts'
import { crashPostgres, makeCommitsDurable } from './testing/postgres-crash.ts'
import { findMailAnomalies } from './testing/history.ts'
import { requestMails } from './testing/mail-requests.ts'
import { useProduct, type Person } from './testing/product.ts'
import { startTcpProxy } from './testing/tcp-proxy.ts'
import { waitForMails, findDraftAnomalies } from './testing/persisted.ts'
import { startWriters, type Outcome } from './testing/writers.ts'

const db = useTestDatabase()
const product = useProduct(db)

const people = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => product.person()))
const failed = ({ status }: Outcome): boolean => status === 'no answer' || status >= 400
const percentile = (outcomes: readonly Outcome[], share: number): number =>
  outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(outcomes.length * share)] ?? 0

test('F06: the database crashes and is back after four seconds: nothing acknowledged is lost, all goes on', async () => {
  await makeCommitsDurable(db)
  const network = await startTcpProxy(db.url)
  const through = { DATABASE_URL: network.through(db.url) }
  const [api] = [await product.startApi(through), await product.startWorker(through)]
  const everybody = await people(30)
  const writers = startWriters(everybody.slice(0, 6), () => [api.port])
  const asking = requestMails(everybody, () => [api.port], 200)

  await pause(1_500)
  await crashPostgres(db)
  network.set({ link: 'refused' })
  network.cut()
  await pause(4_000)
  const told = writers.outcomes.length
  network.set()
  const back = performance.now()
  await until(() => writers.outcomes.slice(told).some((outcome) => !failed(outcome)), 20)
  const firstAnswer = Math.round(performance.now() - back)
  await until(async () => {
    const since = product.mailServer.mails.length
    await pause(50)
    return product.mailServer.mails.length > since
  }, 20)
  const firstMail = Math.round(performance.now() - back)
  console.log(`F06: first request answered after ${firstAnswer} ms, first mail after ${firstMail} ms`)
  expect(firstAnswer).toBeLessThan(10_000)

  const promised = await asking
  await writers.stop()
  await waitForMails(db, 30)
  expect(new Set(writers.outcomes.filter(failed).map(({ status }) => status))).toEqual(new Set([503]))
  expect(await findDraftAnomalies(db, writers.history)).toEqual([])
  expect(findMailAnomalies(product.mailServer.mails, promised, 5)).toEqual([])
  await network.stop()
})

test('processes that start while the database is away begin when it is there', async () => {
  const network = await startTcpProxy(db.url)
  network.set({ link: 'refused' })
  const through = { DATABASE_URL: network.through(db.url) }
  const api = await product.startApi(through)
  const worker = product.launchWorker(through)
  const readyz = () => fetch(`http://127.0.0.1:${api.port}/readyz`)
  expect((await readyz()).status).toBe(503)
  await until(() => worker.output().includes('looking for the database failed; trying again'), 30)
  network.set()
  await worker.ready
  await until(async () => (await readyz()).status === 200)
  const promised = await requestMails(await people(2), () => [api.port], 0)
  await waitForMails(db, 30)
  expect(findMailAnomalies(product.mailServer.mails, promised, 5)).toEqual([])
  await network.stop()
})

test('F07: every connection to the database is ended: few requests notice, for less than two seconds', async () => {
  const [api] = [await product.startApi(), await product.startWorker()]
  const writers = startWriters(await people(6), () => [api.port])
  await pause(2_000)
  const before = writers.outcomes.length
  await db.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await pause(2_000)
  const later = writers.outcomes.length
  await pause(2_000)
  await writers.stop()
  const noticed = writers.outcomes.filter(failed).length
  console.log(`F07: ${noticed} of ${writers.outcomes.length} requests were turned away`)
  expect(noticed).toBeLessThan(Math.max(7, writers.outcomes.length / 100))
  expect(writers.outcomes.slice(0, before).some(failed)).toBe(false)
  expect(writers.outcomes.slice(later).some(failed)).toBe(false)
  expect(await findDraftAnomalies(db, writers.history)).toEqual([])
})

test('F08: a database half a second away: slower in proportion, no more connections than allowed, still ready', async () => {
  const network = await startTcpProxy(db.url)
  const api = await product.startApi({ DATABASE_URL: network.through(db.url), DATABASE_POOL: '6' })
  const writers = startWriters(await people(6), () => [api.port])
  await pause(1_500)
  network.set({ latencyMs: 500 })
  const before = writers.outcomes.length
  await pause(10_000)
  const slow = writers.outcomes.slice(before + 6)
  const ready = await fetch(`http://127.0.0.1:${api.port}/readyz`)
  console.log(
    `F08: p95 ${Math.round(percentile(slow, 0.95))} ms, ${slow.filter(failed).length} of ${slow.length} turned away`,
  )
  expect(ready.status).toBe(200)
  expect(network.connections).toBeLessThanOrEqual(6)
  expect(percentile(slow, 0.95)).toBeLessThan(5_000)
  expect(slow.filter(failed).length).toBe(0)
  network.set()
  await writers.stop()
  expect(await findDraftAnomalies(db, writers.history)).toEqual([])
  await network.stop()
})

test('F08: a process that starts while the database is half a second away takes work', async () => {
  const network = await startTcpProxy(db.url)
  network.set({ latencyMs: 500 })
  const api = await product.startApi({ DATABASE_URL: network.through(db.url) })
  const person = await product.person()
  const started = performance.now()
  await until(async () => (await person.at(api.port).get('/users/me')).status === 200, 20)
  const took = Math.round(performance.now() - started)
  console.log(`F08: answered ${took} ms after it started`)
  expect(took).toBeLessThan(10_000)
  await network.stop()
})

test('connections that fall silent without being closed are given up, and all goes on over new ones', async () => {
  const network = await startTcpProxy(db.url)
  const through = { DATABASE_URL: network.through(db.url) }
  const [api] = [await product.startApi(through), await product.startWorker(through)]
  const everybody = await people(6)
  const writers = startWriters(everybody, () => [api.port])
  await pause(2_000)
  network.forget()
  const forgotten = performance.now()
  const told = writers.outcomes.length
  const promised = await requestMails(everybody, () => [api.port], 0)
  await until(() => writers.outcomes.slice(told).some((outcome) => !failed(outcome)), 40)
  console.log(`silence: saving went on after ${Math.round(performance.now() - forgotten)} ms`)
  await waitForMails(db, 60)
  console.log(`silence: every mail was out after ${Math.round(performance.now() - forgotten)} ms`)
  await writers.stop()
  expect(Math.max(...writers.outcomes.map(({ ms }) => ms))).toBeLessThan(20_000)
  expect(await findDraftAnomalies(db, writers.history)).toEqual([])
  expect(findMailAnomalies(product.mailServer.mails, promised, 5)).toEqual([])
  await network.stop()
})

test('F09: when every connection is taken by something slow, requests are told to come back, soon', async () => {
  const api = await product.startApi({ DATABASE_POOL: '2' })
  const [one, two, third] = await people(3)
  if (!one || !two || !third) throw new Error('There are three people')
  const wait = await db.connection.transaction()
  await wait.raw('select 1 from accounts where id in (?, ?) for update', [one.account.id, two.account.id])
  const slow = [one, two].map(({ at }) => at(api.port).put('/users/me', { firstName: 'Halima' }))
  await until(async () => {
    const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return (await db.rows(blocked)).length === 2
  })
  const started = performance.now()
  const turnedAway = await third.at(api.port).get('/users/me')
  const took = Math.round(performance.now() - started)
  console.log(`F09: told to come back after ${took} ms`)
  expect([turnedAway.status, turnedAway.headers.get('Retry-After')]).toEqual([503, '3'])
  expect(took).toBeLessThan(2_500)
  await wait.rollback()
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200])
  expect((await third.at(api.port).get('/users/me')).status).toBe(200)
})

test('F10: a database that takes no writes: changes are told to come back, reading goes on', async () => {
  const api = await product.startApi()
  const { at, account } = (await people(1))[0] ?? (await product.person())
  const [name] = await db.rows('select current_database() as name')
  const only = (value: 'on' | 'off') =>
    db.connection.raw(`alter database ${String(name?.['name'])} set default_transaction_read_only = ${value}`)
  await only('on')
  await db.cutConnections()
  const writing = await until(async () => {
    const answer = await at(api.port).put('/users/me', { firstName: 'Halima' })
    return answer.text.length > 0 && answer
  })
  expect([writing.status, writing.body['code']]).toEqual([503, 'unavailable'])
  expect((await at(api.port).get('/users/me')).body['firstName']).toBe(account.firstName)
  await db.rows('set default_transaction_read_only = off')
  await only('off').catch(() => undefined)
})
