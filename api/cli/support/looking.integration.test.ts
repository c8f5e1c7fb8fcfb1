import { afterEach, describe, expect, test } from 'vitest'
import { insertMailDelivery } from '../../../db/stores/mail-history.ts'
import { addToOutbox } from '../../../db/stores/outbox.ts'
import { useTestDatabase } from '../../../db/testing/database.ts'
import { paidAccount, session, signUp, submission, verifiedAccount } from '../../../db/testing/factories.ts'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import { useTestSupport } from '../testing/support.ts'

const db = useTestDatabase()
const support = useTestSupport(db)
const liveOf = (accountId: string) =>
  db.rows('select 1 from sessions where account_id = ? and ended_because is null', [accountId])
const audited = (accountId: string) =>
  db.rows('select id, actor, action, reason, detail from audit_log where account_id = ? order by at, id', [
    accountId,
  ])

afterEach(async () => {
  await db.connection.raw('delete from outbox')
})

describe('user show', () => {
  test('tells how an account stands, and nothing a person told us', async () => {
    const account = await paidAccount(db, { tin: '1234567890' })
    await session(db, { accountId: account.id })
    await submission(db, { accountId: account.id })
    const { code, json, out } = await support.runJson(['user', 'show', account.id])
    expect(code).toBe(0)
    expect(json['accounts']).toMatchObject([
      { id: account.id, plan: 'pro', sessions: 1, calculations: 1, signsInWith: 'email', lastMail: null },
    ])
    for (const hidden of [account.email, '1234567890', 'Adaeze', 'argon2', '3600000'])
      expect(out).not.toContain(hidden)
    expect(await audited(account.id)).toMatchObject([
      {
        actor: support.actor,
        action: 'support_read',
        detail: { what: 'user show', shown: false, claims: support.claims, person: support.person },
      },
    ])
  })

  test('the last mail is told as what became of it, though another was taken later', async () => {
    const account = await verifiedAccount(db)
    const ask = async (minutes: number) =>
      db.transaction((trx) =>
        addToOutbox(trx, {
          job: 'send-email',
          payload: { mail: 'already-registered', accountId: account.id },
          accountId: account.id,
          now: new Date(TEST_NOW.getTime() + minutes * 60_000),
        }),
      )
    const [earlier, later] = [await ask(0), await ask(1)]
    await db.connection.raw('update outbox set published_at = created_at')
    for (const [id, minutes] of [
      [later, 2],
      [earlier, 3],
    ] as const)
      await insertMailDelivery(db.connection, {
        outboxId: id,
        accountId: account.id,
        mail: 'already-registered',
        messageId: `<${id}@localhost>`,
        sentAt: new Date(TEST_NOW.getTime() + minutes * 60_000),
      })
    const { out } = await support.run(['user', 'show', account.email])
    expect(out).toContain('already-registered, taken 2026-11-21 10:02 Lagos')
  })

  test('sign-ups that wait are counted, beside the account or without one', async () => {
    const { email } = await signUp(db)
    await signUp(db, { email })
    const { json, out } = await support.runJson(['user', 'show', email])
    expect(json).toMatchObject({ accounts: [], waiting: 2 })
    expect(out).not.toContain(email)
    expect((await support.run(['user', 'show', email])).out).toContain(
      '2 sign-ups wait for the link to be opened. The last verification mail: none on record.',
    )

    const owner = await verifiedAccount(db)
    await signUp(db, { email: owner.email })
    const both = await support.runJson(['user', 'show', owner.email])
    expect(both.json).toMatchObject({ accounts: [{ id: owner.id }], waiting: 1 })
  })

  test.each([
    ['nobody@example.test', 3],
    ['019aa5b2-0000-7000-8000-000000000000', 3],
    ['not an address', 2],
    ["'; drop table accounts; --", 2],
  ])('%s ends with %i', async (who, expected) => {
    const { code, out, err } = await support.run(['user', 'show', who])
    expect([code, out]).toEqual([expected, ''])
    expect(err).not.toBe('')
  })
})

describe('user sessions', () => {
  const why = ['--reason', 'ticket 4712: telephone stolen']

  test('lists and ends them all, of this account alone', async () => {
    const { id, email } = await verifiedAccount(db)
    await session(db, { accountId: id, userAgent: 'Firefox \u001b[2J\u202e on a phone' })
    await session(db, { accountId: id })
    const other = await session(db)
    const listed = await support.run(['user', 'sessions', 'list', email])
    expect(listed.out).toContain('Firefox \\u{1b}[2J\\u{202e} on a phone')
    expect(listed.out).toContain('2026-11-21 10:00 Lagos')

    const rehearsed = await support.run(['user', 'sessions', 'end', email, ...why, '--dry-run'])
    expect(rehearsed.out).toContain('2 sessions were ended')
    expect(await liveOf(id)).toHaveLength(2)

    const ended = await support.runJson(['user', 'sessions', 'end', email, ...why])
    expect(ended.json).toMatchObject({ accountId: id, sessionsEnded: 2 })
    expect(await liveOf(id)).toEqual([])
    expect(await liveOf(other.accountId)).toHaveLength(1)
    expect((await audited(id)).find(({ action }) => action === 'session_expired')).toMatchObject({
      actor: support.actor,
      reason: 'ticket 4712: telephone stolen',
      detail: { sessionsEnded: 2, claims: support.claims, person: support.person },
    })
    // The owner is told by mail and finds it in the history.
    const told = await db.rows("select payload->>'mail' as mail from outbox where account_id = ?", [id])
    expect(told).toEqual([{ mail: 'security-notice' }])
    expect(await db.rows('select event from security_events where account_id = ?', [id])).toEqual([
      { event: 'support-acted' },
    ])
    expect((await support.run(['user', 'sessions', 'end', email, ...why])).out).toContain(
      'There was no session',
    )
  })

  test('of a sign-up there are none', async () => {
    const { email } = await signUp(db)
    const { code, err } = await support.run(['user', 'sessions', 'end', email, ...why])
    expect(code).toBe(4)
    expect(err).toContain('there is no account')
  })
})

describe('mails and the outbox', () => {
  test('email history and outbox list tell how far a mail came; a late event is pointed out', async () => {
    const { id: accountId, email } = await verifiedAccount(db)
    const eventId = await db.transaction((trx) =>
      addToOutbox(trx, {
        job: 'send-email',
        payload: { mail: 'already-registered', accountId },
        accountId,
        now: new Date(TEST_NOW.getTime() - 90_000),
      }),
    )
    const history = await support.run(['email', 'history', email])
    expect(history.out).toMatch(new RegExp(`already-registered .* in the outbox +${eventId}`))
    const { json } = await support.runJson(['outbox', 'list', '--waiting'])
    expect(json).toMatchObject({ waiting: 1, oldestSeconds: 90, events: [{ id: eventId, accountId }] })
    expect(json['next']).toContain('no worker relays them')

    await db.connection.raw('update outbox set published_at = created_at')
    expect((await support.runJson(['outbox', 'list', '--waiting'])).json['events']).toEqual([])
    expect((await support.runJson(['outbox', 'list'])).json['events']).toMatchObject([{ id: eventId }])
    expect((await support.run(['email', 'history', email])).out).toContain('in the mail queue')
  })

  test.each(['0', '501', 'many', '1.5'])('--limit %s is refused', async (limit) => {
    const { code, err } = await support.run(['outbox', 'list', '--limit', limit])
    expect(code).toBe(2)
    expect(err).toContain('--limit must be a whole number from 1 to 500.')
  })
})
