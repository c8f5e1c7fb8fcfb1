import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../db/testing/database.ts'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import { useTestSupport } from '../testing/support.ts'

const db = useTestDatabase()
const support = useTestSupport(db)
const why = ['--reason', 'ticket 4714: telephone lost']

test('a reset link goes to the owner, once in a while, and is written down with its reason', async () => {
  const { id, email } = await verifiedAccount(db)
  const { code, json } = await support.runJson(['user', 'reset-link', email, ...why])
  expect([code, json]).toMatchObject([0, { accountId: id }])
  expect(await db.rows('select purpose, email from mail_tokens where account_id = ?', [id])).toEqual([
    { purpose: 'reset-password', email },
  ])
  expect(await db.rows('select action, reason from audit_log where account_id = ?', [id])).toEqual([
    { action: 'authn_token_created', reason: 'ticket 4714: telephone lost' },
  ])
})

test('the seven days begin only for an account with a second factor, once, and the owner is told', async () => {
  const { id, email } = await verifiedAccount(db)
  expect((await support.run(['user', 'regain', email, ...why])).code).not.toBe(0)
  await db.rows(
    `insert into authenticators (id, account_id, secret_sealed, last_step, proved_by, confirmed_at, created_at)
     values (gen_random_uuid(), ?, ?, 0, 'mail', ?, ?)`,
    [id, Buffer.alloc(40), TEST_NOW, TEST_NOW],
  )
  expect((await support.run(['user', 'regain', email, ...why])).code).toBe(0)
  expect((await support.run(['user', 'regain', email, ...why])).code).not.toBe(0)
  expect(await db.rows('select kind, outcome from waiting_changes where account_id = ?', [id])).toEqual([
    { kind: 'regain', outcome: null },
  ])
  const told = await db.rows('select event from security_events where account_id = ?', [id])
  expect(told).toEqual([{ event: 'regain-asked' }])
  expect(
    await db.rows(`select 1 from outbox where account_id = ? and job = 'send-email'`, [id]),
  ).toHaveLength(1)
})
