import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { connectDatabase, type Database } from '../connection.ts'
import { BACKUP_CONNECTION, isSchemaCurrent, migrate } from '../schema.ts'
import { openForCopying } from './copying.ts'
import { useTestDatabase } from '../testing/database.ts'
import { paymentTraces } from '../testing/billing-factories.ts'
import { draft, mailTokenOf, paidAccount, submission, verifiedAccount } from '../testing/factories.ts'
import { backUp } from './back-up.ts'
import { BackupError } from './manifest.ts'
import { restore } from './restore.ts'
import { tablesInOrder } from './tables.ts'

const db = useTestDatabase()
const hostile = 'O’Brien\\N\t"quoted"\r\nnext, Adéọ̀ṣun \\. ‮'
const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'naijatax-backup-'))
  folders.push(folder)
  return join(folder, 'backup')
}
const modeOf = (path: string) => statSync(path).mode & 0o777
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const emptyName = 'restored_from_backup'
let empty: (Database & { url: string }) | undefined
const target = () => {
  if (!empty) throw new Error('the empty database is made before each test')
  return empty
}

/** An empty database beside the test's own, made anew for each test. */
async function makeEmpty(): Promise<void> {
  await db.connection.raw(`drop database if exists ${emptyName} with (force)`)
  await db.connection.raw(`create database ${emptyName}`)
  const url = new URL(db.url)
  url.pathname = `/${emptyName}`
  empty = { url: url.href, ...connectDatabase({ DATABASE_URL: url.href, DATABASE_POOL: 3 }, quietLogger) }
}

async function contents(url: string): Promise<Record<string, string[]>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const kept: Record<string, string[]> = {}
    for (const { name } of await tablesInOrder(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from "${name}" t order by 1`,
      )
      kept[name] = rows.map(({ row }) => row)
    }
    return kept
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  const paid = await paidAccount(db, { firstName: hostile, lastName: hostile })
  const free = await verifiedAccount(db)
  for (const { id: accountId } of [paid, free]) {
    await submission(db, { accountId })
    await draft(db, { accountId })
    await mailTokenOf(db, 'k'.repeat(32), { accountId, purpose: 'reset-password' })
  }
  await paymentTraces(db, paid.id)
})
afterEach(async () => {
  await empty?.close()
  empty = undefined
})
afterAll(() => db.connection.raw(`drop database if exists ${emptyName} with (force)`))

describe('a backup', () => {
  it('restored into an empty database gives every row of every table back', async () => {
    await makeEmpty()
    const folder = newFolder()
    const taken = await backUp(db.url, folder)
    expect(modeOf(folder)).toBe(0o700)
    expect(modeOf(join(folder, 'accounts.copy.gz'))).toBe(0o600)
    expect(taken.tables.find(({ name }) => name === 'accounts')?.rows).toBe(2)
    expect(taken.tables.map(({ name }) => name)).not.toContain('rate_counters')
    await restore({ url: target().url, connection: target().connection }, folder, [])
    expect(await contents(target().url)).toEqual(await contents(db.url))
    expect(await isSchemaCurrent(target().connection)).toBe(true)
  })

  it('is of one moment, whoever writes meanwhile', async () => {
    await makeEmpty()
    const folder = newFolder()
    const writing = Array.from({ length: 20 }, async () => {
      const { id: accountId } = await verifiedAccount(db)
      await submission(db, { accountId })
    })
    const [taken] = await Promise.all([backUp(db.url, folder), ...writing])
    await restore({ url: target().url, connection: target().connection }, folder, [])
    const rows = Object.fromEntries(taken.tables.map(({ name, rows: count }) => [name, count]))
    const restored = await contents(target().url)
    expect(restored['accounts']).toHaveLength(rows['accounts'] ?? -1)
    expect(restored['submissions']).toHaveLength(rows['submissions'] ?? -1)
  })

  it('stands in no migration’s way: it is ended, and begins anew behind it', async () => {
    const step = '0029-payment-lost'
    const folder = newFolder()
    await db.connection('schema_migrations').where({ name: step }).delete()
    // As in a backup under way: every table is held as it was, and the rows of the first are on disk.
    const other = await openForCopying(db.url, BACKUP_CONNECTION)
    await other.query('begin isolation level repeatable read read only')
    await other.query('select from billing_notices')
    const backup = new Promise((resolve) => other.once('end', resolve))
    expect(await migrate(db.connection)).toEqual([step])
    await backup
    expect((await backUp(db.url, folder)).steps).toContain(step)
  })

  it('never goes over another one', async () => {
    const folder = newFolder()
    await backUp(db.url, folder)
    await expect(backUp(db.url, folder)).rejects.toThrow('is not empty. Name a new folder')
  })

  it.each([0o750, 0o705, 0o770, 0o707, 0o710, 0o701, 0o720, 0o702, 0o755, 0o777])(
    'goes into no folder that others may use, such as one of mode %o',
    async (mode) => {
      const folder = newFolder()
      mkdirSync(folder)
      chmodSync(folder, mode)
      await expect(backUp(db.url, folder)).rejects.toThrow(`Close it with: chmod 700 ${folder}`)
      expect(readdirSync(folder)).toEqual([])
      chmodSync(folder, 0o700)
      expect((await backUp(db.url, folder)).format).toBe(1)
    },
  )

  it.runIf(process.getuid?.() === 0)('goes into no folder of another user', async () => {
    const folder = newFolder()
    mkdirSync(folder, { mode: 0o700 })
    chownSync(folder, 65_534, 65_534)
    await expect(backUp(db.url, folder)).rejects.toThrow('belongs to another user')
  })

  it('is closed to others, file by file, whatever the umask', async () => {
    const before = process.umask(0)
    try {
      const folder = join(newFolder(), 'nightly', 'today')
      await backUp(db.url, folder)
      expect([modeOf(folder), modeOf(join(folder, '..'))]).toEqual([0o700, 0o700])
      const files = readdirSync(folder)
      expect(files).toContain('manifest.json')
      for (const file of files) expect(modeOf(join(folder, file)), file).toBe(0o600)
    } finally {
      process.umask(before)
    }
  })

  it('needs a database that holds the product', async () => {
    await makeEmpty()
    const folder = newFolder()
    await expect(backUp(target().url, folder)).rejects.toThrow('nothing to back up')
    expect(existsSync(folder)).toBe(false)
    // One that was there stays.
    mkdirSync(folder, { mode: 0o700 })
    await expect(backUp(target().url, folder)).rejects.toThrow('nothing to back up')
    expect(readdirSync(folder)).toEqual([])
  })
})

/** Tries a restore into an empty database. @returns what was said; nothing is there afterwards. */
async function refused(folder: string): Promise<string> {
  await makeEmpty()
  const before = await contents(target().url)
  const fault = await restore({ url: target().url, connection: target().connection }, folder, []).catch(
    (error: unknown) => error,
  )
  expect(fault).toBeInstanceOf(BackupError)
  expect(await contents(target().url)).toEqual(before)
  return (fault as BackupError).message
}

describe('a restore changes nothing', () => {
  it('when a file is damaged, missing, or the manifest is not there', async () => {
    const folder = newFolder()
    await backUp(db.url, folder)
    const file = join(folder, 'submissions.copy.gz')
    const whole = readFileSync(file)
    writeFileSync(file, whole.subarray(0, -3))
    expect(await refused(folder)).toContain('submissions.copy.gz is not as it was written')
    rmSync(file)
    expect(await refused(folder)).toContain('submissions.copy.gz is missing')
    writeFileSync(file, whole)
    writeFileSync(join(folder, 'manifest.json'), '{"format": 1')
    expect(await refused(folder)).toContain('cannot be read')
    rmSync(join(folder, 'manifest.json'))
    expect(await refused(folder)).toContain('no backup, or one that was not finished')
  })

  it('when the backup is of a newer product', async () => {
    const folder = newFolder()
    const taken = await backUp(db.url, folder)
    const steps = [...taken.steps, '9999-tomorrow']
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...taken, steps }))
    expect(await refused(folder)).toContain('of a newer product (9999-tomorrow)')
  })

  it('when the database holds rows', async () => {
    const folder = newFolder()
    await backUp(db.url, folder)
    const before = await contents(db.url)
    await expect(restore({ url: db.url, connection: db.connection }, folder, [])).rejects.toThrow(
      'Restore into an empty one',
    )
    expect(await contents(db.url)).toEqual(before)
  })
})
