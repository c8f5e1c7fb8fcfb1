import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { audit } from '../../db/stores/audit-log.ts'
import { tellOnce } from '../../db/stores/due-reminders.ts'
import { chooseReminder, listRunning } from '../../db/stores/reminders.ts'
import { upsertSubmittedDraft } from '../../db/stores/drafts.ts'
import { useTestDatabase } from '../../db/testing/database.ts'
import { accountantLink, draft, verifiedAccount } from '../../db/testing/factories.ts'
import { useWorkerServices } from '../testing/services.ts'
import { purgeRecords } from './sweeps.ts'

const db = useTestDatabase()
const services = useWorkerServices(db)

test('idle drafts and traces of submitted ones go after a year, audit entries after two', async () => {
  const now = services.clock.now()
  const idle = await draft(db, { updatedAt: now })
  const { accountId } = idle
  const trace = { accountId, draftId: uuidv7(), submissionId: null, answersHash: Buffer.alloc(32) }
  await db.transaction((trx) => upsertSubmittedDraft(trx, { ...trace, submittedAt: now }))
  await audit(db.connection, { actor: 'system', action: 'test', accountId, now, caller: null })
  const sweep = (): Promise<unknown> => purgeRecords(services)({ id: uuidv7(), payload: {}, createdAt: now })

  services.clock.advance({ days: 365 })
  const used = await draft(db, { accountId, createdAt: now, updatedAt: services.clock.now() })
  expect(await sweep()).toBe(
    '0 drafts, 0 traces of drafts, 0 audit entries, 0 addresses in others, 0 reminders told, 0 links',
  )
  services.clock.advance({ seconds: 1 })
  expect(await sweep()).toBe(
    '1 drafts, 1 traces of drafts, 0 audit entries, 0 addresses in others, 0 reminders told, 0 links',
  )
  expect(await db.rows('select id from drafts')).toEqual([{ id: used.id }])
  services.clock.advance({ days: 365 })
  expect(await sweep()).toBe(
    '1 drafts, 0 traces of drafts, 1 audit entries, 0 addresses in others, 0 reminders told, 0 links',
  )
})

test('the address that an entry came from goes after 90 days, its network stays', async () => {
  const now = services.clock.now()
  const caller = {
    source: '203.0.113.7',
    network: Buffer.alloc(32, 1),
    upstreamId: 'proxy-0001',
    userAgent: null,
  }
  const id = await audit(db.connection, { actor: 'anyone', action: 'tried', accountId: null, now, caller })
  const sweep = (): Promise<unknown> => purgeRecords(services)({ id: uuidv7(), payload: {}, createdAt: now })
  const kept = () => db.rows('select source, network, upstream_id from audit_log where id = ?', [id])
  const { network } = caller

  services.clock.advance({ days: 90 })
  expect(await sweep()).toContain('0 addresses in others')
  expect(await kept()).toEqual([{ source: '203.0.113.7', network, upstream_id: 'proxy-0001' }])
  services.clock.advance({ seconds: 1 })
  expect(await sweep()).toContain('1 addresses in others')
  expect(await sweep()).toContain('0 addresses in others')
  expect(await kept()).toEqual([{ source: null, network, upstream_id: 'proxy-0001' }])
})

test('an accountant’s link goes thirty days after it expired or was ended, and its openings with it', async () => {
  const now = services.clock.now()
  const { id: accountId } = await verifiedAccount(db)
  const day = 24 * 3_600_000
  const expiresAt = new Date(now.getTime() + 7 * day)
  const openings = [{ at: now.toISOString(), userAgent: null }]
  const ended = await accountantLink(db, { accountId, expiresAt, endedAt: now, endedBecause: 'owner' })
  const expired = await accountantLink(db, { accountId, expiresAt, opened: 1, openings })
  const sweep = () => purgeRecords(services)({ id: uuidv7(), payload: {}, createdAt: now })
  const left = async () => (await db.rows('select id from accountant_links order by id')).map(({ id }) => id)

  services.clock.advance({ days: 30 })
  await sweep()
  expect(await left()).toEqual([ended.id, expired.id])
  services.clock.advance({ seconds: 1 })
  expect(await sweep()).toContain(', 1 links')
  expect(await left()).toEqual([expired.id])
  services.clock.advance({ days: 7 })
  await sweep()
  expect(await left()).toEqual([])
})

test('what a reminder told goes after a year, the reminder stays', async () => {
  const now = services.clock.now()
  const { id: accountId } = await verifiedAccount(db)
  await chooseReminder(db.connection, { accountId, kind: 'return', now })
  await db.transaction((trx) => tellOnce(trx, { accountId, kind: 'return', about: '2027-03-31 14' }, now))
  const sweep = (): Promise<unknown> => purgeRecords(services)({ id: uuidv7(), payload: {}, createdAt: now })

  services.clock.advance({ days: 365 })
  expect(await sweep()).toContain(', 0 reminders told')
  services.clock.advance({ seconds: 1 })
  expect(await sweep()).toContain(', 1 reminders told')
  expect(await sweep()).toContain(', 0 reminders told')
  expect(await listRunning(db.connection, accountId)).toEqual(['return'])
})
