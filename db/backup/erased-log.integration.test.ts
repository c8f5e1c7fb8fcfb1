import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { useTestApi } from '../../api/testing/index.ts'
import { paymentTraces } from '../testing/billing-factories.ts'
import { draft, submission, verifiedAccount } from '../testing/factories.ts'
import { connectDatabase } from '../connection.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { backUp } from './back-up.ts'
import { addErasures, readErasedLog } from './erased-log.ts'
import { erasuresFor } from './erasures-for.ts'
import { restore } from './restore.ts'

const api = useTestApi()
const root = mkdtempSync(join(tmpdir(), 'naijatax-erased-'))
afterAll(() => rmSync(root, { recursive: true }))
let files = 0
const newName = () => join(root, `${(files += 1)}`)
const add = (file: string) => addErasures(api.db.connection, file)
const idsIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' ')[1])

/** An account with rows in many tables, and what only it can hold. */
async function person() {
  const account = await verifiedAccount(api.db, { firstName: 'Unmistakable' })
  await draft(api.db, { accountId: account.id })
  await submission(api.db, { accountId: account.id })
  await paymentTraces(api.db, account.id)
  return account
}

async function erasedPerson() {
  const account = await verifiedAccount(api.db)
  expect((await (await api.signedInAs(account)).delete('/users/me')).status).toBe(204)
  return account
}

const databaseName = 'restored_after_erasure'
afterAll(() => api.db.connection.raw(`drop database if exists ${databaseName} with (force)`))

/** Puts a backup into a new empty database and asks it one question. */
async function restoredFrom(folder: string, log: string) {
  await api.db.connection.raw(`drop database if exists ${databaseName} with (force)`)
  await api.db.connection.raw(`create database ${databaseName}`)
  const url = new URL(api.db.url)
  url.pathname = `/${databaseName}`
  const database = connectDatabase({ DATABASE_URL: url.href, DATABASE_POOL: 2 }, quietLogger)
  try {
    const { erasedAgain } = await restore(
      { url: url.href, connection: database.connection },
      folder,
      await readErasedLog(log),
    )
    const tables = await api.db.rows(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const found: string[] = []
    for (const { table_name: table } of tables) {
      const { rows } = await database.connection.raw<{ rows: unknown[] }>(`select * from "${String(table)}"`)
      found.push(...rows.map((row) => `${String(table)} ${JSON.stringify(row)}`))
    }
    return { erasedAgain, rows: found }
  } finally {
    await database.close()
  }
}

describe('restoring a backup', () => {
  it('erases again who was erased since, and nobody else', async () => {
    const [leaves, stays] = [await person(), await person()]
    const folder = newName()
    await backUp(api.db.url, folder)
    expect((await (await api.signedInAs(leaves)).delete('/users/me')).status).toBe(204)
    const log = newName()
    await add(log)

    const { erasedAgain, rows } = await restoredFrom(folder, log)
    expect(erasedAgain).toBe(1)
    const of = (text: string) => rows.filter((row) => row.includes(text)).map((row) => row.split(' ')[0])
    expect(of(leaves.email)).toEqual([])
    expect([...new Set(of(leaves.id))]).toEqual(['audit_log'])
    expect(of(stays.email)).not.toEqual([])
    expect(of('"action":"user_deleted"')).toEqual(['audit_log'])
    // What was open at Stripe is closed once more: the job of then may be lost.
    expect(of('cancel-at-stripe')).not.toEqual([])
  })

  it('of a backup that holds none of them changes nothing more', async () => {
    await erasedPerson()
    const log = newName()
    await add(log)
    const folder = newName()
    await backUp(api.db.url, folder)
    expect((await restoredFrom(folder, log)).erasedAgain).toBe(0)
  })
})

describe('the erased log', () => {
  it('has a line an erased account, each once, and is readable by its owner alone', async () => {
    const first = await erasedPerson()
    const log = join(newName(), 'deep', 'erased.log')
    expect(await add(log)).toBeGreaterThan(0)
    expect(statSync(log).mode & 0o777).toBe(0o600)
    expect(await add(log)).toBe(0)
    const second = await erasedPerson()
    expect(await add(log)).toBe(1)
    const ids = idsIn(log)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining([first.id, second.id]))
    expect((await readErasedLog(log)).map(({ accountId }) => accountId)).toEqual(ids)
    expect(readFileSync(log, 'utf8')).not.toContain('@')
  })

  it('goes on after a line that was not written to its end', async () => {
    const { id } = await erasedPerson()
    const log = newName()
    await add(log)
    const whole = readFileSync(log, 'utf8')
    writeFileSync(log, whole.slice(0, whole.lastIndexOf(id) + 7))
    expect((await readErasedLog(log)).map(({ accountId }) => accountId)).not.toContain(id)
    expect(await add(log)).toBe(1)
    expect(readFileSync(log, 'utf8')).toBe(whole)
  })

  it('that is damaged or missing stops a restore before it begins', async () => {
    const log = newName()
    await expect(readErasedLog(log)).rejects.toThrow('cannot be read (ENOENT)')
    await add(log)
    const lines = idsIn(log).length
    appendFileSync(log, '2026-11-22T09:00:00.000Z ada@example.test\n')
    await expect(readErasedLog(log)).rejects.toThrow(`line ${lines + 1} is no entry of an erased log`)
  })
})

describe('whom a restore erases again', () => {
  const nowhere = { DATA_DIR: join(root, 'no-such-folder') }

  it('is not told by the log that the backup made itself', async () => {
    const folder = join(newName(), 'one')
    await backUp(api.db.url, folder)
    await expect(erasuresFor(folder, undefined, nowhere)).rejects.toThrow('There is no erased log at')
    await erasedPerson()
    const beside = join(folder, '..', 'erased.log')
    writeFileSync(beside, '2020-01-01T00:00:00.000Z 01890000-0000-7000-8000-000000000001\n')
    await expect(erasuresFor(folder, undefined, nowhere)).rejects.toThrow('ends before the backup')
    expect(await erasuresFor(folder, 'none', nowhere)).toEqual([])
  })

  it('is told by a log that reaches past it, by the one of the worker, or by one that is named', async () => {
    const folder = join(newName(), 'two')
    await backUp(api.db.url, folder)
    const { id } = await erasedPerson()
    const worker = newName()
    await add(worker)
    const ids = async (named: string | undefined, env: Record<string, string>) =>
      (await erasuresFor(folder, named, env)).map(({ accountId }) => accountId)
    expect(await ids(undefined, { ...nowhere, ERASED_LOG: worker })).toContain(id)
    expect(await ids(worker, nowhere)).toContain(id)
    const later = new Date(Date.now() + 60_000).toISOString()
    writeFileSync(join(folder, '..', 'erased.log'), `${later} ${id}\n`)
    expect(await ids(undefined, nowhere)).toContain(id)
  })
})
