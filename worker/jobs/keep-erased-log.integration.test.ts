import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { audit } from '../../db/stores/audit-log.ts'
import { useTestDatabase } from '../../db/testing/database.ts'
import { useWorkerServices } from '../testing/services.ts'
import { keepErasedLog } from './keep-erased-log.ts'

const db = useTestDatabase()
const services = useWorkerServices(db)
const folder = mkdtempSync(join(tmpdir(), 'naijatax-erased-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('who was erased stands in ERASED_LOG after the next run, once', async () => {
  const ERASED_LOG = join(folder, 'erased.log')
  const run = (given: object) =>
    keepErasedLog({ ...services, env: { ...services.env, ...given } })({
      id: uuidv7(),
      payload: {},
      createdAt: services.clock.now(),
    })
  const accountId = uuidv7()
  const entry = {
    actor: 'system',
    action: 'user_deleted',
    accountId,
    now: services.clock.now(),
    caller: null,
  }
  await audit(db.connection, entry)
  expect(await run({})).toBe('no ERASED_LOG is named')
  expect(await run({ ERASED_LOG })).toBe('1 erased accounts')
  expect(await run({ ERASED_LOG })).toBe('0 erased accounts')
  expect(readFileSync(ERASED_LOG, 'utf8')).toBe(`${services.clock.now().toISOString()} ${accountId}\n`)
})
