import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { mailLink } from '../../../db/mail-link.ts'
import { deleteAccount, patchAccount } from '../../../db/stores/accounts.ts'
import { listMailHistory, listMailRefusals } from '../../../db/stores/mail-history.ts'
import { killMailTokens, markMailTokenUsed } from '../../../db/stores/mail-tokens.ts'
import { endWaitingChanges, insertWaitingChange } from '../../../db/stores/waiting-changes.ts'
import { useTestDatabase } from '../../../db/testing/database.ts'
import { mailTokenOf, verifiedAccount } from '../../../db/testing/factories.ts'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import type { MailPayload } from '../../../contract/jobs/mails.ts'
import { tell } from '../../../identity/history.ts'
import { codeOfLink } from '../../../identity/links.ts'
import { readableCode } from '../../../platform/typed-codes.ts'
import { useWorkerServices } from '../../testing/services.ts'
import { PermanentFault, type JobRun } from '../job.ts'
import { sendEmail } from './index.ts'

const db = useTestDatabase()
const services = useWorkerServices(db)

const jobOf = (payload: MailPayload): JobRun<MailPayload> => ({
  id: uuidv7(),
  payload,
  createdAt: TEST_NOW,
})
const run = (job: JobRun<MailPayload>): Promise<string> => sendEmail(services)(job)
const mailsTo = ({ email }: { email: string }) =>
  services.mailServer.mails.filter((mail) => mail.to?.[0]?.address === email)

let signUps = 0

/** The verification mail of an address without an account. */
async function verification() {
  signUps += 1
  const email = `sign-up-${signUps}@example.test`
  const tokenId = await mailTokenOf(db, services.env.TOKEN_KEY, { email, purpose: 'verify-email' })
  const payload: MailPayload<'verify-email'> = { mail: 'verify-email', mailTokenId: tokenId }
  const job: JobRun<MailPayload<'verify-email'>> = { id: uuidv7(), payload, createdAt: TEST_NOW }
  return { email, tokenId, job }
}

/** The mail that resets the password of an account. */
async function reset() {
  const account = await verifiedAccount(db)
  const { id: accountId } = account
  const mailTokenId = await mailTokenOf(db, services.env.TOKEN_KEY, { accountId, purpose: 'reset-password' })
  return { account, tokenId: mailTokenId, job: jobOf({ mail: 'reset-password', accountId, mailTokenId }) }
}

/** A change of address that waits, or is over. */
async function emailChange({ isOver = false } = {}) {
  const { id: accountId, email } = await verifiedAccount(db)
  const changeId = uuidv7()
  await insertWaitingChange(db.connection, {
    id: changeId,
    accountId,
    kind: 'email',
    newEmail: 'ngozi.new@example.test',
    sessionId: null,
    wayInId: null,
    factorShown: false,
    askedAt: TEST_NOW,
    takesEffectAt: new Date(TEST_NOW.getTime() + 7 * 24 * 3_600_000),
    provedAt: null,
    allowedAt: null,
    endedAt: null,
    outcome: null,
    mailsSent: 0,
  })
  if (isOver) await endWaitingChanges(db.connection, { accountId, outcome: 'stopped', now: TEST_NOW })
  return { accountId, email, changeId }
}

describe('the mail', () => {
  test('carries the link made from the token row, a Message-ID made from the outbox row, and both forms', async () => {
    const { email, tokenId, job } = await verification()
    job.payload.requestId = 'request-1234'

    expect(await run(job)).toBe('sent')

    const [mail] = mailsTo({ email })
    const link = mailLink(services.env, 'verify-email', tokenId)
    expect(link).toMatch(/^https:\/\/naijatax\.test\/verify\?token=[\w-]{43}$/)
    expect(mail?.html).toContain(link)
    expect(mail?.text).toContain(link)
    expect(mail?.messageId).toBe(`<${job.id}@naijatax.test>`)
    expect(mail?.from?.address).toBe('no-reply@naijatax.test')
    const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]))
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'x-request-id': 'request-1234' })
  })

  test.each([
    ['change-email', '/verify'],
    ['link-identity', '/link-account'],
    ['know-browser', '/know-browser'],
  ] as const)('%s goes to the address that its link is bound to', async (purpose, page) => {
    const { id: accountId } = await verifiedAccount(db)
    const email = `${purpose}@example.test`
    const mailTokenId = await mailTokenOf(db, services.env.TOKEN_KEY, { accountId, purpose, email })
    expect(await run(jobOf({ mail: purpose, accountId, mailTokenId }))).toBe('sent')
    const [sent, ...others] = mailsTo({ email })
    expect(others).toEqual([])
    expect(sent?.text).toContain(mailLink(services.env, purpose, mailTokenId))
    expect(sent?.text).toContain(`https://naijatax.test${page}?token=`)
  })

  test('a code to type stands in the mail, and no link', async () => {
    const account = await verifiedAccount(db)
    const { id: accountId } = account
    const purpose = 'confirm-code'
    const mailTokenId = await mailTokenOf(db, services.env.TOKEN_KEY, { accountId, purpose })
    expect(await run(jobOf({ mail: purpose, accountId, mailTokenId }))).toBe('sent')
    const code = readableCode(codeOfLink(services.env.TOKEN_KEY, { id: mailTokenId, purpose }))
    expect(mailsTo(account)[0]?.text).toContain(code)
    expect(mailsTo(account)[0]?.text).not.toContain('token=')
  })

  test('of a reset works on the reset page and says until when', async () => {
    const account = await verifiedAccount(db)
    const mailTokenId = await mailTokenOf(db, services.env.TOKEN_KEY, {
      accountId: account.id,
      purpose: 'reset-password',
    })
    expect(await run(jobOf({ mail: 'reset-password', accountId: account.id, mailTokenId }))).toBe('sent')
    expect(mailsTo(account)[0]?.text).toContain('https://naijatax.test/reset-password?token=')
    expect(mailsTo(account)[0]?.text).toContain('until 11:00 on 21 November 2026, Lagos time')
  })

  test('already-registered needs no token', async () => {
    const account = await verifiedAccount(db)
    expect(await run(jobOf({ mail: 'already-registered', accountId: account.id }))).toBe('sent')
    expect(mailsTo(account)[0]?.text).toContain('https://naijatax.test/forgot-password')
  })
})

describe('of a change of address', () => {
  test('the old address is asked, with the new one in the mail', async () => {
    const { accountId, email, changeId: matterId } = await emailChange()
    const purpose = 'email-change-asked'
    const mailTokenId = await mailTokenOf(db, services.env.TOKEN_KEY, { accountId, purpose, matterId })
    expect(await run(jobOf({ mail: purpose, accountId, mailTokenId }))).toBe('sent')
    const [sent] = mailsTo({ email })
    expect(sent?.text).toContain('ngozi.new@example.test')
    expect(sent?.text).toContain(mailLink(services.env, purpose, mailTokenId))
  })

  test('nobody is asked once it is over', async () => {
    const { accountId, email, changeId: matterId } = await emailChange({ isOver: true })
    const purpose = 'email-change-asked'
    const mailTokenId = await mailTokenOf(db, services.env.TOKEN_KEY, { accountId, purpose, matterId })
    expect(await run(jobOf({ mail: purpose, accountId, mailTokenId }))).toBe(
      'not sent: the change of address is over',
    )
    expect(mailsTo({ email })).toEqual([])
  })

  test('what was done is told to both addresses, and the new one is not told to the old', async () => {
    const account = await verifiedAccount(db, { email: 'ada.after@example.test' })
    const { id: accountId } = account
    const detail = { oldEmail: 'ada.before@example.test', newEmail: account.email }
    await db.transaction((trx) =>
      tell(
        trx,
        { accountId, event: 'email-changed', detail },
        { now: TEST_NOW, requestId: 'r', caller: null },
      ),
    )
    const told = await db.rows('select payload from outbox where account_id = ? order by id', [accountId])
    expect(told).toHaveLength(2)
    for (const { payload } of told) expect(await run(jobOf(payload as MailPayload))).toBe('sent')
    for (const email of [account.email, detail.oldEmail]) expect(mailsTo({ email })).toHaveLength(1)
    await db.connection.raw('delete from security_events where account_id = ?', [accountId])
    expect(await run(jobOf(told[0]?.['payload'] as MailPayload))).toBe('not sent: its event is gone')
  })
})

describe('once', () => {
  test('run again, nothing is sent', async () => {
    const { account, job } = await reset()
    await run(job)
    expect(await run(job)).toBe('was sent before')
    expect(mailsTo(account)).toHaveLength(1)
    expect(await db.rows('select mail from mail_deliveries where outbox_id = ?', [job.id])).toHaveLength(1)
  })

  test('two runs at the same moment send one', async () => {
    const { account, job } = await reset()
    const held = services.mailServer.holdNext()
    const first = run(job)
    await held.taken
    await expect(run(job)).rejects.toThrow('Another worker has this mail in hand')
    held.release()
    expect(await first).toBe('sent')
    expect(mailsTo(account)).toHaveLength(1)
  })

  test('a mail under way holds up nobody who works on the account', async () => {
    const { account, job } = await reset()
    const held = services.mailServer.holdNext()
    const sending = run(job)
    await held.taken
    await patchAccount(db.connection, account.id, { firstName: 'Ngozi' })
    held.release()
    expect(await sending).toBe('sent')
  })

  test('a mail under way does not hold up that the account is deleted', async () => {
    const { account, job } = await reset()
    const held = services.mailServer.holdNext()
    const sending = run(job)
    await held.taken
    await deleteAccount(db.connection, account.id)
    held.release()
    await expect(sending).rejects.toThrow('mail_deliveries_account_id_fkey')
    expect(await run(job)).toBe('not sent: the account is gone')
  })
})

describe('what no longer makes sense is not sent', () => {
  test('the account is gone', async () => {
    const { account, job } = await reset()
    await deleteAccount(db.connection, account.id)
    expect(await run(job)).toBe('not sent: the account is gone')
  })

  test('the link was used, ended or is out of time', async () => {
    const used = await verification()
    await db.transaction((trx) => markMailTokenUsed(trx, used.tokenId, TEST_NOW))
    expect(await run(used.job)).toBe('not sent: its link was used')

    const old = await verification()
    await db.transaction((trx) => killMailTokens(trx, { email: old.email }, TEST_NOW))
    expect(await run(old.job)).toBe('not sent: its link was ended')

    const late = await verification()
    services.clock.advance({ hours: 1 })
    expect(await run(late.job)).toBe('not sent: its link has expired')
    for (const { email } of [used, old, late]) expect(mailsTo({ email })).toEqual([])
  })

  test('a link of another account or purpose is never sent', async () => {
    const { job } = await reset()
    const { payload } = job
    const other = await verifiedAccount(db)
    const { job: ofNobody } = await verification()
    const foreign = 'mailTokenId' in ofNobody.payload ? ofNobody.payload.mailTokenId : ''
    for (const wrong of [
      { ...payload, accountId: other.id },
      { ...payload, mail: 'know-browser' },
      { ...payload, mailTokenId: foreign },
    ] as MailPayload[])
      expect(await run(jobOf(wrong))).toBe('not sent: its link is gone')
  })
})

describe('faults', () => {
  test('a refusal for good is permanent, in codes, without the address', async () => {
    const { account, job } = await reset()
    services.mailServer.refuseNext(550)
    const fault = await run(job).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(PermanentFault)
    expect((fault as Error).message).toBe('The mail server refused this mail for good (550 at RCPT TO)')
    expect(JSON.stringify(fault) + (fault as Error).stack).not.toContain(account.email)
    expect(await db.rows('select 1 from mail_deliveries where outbox_id = ?', [job.id])).toEqual([])
  })

  test('a refusal for good is kept by its code alone; a later try that succeeds is kept beside it', async () => {
    const { account, job } = await reset()
    const kept = () => db.rows('select * from mail_refusals where outbox_id = ?', [job.id])
    services.mailServer.refuseNext(550, 553)
    await expect(run(job)).rejects.toThrow(PermanentFault)
    const refusal = { outbox_id: job.id, account_id: account.id, mail: 'reset-password', of_recipient: true }
    expect(await kept()).toEqual([{ ...refusal, smtp_code: 550, refused_at: TEST_NOW }])
    services.clock.advance({ seconds: 60 })
    await expect(run(job)).rejects.toThrow(PermanentFault)
    expect(await kept()).toEqual([{ ...refusal, smtp_code: 553, refused_at: services.clock.now() }])
    expect(await run(job)).toBe('sent')
    expect(await kept()).toHaveLength(1)
    const [mail, ...others] = await listMailHistory(db.connection, { accountIds: [account.id] }, 5)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ sentAt: services.clock.now(), refusal: { smtpCode: 553 } })
    const bounced = await listMailRefusals(db.connection, 50)
    expect(bounced.map(({ outboxId }) => outboxId)).not.toContain(job.id)
  })

  test('a passing refusal leaves no trace, and the next run sends', async () => {
    const { account, job } = await reset()
    services.mailServer.refuseNext(451)
    await expect(run(job)).rejects.toThrow('The mail server did not take the mail now (451 at RCPT TO)')
    expect(await db.rows('select 1 from mail_refusals where outbox_id = ?', [job.id])).toEqual([])
    expect(await run(job)).toBe('sent')
    expect(mailsTo(account)).toHaveLength(1)
  })

  test('a database that takes no more rows sends nothing, however often it is tried', async () => {
    const { account, job } = await reset()
    await db.connection.raw('alter table mail_deliveries add constraint full_disk check (false) not valid')
    await expect(run(job)).rejects.toThrow('full_disk')
    await expect(run(job)).rejects.toThrow('full_disk')
    expect(mailsTo(account)).toEqual([])
    await db.connection.raw('alter table mail_deliveries drop constraint full_disk')
    expect(await run(job)).toBe('sent')
    expect(mailsTo(account)).toHaveLength(1)
  })

  test('a job with an id of its own is refused', async () => {
    const { id: accountId } = await verifiedAccount(db)
    const job = { ...jobOf({ mail: 'already-registered', accountId }), id: '17' }
    await expect(run(job)).rejects.toThrow(PermanentFault)
  })
})

test('a database that is lost between the mail server’s word and its own sends nothing twice', async () => {
  const account = await verifiedAccount(db)
  const { id: accountId } = account
  const job = jobOf({ mail: 'already-registered', accountId })
  const { mailer } = services
  const losing = {
    ...services,
    mailer: {
      send: async (mail: Parameters<typeof mailer.send>[0]) => {
        await mailer.send(mail)
        await db.cutConnections()
      },
      close: () => mailer.close(),
    },
  }
  expect(await sendEmail(losing)(job)).toBe('sent; noted when the database was back')
  expect(await run(job)).toBe('was sent before')
  expect(mailsTo(account)).toHaveLength(1)
})
