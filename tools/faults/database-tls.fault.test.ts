import { chownSync, copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../../db/connection.ts'
import { makeCertificate, startTestPostgres, type TestPostgres } from '../../local/testing/index.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'

// docs/scale.md, "Roles and TLS": what its addresses say is tried on a PostgreSQL that speaks TLS with a certificate
// for 127.0.0.1, which no public authority vouches for.

const folder = mkdtempSync(join(tmpdir(), 'naijatax-tls-'))
const { certificate, key } = makeCertificate(folder)
let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startTestPostgres()
  const client = new Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  const { rows } = await client.query<{ data_directory: string; uid: number }>('show data_directory')
  const data = rows[0]?.data_directory ?? ''
  const { uid, gid } = statSync(data)
  for (const file of [certificate, key]) {
    const copy = join(data, file === key ? 'server.key' : 'server.crt')
    copyFileSync(file, copy)
    chownSync(copy, uid, gid)
  }
  await client.query('alter system set ssl = on')
  await client.query('select pg_reload_conf()')
  await client.end()
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

/** Connects as the product does, and says whether the connection is encrypted, or what the refusal was. */
async function connects(change: (url: URL) => void, several = false): Promise<unknown> {
  const url = new URL(postgres.url('postgres'))
  change(url)
  const address = several ? url.href.replace(url.host, `127.0.0.1:1,${url.host}`) : url.href
  const database = connectDatabase({ DATABASE_URL: address, DATABASE_POOL: 1 }, quietLogger)
  try {
    const { rows } = await database.connection.raw<{ rows: { ssl: boolean }[] }>(
      'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
    )
    return rows[0]?.ssl
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  } finally {
    await database.close()
  }
}

const verified = (url: URL) => {
  url.searchParams.set('sslmode', 'verify-full')
  url.searchParams.set('sslrootcert', certificate)
}

const byName = (url: URL) => {
  verified(url)
  url.hostname = 'localhost'
}
const byNobody = (url: URL) => url.searchParams.set('sslmode', 'verify-full')

test('verify-full with the file of the authority: encrypted, by one address and by several', async () => {
  expect(await connects(verified)).toBe(true)
  expect(await connects(verified, true)).toBe(true)
})

test('a certificate of another name is refused', async () => {
  expect(await connects(byName)).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
  expect(await connects(byName, true)).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
})

test('a certificate that nobody vouches for is refused', async () => {
  expect(await connects(byNobody)).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
})

test('without sslmode nothing is encrypted', async () => {
  expect(await connects(() => undefined)).toBe(false)
})
