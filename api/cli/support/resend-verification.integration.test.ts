import { afterEach, describe, expect, test } from 'vitest'
import { hashMailToken, mailToken } from '../../../db/mail-link.ts'
import { useTestDatabase } from '../../../db/testing/database.ts'
import { signUp, verifiedAccount } from '../../../db/testing/factories.ts'
import { startWork, type Work } from '../../../worker/work.ts'
import { useWorkerServices } from '../../../worker/testing/services.ts'
import { until } from '../../../worker/testing/until.ts'
import { useTestSupport } from '../testing/support.ts'

const db = useTestDatabase()
const services = useWorkerServices(db)
const support = useTestSupport(db, { clock: services.clock })
const why = ['--reason', 'ticket 4711: mail not received']
const resend = (who: string, ...more: string[]) => support.run(['resend-verification', who, ...why, ...more])
const mailsTo = (email: string) => services.mailServer.mails.filter((mail) => mail.to?.[0]?.address === email)
const auditOf = (json: Record<string, unknown>) =>
  db.rows('select id, actor, action, reason, detail from audit_log where id = any(?)', [json['auditIds']])
const tokensOf = (email: string) => db.rows('select id, token_hash from mail_tokens where email = ?', [email])

let work: Work | undefined
afterEach(async () => {
  await work?.stop()
  work = undefined
  await db.connection.raw('delete from outbox')
})

test('from the command line through relay and worker to the mail server, without TOKEN_KEY; the link works', async () => {
  work = await startWork(services, new AbortController().signal, { lockMs: 3_000, checkMs: 500 })
  const { email } = await signUp(db)
  const { code, json } = await support.runJson(['resend-verification', email, ...why])
  expect(code).toBe(0)
  expect(json).toMatchObject({ status: 'queued', dryRun: false })

  const [mail] = await until(() => (mailsTo(email).length > 0 ? mailsTo(email) : undefined))
  const token = /\/verify\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const kept = await tokensOf(email)
  expect(kept).toHaveLength(1)
  expect(token).toBe(mailToken(services.env.TOKEN_KEY, 'verify-email', String(kept[0]?.['id'])))
  expect(kept[0]?.['token_hash']).toEqual(hashMailToken(token))

  const [entry, ...others] = await auditOf(json)
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    actor: support.actor,
    action: 'authn_token_created',
    reason: 'ticket 4711: mail not received',
    detail: { purpose: 'verify-email', claims: support.claims, person: support.person },
  })

  await until(async () => (await db.rows('select 1 from mail_deliveries')).length > 0)
  services.clock.advance({ minutes: 20 })
  const again = await resend(email)
  expect(again.out).toContain('The last one was taken by the mail server at 2026-11-21 10:00 Lagos.')
  expect(`${JSON.stringify(json)}${again.out}`).not.toContain(token)
})

describe('while the mail server takes no mails', () => {
  test('promises no seconds, says what it answered, and user show leads to no further mail', async () => {
    work = await startWork(services, new AbortController().signal, { lockMs: 3_000, checkMs: 500 })
    services.mailServer.refuseNext(451, 451, 451, 451)
    const { email } = await signUp(db)
    await resend(email)
    const shown = await until(async () => {
      const { out } = await support.run(['user', 'show', email])
      return /tried \w+/.test(out) ? out : undefined
    })
    expect(shown).toMatch(/The last verification mail: in the mail queue.*; tried .*451/)
    expect(shown).toContain('Next: it goes out by itself')
    const { out } = await resend(email)
    expect(out).toContain('will go out once the mail server takes mails again')
    expect(out).toMatch(/It was tried .*451/)
  })
})

describe('says', () => {
  test('that an address is verified already, and mails nobody', async () => {
    const { email, id } = await verifiedAccount(db, { email: 'adaeze@example.test' })
    const { code, out } = await resend(` ${email.toUpperCase()}`)
    expect(code).toBe(0)
    expect(out).toContain(
      'a…e@example.test is already verified, since 2026-11-21 10:00 Lagos. No mail was sent.',
    )
    expect(await db.rows('select 1 from outbox')).toEqual([])
    expect(await db.rows('select actor, action from audit_log where account_id = ?', [id])).toEqual([
      { actor: support.actor, action: 'support_read' },
    ])
  })

  test('the whole address only when asked', async () => {
    const { email } = await signUp(db)
    expect((await resend(email)).out).not.toContain(email)
    services.clock.advance({ minutes: 20 })
    expect((await resend(email, '--show')).out).toContain(email)
  })

  test('who is unknown, with exit code 3', async () => {
    const { code, out, err } = await resend('nobody@example.test')
    expect([code, out]).toEqual([3, ''])
    expect(err).toContain('There is no account with that address or id.')
  })
})

test('the address gets one mail however many sign-ups wait there', async () => {
  const { email } = await signUp(db)
  await signUp(db, { email, passwordHash: null, provider: 'microsoft', issuer: 'issuer', subject: 'ada' })
  expect((await resend(email)).out).toContain('A verification mail to')
  expect(await db.rows('select 1 from outbox')).toHaveLength(1)
})

test('the ninth within the hour is refused with exit code 4; the next hour has room again', async () => {
  const { email } = await signUp(db)
  for (const _ of Array(8).keys()) expect((await resend(email)).code).toBe(0)
  const ninth = await resend(email)
  expect(ninth.code).toBe(4)
  expect(ninth.err).toContain('Wait, and ask the person to look in the spam folder.')
  expect(await tokensOf(email)).toHaveLength(8)
  services.clock.advance({ hours: 1 })
  expect((await resend(email)).code).toBe(0)
})

test('a dry run says what would happen and keeps nothing', async () => {
  const { email } = await signUp(db)
  const entries = () => db.rows('select 1 from audit_log')
  const before = await entries()
  const { code, out } = await resend(email, '--dry-run')
  expect(code).toBe(0)
  expect(out).toContain('Dry run, nothing was kept.')
  expect(out).not.toContain('Audit:')
  expect(await db.rows('select 1 from outbox')).toEqual([])
  expect(await tokensOf(email)).toEqual([])
  expect(await entries()).toEqual(before)
})

test('markup and an address in the reason: one harmless line is kept; what is no line of words is refused', async () => {
  const { email } = await signUp(db)
  const reason = '<script>alert(1)</script> said by someone@example.test'
  for (const unseen of ['\n', '\u001b[31m']) {
    const refused = await support.run(['resend-verification', email, '--reason', `${reason}${unseen}more`])
    expect([refused.code, refused.out]).toEqual([2, ''])
  }
  const { code, json } = await support.runJson(['resend-verification', email, '--reason', reason])
  expect(code).toBe(0)
  expect((await auditOf(json))[0]?.['reason']).toBe('<script>alert(1)</script> said by (address)')
})
