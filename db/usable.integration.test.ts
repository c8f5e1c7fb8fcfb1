import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { afterAll, afterEach, expect, test } from 'vitest'
import { makeCertificate } from '../local/testing/index.ts'
import { quietLogger } from '../platform/testing/quiet-logger.ts'
import { connectDatabase } from './connection.ts'
import { useTestDatabase } from './testing/database.ts'
import { whyTooOld, whyUnusable } from './usable.ts'

const db = useTestDatabase()
const role = `nobody_${randomUUID().replaceAll('-', '')}`
const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))
afterAll(() => db.connection.raw(`drop role if exists ${role}`))

/** Why a process with this address cannot work, which never holds its password. */
async function whyAt(url: string): Promise<string | undefined> {
  const database = connectDatabase({ DATABASE_URL: url, DATABASE_POOL: 1 }, quietLogger)
  try {
    const why = await whyUnusable(database)
    expect(why).not.toContain('hunter2')
    return why
  } finally {
    await database.close()
  }
}

const changed = (change: (url: URL) => void): string => {
  const url = new URL(db.url)
  change(url)
  return url.href
}

/** A server that is asked for a connection. @returns its address. */
async function serve(answer: (socket: Socket, asked: Buffer) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (asked) => answer(socket, Buffer.from(asked)))
  })
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return `postgres://ada:hunter2@127.0.0.1:${(server.address() as AddressInfo).port}/tax`
}

/** An error as PostgreSQL's protocol has it. */
function errorMessage(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

test('a pooler that gives a connection on which somebody prepared the statement', async () => {
  const database = connectDatabase({ DATABASE_URL: db.url, DATABASE_POOL: 1 }, quietLogger)
  try {
    await database.connection.raw('prepare server_state as select 1')
    expect(await whyUnusable(database)).toContain('set DATABASE_PREPARED=off')
  } finally {
    await database.close()
  }
})

test('a wrong password', async () => {
  expect(await whyAt(changed((url) => (url.password = 'hunter2')))).toBe(
    'the database refuses the user or the password in DATABASE_URL (28P01)',
  )
})

test('a database that is not there', async () => {
  expect(await whyAt(changed((url) => (url.pathname = '/nowhere')))).toContain('(3D000)')
})

test('a role without rights', async () => {
  await db.connection.raw(`create role ${role} login password 'hunter2'`)
  const url = changed((address) => Object.assign(address, { username: role, password: 'hunter2' }))
  expect(await whyAt(url)).toContain('the role in DATABASE_URL lacks a right in this database (42501)')
})

test('a server without TLS', async () => {
  expect(await whyAt(changed((url) => url.searchParams.set('sslmode', 'verify-full')))).toContain('no TLS')
})

test('a certificate that nobody vouches for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'naijatax-certificate-'))
  const { key, certificate } = makeCertificate(folder)
  const pair = { key: readFileSync(key), cert: readFileSync(certificate) }
  rmSync(folder, { recursive: true })
  const url = await serve((socket) => {
    socket.write('S')
    new TLSSocket(socket, { isServer: true, ...pair }).on('error', () => undefined)
  })
  expect(await whyAt(`${url}?sslmode=verify-full`)).toMatch(
    /^the certificate of the database does not verify \(\w+\)/,
  )
})

test('a pooler, which takes no startup parameter', async () => {
  const url = await serve((socket, asked) => {
    const refused = asked.includes('statement_timeout')
    socket.end(errorMessage('08P01', refused ? 'unsupported startup parameter: statement_timeout' : 'other'))
  })
  expect(await whyAt(url)).toContain('name the database itself in DATABASE_DIRECT_URL')
})

test('a server that is too old is told before it is migrated', async () => {
  expect(await whyTooOld(db.connection)).toBeUndefined()
  const old = { raw: () => Promise.resolve({ rows: [{ version: 15 }] }) } as never
  expect(await whyTooOld(old)).toBe('PostgreSQL 15 is too old: run the database on 16 or newer')
})
