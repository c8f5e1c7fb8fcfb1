import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { deleteAccount } from '../../../db/stores/accounts.ts'
import { recordMailRefusal } from '../../../db/stores/mail-history.ts'
import { useTestDatabase } from '../../../db/testing/database.ts'
import { signUp, verifiedAccount } from '../../../db/testing/factories.ts'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import { useWorkerServices } from '../../../worker/testing/services.ts'
import { until } from '../../../worker/testing/until.ts'
import { startWork, type Work } from '../../../worker/work.ts'
import { useTestSupport } from '../testing/support.ts'

const db = useTestDatabase()
const services = useWorkerServices(db)
const support = useTestSupport(db, { clock: services.clock })
const resend = (who: string) => support.run(['resend-verification', who, '--reason', 'ticket 4711: no mail'])
const refusals = () => db.rows('select 1 from mail_refusals')

let work: Work | undefined
afterEach(async () => {
  await work?.stop()
  work = undefined
  await db.connection.raw('delete from outbox')
  await db.connection.raw('delete from mail_refusals')
})

const refused = (accountId: string, more: { mail?: string; smtpCode?: number | null } = {}) =>
  recordMailRefusal(db.connection, {
    outboxId: uuidv7(),
    accountId,
    mail: 'verify-email',
    smtpCode: 550,
    ofRecipient: true,
    refusedAt: TEST_NOW,
    ...more,
  })

test('a bounced verification mail is told by every command that looks, and may be sent again', async () => {
  work = await startWork(services, new AbortController().signal, { lockMs: 3_000, checkMs: 500 })
  const { email } = await signUp(db, { email: 'adaeze@exmaple.test' })
  services.mailServer.refuseNext(550)
  expect((await resend(email)).out).toContain('No verification mail is on record before.')
  await until(async () => (await refusals()).length > 0)

  const history = await support.run(['email', 'history', email])
  expect(history.out).toMatch(/^verify-email .* the address was refused for good \(550\) /m)
  expect(history.out).toContain('Next: the newest mail was refused: ask the person how the address is spelt.')
  expect((await support.run(['user', 'show', email])).out).toContain(
    'The last verification mail: the address was refused for good (550).',
  )
  const bounced = await support.run(['email', 'bounced'])
  expect(bounced.out).toMatch(
    /^- +a…e@exmaple.test +verify-email +2026-11-21 10:00 Lagos +the address \(550\)$/m,
  )

  services.clock.advance({ minutes: 20 })
  const again = await resend(email)
  expect(again.code).toBe(0)
  expect(again.out).toContain(
    'The mail server refused this address at 2026-11-21 10:00 Lagos (550); check the spelling.',
  )
  await until(() => services.mailServer.mails.some((mail) => mail.to?.[0]?.address === email))
  await until(async () => (await db.rows('select 1 from mail_deliveries')).length > 0)
  expect((await support.run(['email', 'history', email])).out).toContain('taken by the mail server')
  services.clock.advance({ minutes: 20 })
  expect((await resend(email)).out).toContain('The last one was taken by the mail server')
})

test('a list of programs: newest first, bounded, addresses masked unless shown', async () => {
  const { id: accountId, email } = await verifiedAccount(db)
  await refused(accountId, { mail: 'change-email', smtpCode: null })
  await recordMailRefusal(db.connection, {
    outboxId: uuidv7(),
    accountId,
    mail: 'report',
    smtpCode: 552,
    ofRecipient: false,
    refusedAt: new Date(TEST_NOW.getTime() + 1000),
  })
  const { json, out } = await support.runJson(['email', 'bounced'])
  expect(json['refused']).toMatchObject([
    { accountId, mail: 'report', smtpCode: 552, ofRecipient: false },
    { accountId, mail: 'change-email', smtpCode: null, email: null },
  ])
  expect(out).not.toContain(email)
  expect((await support.run(['email', 'bounced', '--show', '--limit', '1'])).out).toContain(email)
  const one = await support.runJson(['email', 'bounced', '--limit', '1'])
  expect(one.json['refused']).toHaveLength(1)
  expect((await support.run(['email', 'bounced', '--limit', '501'])).code).toBe(2)
  expect(await db.rows('select detail from audit_log where id = ?', json['auditIds'] as string[])).toEqual([
    { detail: { what: 'email bounced', shown: false, claims: support.claims, person: support.person } },
  ])
})

test('a refusal that is not about the address is for the operator', async () => {
  const { email } = await signUp(db)
  await resend(email)
  const [asked] = await db.rows('select id from outbox')
  const outboxId = String(asked?.['id'])
  const about = { outboxId, accountId: null, mail: 'verify-email', smtpCode: 554, ofRecipient: false }
  await recordMailRefusal(db.connection, { ...about, refusedAt: TEST_NOW })
  services.clock.advance({ minutes: 20 })
  expect((await resend(email)).out).toContain(
    'The mail server refused the last one, whatever its address, at 2026-11-21 10:00 Lagos (554); tell the operator.',
  )
})

test('of a deleted account nothing is left', async () => {
  const { id } = await verifiedAccount(db)
  await refused(id)
  await deleteAccount(db.connection, id)
  expect(await refusals()).toEqual([])
  expect((await support.run(['email', 'bounced'])).out).toContain('No mail was refused for good.')
})
