import { describe, expect, test } from 'vitest'
import { deleteAccount } from '../../../db/stores/accounts.ts'
import { upsertSubscription } from '../../../db/stores/billing.ts'
import { subscription } from '../../../db/testing/billing-factories.ts'
import { useReminding } from './testing/reminding.ts'

const reminding = useReminding()
const { db, services } = reminding
const at = (moment: string) => services.clock.set(new Date(moment))
const textsTo = (owner: { id: string; email: string }) =>
  reminding.mailsTo(owner).map(({ subject, text = '' }) => `${subject}\n${text.replaceAll(/\s+/g, ' ')}`)

describe('the days of the law', () => {
  test('each kind that was asked for is told twice, each once, however often the job runs and at once', async () => {
    const [both, none] = [await reminding.asking('employer', 'return'), await reminding.asking()]
    for (const day of ['2027-01-16', '2027-01-17', '2027-01-27', '2027-01-28', '2027-01-31', '2027-02-01']) {
      at(`${day}T09:00:00Z`)
      await Promise.all([reminding.dates(), reminding.dates(), reminding.dates()])
    }
    at('2027-03-29T09:00:00Z')
    await reminding.dates()
    await reminding.dates()
    expect(await reminding.told(both)).toEqual([
      'employer 2027-01-31 14',
      'employer 2027-01-31 3',
      'return 2027-03-31 3',
    ])
    expect(await reminding.told(none)).toEqual([])
    at('2028-01-20T09:00:00Z')
    expect(await reminding.dates()).toBe('1 of the law’s days, 0 of renewals')
    expect(await reminding.dates()).toBe('0 of the law’s days, 0 of renewals')
  })

  test('more accounts than one batch holds are all told', async () => {
    await db.rows(
      `with made as (
         insert into accounts (id, email, auth_provider, verified_at, known_browsers_since, last_used_at, created_at, updated_at)
         select gen_random_uuid(), 'many-' || n || '@example.test', 'email', now(), now(), now(), now(), now()
           from generate_series(1, 450) n returning id)
       insert into reminders (id, account_id, kind, chosen_at) select gen_random_uuid(), id, 'return', now() from made`,
    )
    at('2029-03-20T09:00:00Z')
    await Promise.all([reminding.dates(), reminding.dates()])
    await reminding.dates()
    const [{ told, mails } = {}] = await db.rows(
      `select (select count(*)::int from reminders_told where about = '2029-03-31 14' and kind = 'return') as told,
              (select count(*)::int from outbox where payload ->> 'mail' = 'remind-return' and created_at = ?) as mails`,
      [services.clock.now()],
    )
    expect(told).toBeGreaterThanOrEqual(450)
    expect(mails).toBe(told)
  })

  test('say the day, what to do, and who reports it, with the link and the headers that end them', async () => {
    const account = await reminding.asking('employer', 'return')
    at('2030-01-17T09:00:00Z')
    await reminding.dates()
    at('2030-03-30T09:00:00Z')
    await reminding.dates()
    at('2030-01-18T09:00:00Z')
    expect(await reminding.send(account)).toEqual(['sent', 'sent'])
    const [employer = '', own = ''] = textsTo(account)
    expect(employer).toContain('Ask your employer for your 2029 pay record')
    expect(employer).toContain('By 31 January 2030, in 13 days')
    expect(employer).toContain('Nigeria Tax Administration Act, section 14(1)')
    expect(own).toContain('Your tax return for 2029 is due soon')
    expect(own).toContain('The day is reported (Taiwo Oyedele, January 2026)')
    expect(own).toContain('14 April')
    const [mail] = reminding.mailsTo(account)
    const page = /https:\/\/naijatax\.test\/reminders\?token=(employer\.[\w-]{64})/.exec(mail?.text ?? '')
    const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]))
    expect(headers).toMatchObject({
      'list-unsubscribe': `<https://naijatax.test/api/reminders/one-click?token=${page?.[1]}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    })
    expect(await reminding.send(account)).toEqual(['was sent before', 'was sent before'])
  })

  test('are dropped when they were ended meanwhile, when their day is over, and when the account is gone', async () => {
    at('2031-01-28T09:00:00Z')
    const [ended, late, gone] = [
      await reminding.asking('employer'),
      await reminding.asking('employer'),
      await reminding.asking('employer'),
    ]
    await reminding.dates()
    await reminding.end(ended, 'employer')
    expect(await reminding.send(ended)).toEqual(['not sent: this reminder was ended'])
    at('2031-01-31T22:59:00Z')
    // Its own last minute in Lagos is still its day.
    expect(await reminding.send(late)).toEqual(['sent'])
    const [payload] = await db.rows('select payload from outbox where account_id = ?', [gone.id])
    expect(JSON.stringify(payload)).not.toContain(gone.email)
    await deleteAccount(db.connection, gone.id)
    expect(await reminding.send(gone)).toEqual(['not sent: the account is gone'])
    expect(await reminding.told(gone)).toEqual([])
    const after = await reminding.asking('employer')
    await reminding.dates()
    at('2031-01-31T23:00:00Z')
    expect(await reminding.send(after)).toEqual(['not sent: its day is over'])
  })

  test('do not come to who ended them, and come again to who asks again', async () => {
    const account = await reminding.asking('return')
    await reminding.end(account, 'return')
    at('2032-03-18T09:00:00Z')
    await reminding.dates()
    expect(await reminding.told(account)).toEqual([])
    await reminding.ask(account, 'return')
    await reminding.dates()
    await reminding.end(account, 'return')
    await reminding.ask(account, 'return')
    await reminding.dates()
    expect(await reminding.told(account)).toEqual(['return 2032-03-31 14'])
  })
})

describe('the renewal', () => {
  const periodEnd = new Date('2027-06-30T10:00:00Z')

  test('is told early, once a period, to who asked and renews', async () => {
    const [account, silent, cancelled] = [
      await reminding.asking('renewal'),
      await reminding.asking(),
      await reminding.asking('renewal'),
    ]
    const { id } = await subscription(db, { accountId: account.id, periodEnd })
    await subscription(db, { accountId: silent.id, periodEnd })
    await subscription(db, { accountId: cancelled.id, periodEnd, renewal: 'cancelled' })
    at('2027-05-30T09:00:00Z')
    expect(await reminding.dates()).toBe('0 of the law’s days, 0 of renewals')
    at('2027-05-31T09:00:00Z')
    await Promise.all([reminding.dates(), reminding.dates()])
    at('2027-06-10T09:00:00Z')
    expect(await reminding.dates()).toBe('0 of the law’s days, 0 of renewals')
    expect(await reminding.told(account)).toEqual([`renewal ${id} ${periodEnd.toISOString()}`])
    for (const other of [silent, cancelled]) expect(await reminding.told(other)).toEqual([])
    expect(await reminding.send(account)).toEqual(['sent'])
    const [text = ''] = textsTo(account)
    expect(text).toContain('30 June 2027')
    expect(text).toContain('$10.00')
    expect(text).toContain('once more 14 days before')
  })

  test('is dropped when it was cancelled meanwhile, or when the mail of everybody tells it', async () => {
    const end = new Date('2028-06-30T10:00:00Z')
    const [cancelled, late] = [await reminding.asking('renewal'), await reminding.asking('renewal')]
    const running = await subscription(db, { accountId: cancelled.id, periodEnd: end })
    await subscription(db, { accountId: late.id, periodEnd: end })
    at('2028-06-10T09:00:00Z')
    expect(await reminding.dates()).toBe('0 of the law’s days, 2 of renewals')
    await db.transaction((trx) => upsertSubscription(trx, { ...running, renewal: 'cancelled' }))
    expect(await reminding.send(cancelled)).toEqual(['not sent: what it tells is not so any more'])
    at('2028-06-16T09:00:00Z')
    expect(await reminding.send(late)).toEqual(['not sent: the mail that everybody gets tells it'])
    const asksLate = await reminding.asking('renewal')
    await subscription(db, { accountId: asksLate.id, periodEnd: end })
    expect(await reminding.dates()).toBe('0 of the law’s days, 0 of renewals')
  })
})
