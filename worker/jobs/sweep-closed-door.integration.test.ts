import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { draft, submission, verifiedAccount } from '../../db/testing/factories.ts'
import { fillEveryTable } from '../../db/testing/fill-every-table.ts'
import { useTestDatabase } from '../../db/testing/database.ts'
import { useWorkerServices } from '../testing/services.ts'
import { sweepClosedDoor } from './sweep-closed-door.ts'

const db = useTestDatabase()
const services = useWorkerServices(db)
const provider = { IDENTITY_ISSUER: 'https://id.example.ng' }

const run = (env: object) =>
  sweepClosedDoor({ ...services, env: { ...services.env, ...env } })({
    id: uuidv7(),
    payload: {},
    createdAt: services.clock.now(),
  })

/** Tables that keep their rows, and why; any other that knows accounts or addresses is emptied. */
const kept: Record<string, string> = {
  accounts: 'the people themselves, with what a password is checked by: for a move',
  identities: 'for a move, and the hosted ones sign in',
  passkeys: 'for a move',
  authenticators: 'for a move',
  recovery_codes: 'for a move',
  audit_log: 'what happened',
  security_events: 'what happened, for the owner',
  mail_deliveries: 'what was mailed',
  mail_refusals: 'what was mailed',
  outbox: 'mails of every kind',
  consents: 'no sign-in',
  drafts: 'no sign-in',
  submissions: 'no sign-in',
  submitted_drafts: 'no sign-in',
  reports: 'no sign-in',
  worksheets: 'no sign-in',
  return_packs: 'no sign-in',
  reminders: 'no sign-in',
  reminders_told: 'no sign-in',
  law_fingerprints: 'no sign-in',
  accountant_links: 'read without a sign-in; their owner ends them',
  stripe_customers: 'no sign-in',
  subscriptions: 'no sign-in',
  checkouts: 'no sign-in',
  billing_notices: 'no sign-in',
  plan_grants: 'no sign-in',
}

test('what lies ready of our own sign-in goes where a hosted provider signs people in, and only there', async () => {
  const account = await verifiedAccount(db)
  await draft(db, { accountId: account.id })
  await submission(db, { accountId: account.id })
  const filled = await fillEveryTable(db, account, services.clock.now())
  const withRows = async () => {
    const found: string[] = []
    for (const table of filled)
      if ((await db.rows(`select 1 from ${table} limit 1`)).length > 0) found.push(table)
    return found
  }
  expect(await run({})).toBe('the door is built-in')
  expect(await run({ ...provider, IDENTITY_MODE: 'moving', IDENTITY_MOVE_UNTIL: '2099-01-01' })).toBe(
    'the door is moving',
  )
  expect(await withRows()).toEqual(filled)

  expect(await run(provider)).toBe('1 rows of the fullest table')
  expect((await withRows()).toSorted()).toEqual(Object.keys(kept).toSorted())
  expect(await run(provider)).toBe('0 rows of the fullest table')
})

test('is done again after the last day of a move', async () => {
  await fillEveryTable(db, await verifiedAccount(db), services.clock.now())
  const moved = { ...provider, IDENTITY_MODE: 'moving', IDENTITY_MOVE_UNTIL: '2026-01-01' }
  expect(await run(moved)).toContain('rows of the fullest table')
  expect(await db.rows('select 1 from sessions')).toEqual([])
})
