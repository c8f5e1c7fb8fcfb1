import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { findAccount, patchAccount, type Account } from '../../db/stores/accounts.ts'
import { subscription } from '../../db/testing/billing-factories.ts'
import { useTestDatabase } from '../../db/testing/database.ts'
import { session, signUp, submission, verifiedAccount } from '../../db/testing/factories.ts'
import { touchSession } from '../../db/stores/sessions.ts'
import { startSession } from '../../identity/sessions.ts'
import { useWorkerServices } from '../testing/services.ts'
import { eraseUnusedAccounts } from './identity.ts'
import { sendEmail } from './send-email/index.ts'

const db = useTestDatabase()
const services = useWorkerServices(db)

const night = () =>
  eraseUnusedAccounts(services)({ id: uuidv7(), payload: {}, createdAt: services.clock.now() })
const exists = async ({ id }: Account) =>
  (await db.rows('select 1 from accounts where id = ?', [id])).length === 1
const mails = async ({ id }: Account) =>
  (await db.rows(`select 1 from outbox where account_id = ? and payload ->> 'mail' = 'account-unused'`, [id]))
    .length

/** Nights, one a day, until the day. @returns on which days the owner was mailed, and the first on which all was gone. */
async function nightsUntil(day: string, account: Account) {
  const mailedOn: string[] = []
  for (;;) {
    services.clock.advance({ days: 1 })
    const today = services.clock.now().toISOString().slice(0, 10)
    if (today > day) return { mailedOn, goneOn: undefined }
    const before = await mails(account)
    await night()
    if (!(await exists(account))) return { mailedOn, goneOn: today }
    if ((await mails(account)) > before) mailedOn.push(today)
  }
}

describe('an account that nobody uses', () => {
  test('is mailed at 22 and 23 months and erased at 24, with everything in it', async () => {
    const account = await verifiedAccount(db)
    await submission(db, { accountId: account.id })
    await signUp(db, { email: account.email })
    services.clock.set(new Date('2028-09-18T09:00:00Z'))
    expect(await nightsUntil('2028-12-31', account)).toEqual({
      mailedOn: ['2028-09-21', '2028-10-21'],
      goneOn: '2028-11-21',
    })
    for (const table of ['submissions', 'outbox', 'security_events'])
      expect(await db.rows(`select 1 from ${table} where account_id = ?`, [account.id]), table).toEqual([])
    expect(await db.rows('select 1 from sign_ups where email = ?', [account.email])).toEqual([])
    const [entry] = await db.rows(
      `select * from audit_log where account_id = ? and action = 'user_deleted'`,
      [account.id],
    )
    expect(entry).toMatchObject({ actor: 'system', reason: 'unused for 24 months' })
  })

  test('that was unused for years when the job first runs has a month of notice', async () => {
    const account = await verifiedAccount(db, { lastUsedAt: new Date('2021-01-01T09:00:00Z') })
    services.clock.set(new Date('2026-11-20T09:00:00Z'))
    expect(await nightsUntil('2027-03-01', account)).toEqual({
      mailedOn: ['2026-11-21'],
      goneOn: '2026-12-21',
    })
  })

  test('stays when its owner signs in after the mails, and begins anew', async () => {
    const account = await verifiedAccount(db)
    services.clock.set(new Date('2028-11-20T09:00:00Z'))
    await night()
    expect(await mails(account)).toBe(1)
    const begun = await session(db, { accountId: account.id })
    await touchSession(db.connection, { account, session: begun }, services.clock.now())
    expect(await nightsUntil('2029-03-01', account)).toEqual({ mailedOn: [], goneOn: undefined })
    services.clock.set(new Date('2030-09-18T09:00:00Z'))
    expect(await nightsUntil('2030-11-22', account)).toEqual({
      mailedOn: ['2030-09-20', '2030-10-20'],
      goneOn: '2030-11-20',
    })
  })

  test('is left alone while somebody pays', async () => {
    const [paid, renewing] = [
      await verifiedAccount(db, { subscriptionActiveUntil: new Date('2030-01-01T00:00:00Z') }),
      await verifiedAccount(db),
    ]
    await subscription(db, { accountId: renewing.id })
    services.clock.set(new Date('2029-06-01T09:00:00Z'))
    for (let day = 0; day < 40; day += 1) {
      await night()
      services.clock.advance({ days: 1 })
    }
    for (const account of [paid, renewing])
      expect([await exists(account), await mails(account)]).toEqual([true, 0])
  })

  test('a night that runs twice at once mails once and erases once', async () => {
    const account = await verifiedAccount(db)
    services.clock.set(new Date('2028-10-01T09:00:00Z'))
    await Promise.all([night(), night(), night()])
    expect(await mails(account)).toBe(1)
    await patchAccount(db.connection, account.id, { unusedToldAt: new Date('2028-10-30T09:00:00Z') })
    services.clock.set(new Date('2028-12-01T09:00:00Z'))
    await Promise.all([night(), night(), night()])
    expect(await exists(account)).toBe(false)
    const gone = `select 1 from audit_log where account_id = ? and action = 'user_deleted'`
    expect(await db.rows(gone, [account.id])).toHaveLength(1)
  })
})

describe('a sealed account', () => {
  test('is erased after 90 days, and what waits at its former address stays', async () => {
    const sealedAt = new Date('2026-11-21T09:00:00Z')
    const account = await verifiedAccount(db, { sealedAt })
    const newcomer = await verifiedAccount(db, { email: account.email })
    await signUp(db, { email: account.email })
    services.clock.set(new Date('2027-02-17T09:00:00Z'))
    expect(await nightsUntil('2027-03-31', account)).toEqual({ mailedOn: [], goneOn: '2027-02-19' })
    expect(await exists(newcomer)).toBe(true)
    expect(await db.rows('select 1 from sign_ups where email = ?', [account.email])).toHaveLength(1)
  })
})

const sendTo = async (account: Account) => {
  const payload = { mail: 'already-registered' as const, accountId: account.id }
  await sendEmail(services)({ id: uuidv7(), payload, createdAt: services.clock.now() }).catch(() => undefined)
  return (await findAccount(db.connection, account.id))?.refusedAt
}

describe('an address that the mail server refuses', () => {
  const DAY = 24 * 3_600_000
  const unusedFor = (days: number) =>
    verifiedAccount(db, { lastUsedAt: new Date(services.clock.now().getTime() - days * DAY) })

  test('is noted after 90 unused days, once, and forgotten by the next sign-in', async () => {
    const account = await unusedFor(90)
    services.mailServer.refuseNext(550)
    const refusedAt = services.clock.now()
    expect(await sendTo(account)).toEqual(refusedAt)
    services.clock.advance({ days: 1 })
    services.mailServer.refuseNext(550)
    expect(await sendTo(account)).toEqual(refusedAt)
    const context = { now: services.clock.now(), requestId: 'r', caller: null }
    const start = { begunBy: 'password', ownDevice: false, formerSession: undefined } as const
    await db.transaction((trx) => startSession(trx, account, start, context))
    expect((await findAccount(db.connection, account.id))?.refusedAt).toBeNull()
  })

  test('is not noted of an account in use, nor of a refusal that passes', async () => {
    const [used, unused] = [await unusedFor(89), await unusedFor(90)]
    services.mailServer.refuseNext(550)
    expect(await sendTo(used)).toBeNull()
    services.mailServer.refuseNext(451)
    expect(await sendTo(unused)).toBeNull()
    expect(await sendTo(unused)).toBeNull()
  })

  test('of a sealed account is mailed nothing: it is another person’s', async () => {
    const account = await verifiedAccount(db, { sealedAt: services.clock.now() })
    const before = services.mailServer.tries
    await sendTo(account)
    expect(services.mailServer.tries).toBe(before)
  })
})
