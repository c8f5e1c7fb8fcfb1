import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { insertMailDelivery, recordMailRefusal } from '../../db/stores/mail-history.ts'
import { addToOutbox, takeFromOutbox } from '../../db/stores/outbox.ts'
import { insertPendingLink, insertSignInAttempt } from '../../db/stores/identities.ts'
import { storeStripeEvent } from '../../db/stores/stripe-events.ts'
import { paymentTraces } from '../../db/testing/billing-factories.ts'
import { useTestDatabase } from '../../db/testing/database.ts'
import { mailTokenOf, session, signUp, verifiedAccount } from '../../db/testing/factories.ts'
import { tell } from '../../identity/history.ts'
import { askForMail } from '../../identity/mail-requests.ts'
import { useWorkerServices } from '../testing/services.ts'
import { purgeBilling, purgeOutbox, purgeSignIns } from './sweeps.ts'

const db = useTestDatabase()
const services = useWorkerServices(db)
const job = { id: 'purge', payload: {}, createdAt: services.clock.now() }
const count = async (table: string): Promise<number> => (await db.rows(`select 1 from ${table}`)).length

test('events leave the outbox a week after they reached their queue; waiting ones stay', async () => {
  const { id: accountId } = await verifiedAccount(db)
  const add = (): Promise<string> =>
    db.transaction((trx) =>
      addToOutbox(trx, {
        job: 'send-email',
        payload: { mail: 'already-registered', accountId },
        accountId,
        now: services.clock.now(),
      }),
    )
  await add()
  await db.transaction((trx) => takeFromOutbox(trx, 1, services.clock.now()))
  await add()
  services.clock.advance({ days: 7 })
  expect(await purgeOutbox(services)(job)).toBe('0 events, 0 sent mails, 0 refused mails')
  services.clock.advance({ seconds: 1 })
  expect(await purgeOutbox(services)(job)).toBe('1 events, 0 sent mails, 0 refused mails')
  expect(await count('outbox')).toBe(1)
})

test('traces of sent and refused mails go after three months', async () => {
  const { id: accountId } = await verifiedAccount(db)
  const trace = { outboxId: uuidv7(), accountId, mail: 'already-registered' }
  const now = services.clock.now()
  await insertMailDelivery(db.connection, { ...trace, messageId: '<1@naijatax.test>', sentAt: now })
  await recordMailRefusal(db.connection, { ...trace, smtpCode: 550, ofRecipient: true, refusedAt: now })
  services.clock.advance({ days: 90 })
  expect(await purgeOutbox(services)(job)).toMatch(/, 0 sent mails, 0 refused mails$/)
  services.clock.advance({ seconds: 1 })
  expect(await purgeOutbox(services)(job)).toMatch(/, 1 sent mails, 1 refused mails$/)
  expect([await count('mail_deliveries'), await count('mail_refusals')]).toEqual([0, 0])
})

test('links go a day after their time is over, traces of sessions after a month', async () => {
  const { accountId } = await session(db)
  const purpose = 'reset-password'
  await mailTokenOf(db, services.env.TOKEN_KEY, { accountId, purpose })
  const ofSessionsAndLinks = async () =>
    /\d+ sessions, \d+ links/.exec(await purgeSignIns(services)(job))?.[0]
  services.clock.advance({ hours: 25 })
  expect(await ofSessionsAndLinks()).toBe('0 sessions, 0 links')
  services.clock.advance({ seconds: 1 })
  expect(await ofSessionsAndLinks()).toBe('0 sessions, 1 links')
  services.clock.set()
  services.clock.advance({ days: 60 })
  expect(await ofSessionsAndLinks()).toBe('0 sessions, 0 links')
  services.clock.advance({ seconds: 1 })
  expect(await ofSessionsAndLinks()).toBe('1 sessions, 0 links')
})

test('half-done sign-ins go when their time is over', async () => {
  const { id: accountId, email } = await verifiedAccount(db)
  const expiresAt = services.clock.now()
  const common = { provider: 'google', expiresAt } as const
  await insertSignInAttempt(db.connection, {
    ...common,
    idHash: Buffer.from('a'),
    checks: {},
    returnTo: null,
    intent: 'sign-in',
    sessionId: null,
    ownDevice: false,
  })
  await insertPendingLink(db.connection, {
    ...common,
    id: uuidv7(),
    browserHash: Buffer.from('b'),
    issuer: 'https://idp.test',
    subject: 'ada',
    accountId,
    email,
    vouched: true,
    tries: 0,
  })
  expect(await purgeSignIns(services)(job)).toContain(', 0 half-done sign-ins,')
  services.clock.advance({ seconds: 1 })
  expect(await purgeSignIns(services)(job)).toContain(', 2 half-done sign-ins,')
})

test('a request for a mail that nothing answered goes after a day', async () => {
  const context = { now: services.clock.now(), requestId: 'request-1234', caller: null }
  const asked = { purpose: 'reset', email: 'ada@example.test', browserHash: Buffer.alloc(32) } as const
  await askForMail(services, { ...asked, ...context })
  services.clock.advance({ days: 1 })
  expect(await purgeSignIns(services)(job)).toContain(', 0 unanswered requests,')
  services.clock.advance({ seconds: 1 })
  expect(await purgeSignIns(services)(job)).toContain(', 1 unanswered requests,')
  expect(await count('mail_requests')).toBe(0)
})

test('sign-ups go after a week', async () => {
  await signUp(db)
  services.clock.advance({ days: 7 })
  const now = services.clock.now()
  const { id } = await signUp(db, { createdAt: now, expiresAt: new Date(now.getTime() + 1000) })
  expect(await purgeSignIns(services)(job)).toMatch(/^0 sign-ups,/)
  services.clock.advance({ seconds: 1 })
  expect(await purgeSignIns(services)(job)).toMatch(/^1 sign-ups,/)
  expect(await db.rows('select id from sign_ups')).toEqual([{ id }])
})

test('the history of ways in goes after three months', async () => {
  const { id: accountId } = await verifiedAccount(db)
  const context = { now: services.clock.now(), requestId: 'request-1234', caller: null }
  await db.transaction((trx) => tell(trx, { accountId, event: 'password-changed' }, context))
  services.clock.advance({ days: 90 })
  expect(await purgeSignIns(services)(job)).toMatch(/, 0 events$/)
  services.clock.advance({ seconds: 1 })
  expect(await purgeSignIns(services)(job)).toMatch(/, 1 events$/)
})

test('traces of Stripe go after three months', async () => {
  const { id: accountId } = await verifiedAccount(db)
  const now = services.clock.now()
  const event = { id: 'evt_1', type: 'invoice.paid', objectId: 'in_1', customerId: 'cus_1', happenedAt: now }
  await db.transaction((trx) => storeStripeEvent(trx, { ...event, receivedAt: now }))
  await paymentTraces(db, accountId)
  services.clock.advance({ days: 90 })
  expect(await purgeBilling(services)(job)).toBe('0 events of Stripe, 0 payment pages')
  services.clock.advance({ seconds: 1 })
  expect(await purgeBilling(services)(job)).toBe('1 events of Stripe, 1 payment pages')
  expect([await count('stripe_events'), await count('checkouts')]).toEqual([0, 0])
})
