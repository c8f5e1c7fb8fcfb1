import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { mailLink } from '../../../db/mail-link.ts'
import { deleteAccount, patchAccount, type Account } from '../../../db/stores/accounts.ts'
import { insertEmailChange } from '../../../db/stores/email-changes.ts'
import { listMailHistory, listMailRefusals } from '../../../db/stores/mail-history.ts'
import { markMailTokenUsed, supersedeMailTokens } from '../../../db/stores/mail-tokens.ts'
import { useTestDatabase } from '../../../db/testing/database.ts'
import { mailTokenOf, pendingAccount, verifiedAccount } from '../../../db/testing/factories.ts'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import type { MailPayload } from '../../../contract/jobs/mails.ts'
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
const mailsTo = (account: Account) =>
  services.mailServer.mails.filter((mail) => mail.to?.[0]?.address === account.email)

async function verification() {
  const account = await pendingAccount(db)
  const { id: accountId } = account
  const tokenId = await mailTokenOf(db, services.env.TOKEN_KEY, { accountId, purpose: 'verify-email' })
  const payload = { mail: 'verify-email', accountId, mailTokenId: tokenId } as const
  const job: JobRun<MailPayload<'verify-email'>> = { id: uuidv7(), payload, createdAt: TEST_NOW }
  return { account, tokenId, job }
}

describe('the mail', () => {
  test('carries the link made from the token row, a Message-ID made from the outbox row, and both forms', async () => {
    const { account, tokenId, job } = await verification()
    job.payload.requestId = 'request-1234'

    expect(await run(job)).toBe('sent')

    const [mail] = mailsTo(account)
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
    ['change-email', 'new@example.test'],
    ['undo-email-change', 'old@example.test'],
  ] as const)('%s goes to the address that the change names', async (purpose, address) => {
    const { id: accountId } = await verifiedAccount(db)
    const given = { accountId, purpose }
    const mailTokenId = await mailTokenOf(db, services.env.TOKEN_KEY, given)
    await insertEmailChange(db.connection, {
      id: uuidv7(),
      accountId,
      oldEmail: 'old@example.test',
      newEmail: 'new@example.test',
      confirmTokenId: mailTokenId,
      undoTokenId: mailTokenId,
      createdAt: TEST_NOW,
    })
    expect(await run(jobOf({ mail: purpose, accountId, mailTokenId }))).toBe('sent')
    const sent = services.mailServer.mails.filter((mail) => mail.to?.[0]?.address === address)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain(mailLink(services.env, purpose, mailTokenId))
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

  test.each(['already-registered', 'already-registered'] as const)('%s needs no token', async (mail) => {
    const account = await verifiedAccount(db)
    expect(await run(jobOf({ mail, accountId: account.id }))).toBe('sent')
    expect(mailsTo(account)[0]?.text).toContain('https://naijatax.test/forgot-password')
  })
})

describe('once', () => {
  test('run again, nothing is sent', async () => {
    const { account, job } = await verification()
    await run(job)
    expect(await run(job)).toBe('was sent before')
    expect(mailsTo(account)).toHaveLength(1)
    expect(await db.rows('select mail from mail_deliveries where outbox_id = ?', [job.id])).toHaveLength(1)
  })

  test('two runs at the same moment send one', async () => {
    const { account, job } = await verification()
    const held = services.mailServer.holdNext()
    const first = run(job)
    await held.taken
    await expect(run(job)).rejects.toThrow('Another worker has this mail in hand')
    held.release()
    expect(await first).toBe('sent')
    expect(mailsTo(account)).toHaveLength(1)
  })

  test('a mail under way holds up nobody who works on the account', async () => {
    const { account, job } = await verification()
    const held = services.mailServer.holdNext()
    const sending = run(job)
    await held.taken
    await patchAccount(db.connection, account.id, { firstName: 'Ngozi' })
    held.release()
    expect(await sending).toBe('sent')
  })
})

describe('what no longer makes sense is not sent', () => {
  test('the account is gone', async () => {
    const { account, job } = await verification()
    await deleteAccount(db.connection, account.id)
    expect(await run(job)).toBe('not sent: the account is gone')
  })

  test('the link was used, superseded or is out of time', async () => {
    const used = await verification()
    await db.transaction((trx) => markMailTokenUsed(trx, used.tokenId, TEST_NOW))
    expect(await run(used.job)).toBe('not sent: its link was used')

    const old = await verification()
    await db.transaction((trx) => supersedeMailTokens(trx, old.account.id, ['verify-email'], TEST_NOW))
    expect(await run(old.job)).toBe('not sent: a newer link took its place')

    const late = await verification()
    services.clock.advance({ hours: 1 })
    expect(await run(late.job)).toBe('not sent: its link has expired')
    for (const { account } of [used, old, late]) expect(mailsTo(account)).toEqual([])
  })

  test('the address is verified already', async () => {
    const { account, job } = await verification()
    await patchAccount(db.connection, account.id, { verifiedAt: TEST_NOW })
    expect(await run(job)).toBe('not sent: the address is verified already')
  })

  test('a link of another account or purpose is never sent', async () => {
    const { job } = await verification()
    const other = await pendingAccount(db)
    expect(await run({ ...job, payload: { ...job.payload, accountId: other.id } })).toBe(
      'not sent: its link is gone',
    )
    expect(await run({ ...job, payload: { ...job.payload, mail: 'reset-password' } })).toBe(
      'not sent: its link is gone',
    )
  })
})

describe('faults', () => {
  test('a refusal for good is permanent, in codes, without the address', async () => {
    const { account, job } = await verification()
    services.mailServer.refuseNext(550)
    const fault = await run(job).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(PermanentFault)
    expect((fault as Error).message).toBe('The mail server refused this mail for good (550 at RCPT TO)')
    expect(JSON.stringify(fault) + (fault as Error).stack).not.toContain(account.email)
    expect(await db.rows('select 1 from mail_deliveries where outbox_id = ?', [job.id])).toEqual([])
  })

  test('a refusal for good is kept by its code alone; a later try that succeeds is kept beside it', async () => {
    const { account, job } = await verification()
    const kept = () => db.rows('select * from mail_refusals where outbox_id = ?', [job.id])
    services.mailServer.refuseNext(550, 553)
    await expect(run(job)).rejects.toThrow(PermanentFault)
    const refusal = { outbox_id: job.id, account_id: account.id, mail: 'verify-email', of_recipient: true }
    expect(await kept()).toEqual([{ ...refusal, smtp_code: 550, refused_at: TEST_NOW }])
    services.clock.advance({ seconds: 60 })
    await expect(run(job)).rejects.toThrow(PermanentFault)
    expect(await kept()).toEqual([{ ...refusal, smtp_code: 553, refused_at: services.clock.now() }])
    expect(await run(job)).toBe('sent')
    expect(await kept()).toHaveLength(1)
    const [mail, ...others] = await listMailHistory(db.connection, [account.id], 5)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ sentAt: services.clock.now(), refusal: { smtpCode: 553 } })
    const bounced = await listMailRefusals(db.connection, 50)
    expect(bounced.map(({ outboxId }) => outboxId)).not.toContain(job.id)
  })

  test('a passing refusal leaves no trace, and the next run sends', async () => {
    const { account, job } = await verification()
    services.mailServer.refuseNext(451)
    await expect(run(job)).rejects.toThrow('The mail server did not take the mail now (451 at RCPT TO)')
    expect(await db.rows('select 1 from mail_refusals where outbox_id = ?', [job.id])).toEqual([])
    expect(await run(job)).toBe('sent')
    expect(mailsTo(account)).toHaveLength(1)
  })

  test('a job with an id of its own is refused', async () => {
    const { id: accountId } = await verifiedAccount(db)
    const job = { ...jobOf({ mail: 'already-registered', accountId }), id: '17' }
    await expect(run(job)).rejects.toThrow(PermanentFault)
  })
})
