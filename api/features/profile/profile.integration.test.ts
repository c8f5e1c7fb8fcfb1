import { describe, expect, it } from 'vitest'
import { paidAccount, verifiedAccount } from '../../../db/testing/factories.ts'
import { useTestApi, type Answered } from '../../testing/index.ts'

const api = useTestApi()

const refusedAs = (answer: Answered) => [answer.status, answer.body['code']]

describe('GET /users/me', () => {
  it('gives every field of the profile, null where nothing is known', async () => {
    const { id, email } = await verifiedAccount(api.db, {
      firstName: null,
      lastName: null,
      dateOfBirth: null,
      tin: null,
      phoneNumber: null,
    })
    const answer = await (await api.signedInAs({ id })).get('/users/me')
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        id,
        email,
        verified: true,
        firstName: null,
        lastName: null,
        dateOfBirth: null,
        tin: null,
        phoneNumber: null,
        authProvider: 'email',
        subscriptionActiveUntil: null,
        sealedUntil: null,
        session: { ownDevice: true, tag: expect.any(String) as string },
      },
    ])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it('gives dates as they are, whatever the machine’s time zone', async () => {
    const client = await api.signedInAs(await paidAccount(api.db, { dateOfBirth: '1990-01-01' }))
    expect((await client.get('/users/me')).body).toMatchObject({
      dateOfBirth: '1990-01-01',
      subscriptionActiveUntil: '2026-12-21T09:00:00.000Z',
    })
  })

  it('is for a session, also one whose address is not verified yet', async () => {
    expect(refusedAs(await api.anonymous().get('/users/me'))).toEqual([401, 'unauthorized'])
    const waiting = await api.signedUp()
    expect((await waiting.get('/users/me')).body).toMatchObject({ verified: false })
  })

  it('opens with a live session only: not ended, not made up', async () => {
    const account = await verifiedAccount(api.db)
    const expired = await api.signedInAs(account, { expiresAt: api.clock.now() })
    expect((await expired.get('/users/me')).status).toBe(401)
    for (const id of ['', 'x', 'x'.repeat(5000), '%00', "' or 1=1 --"]) {
      const forged = api.anonymous()
      forged.cookies.set('session-80', encodeURIComponent(id))
      expect((await forged.get('/users/me')).status).toBe(401)
    }
  })
})

describe('PUT /users/me', () => {
  it('changes what was sent, leaves the rest, and writes down the names of what changed', async () => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    const update = { firstName: ' Ọmọ́wùmí ', phoneNumber: '+447700900123' }
    const answer = await client.put('/users/me', update, { 'X-Request-Id': 'their-name_1' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      firstName: 'Ọmọ́wùmí'.normalize('NFC'),
      lastName: account.lastName,
      phoneNumber: '+447700900123',
      tin: account.tin,
    })
    expect((await client.get('/users/me')).body).toEqual(answer.body)
    const [entry] = await api.db.rows('select * from audit_log where account_id = ?', [account.id])
    expect(entry).toMatchObject({
      action: 'user_updated',
      actor: `account:${account.id}`,
      request_id: answer.headers.get('X-Request-Id'),
      // No proxy is trusted here.
      upstream_id: null,
      source: '127.0.0.1',
      network: expect.any(Buffer) as Buffer,
      detail: { attributes: ['firstName', 'phoneNumber'] },
    })
  })

  it('changes nothing when nothing is sent, or what is there already', async () => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    const { body: before } = await client.get('/users/me')
    expect((await client.put('/users/me', {})).body).toEqual(before)
    expect((await client.put('/users/me', before)).body).toEqual(before)
    expect(await api.audited(account.id)).toEqual([])
  })

  it('ignores what only the server sets', async () => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    const answer = await client.put('/users/me', {
      id: '0',
      email: 'other@example.test',
      verified: false,
      authProvider: 'google',
      subscriptionActiveUntil: '2099-01-01T00:00:00Z',
      lastName: 'Bello',
    })
    expect(answer.body).toMatchObject({
      id: account.id,
      email: account.email,
      verified: true,
      authProvider: 'email',
      subscriptionActiveUntil: null,
      lastName: 'Bello',
    })
  })

  it.each([
    ['role', { role: 'admin' }],
    ['passwordHash', { passwordHash: 'x' }],
    ['firstName', { firstName: '  ' }],
    ['firstName', { firstName: 'x'.repeat(101) }],
    ['firstName', { firstName: 'Ada\r\nBcc: x@example.test' }],
    ['firstName', { firstName: 'Ada\u202Eeda' }],
    ['firstName', { firstName: null }],
    ['firstName', { firstName: 'Ada\ud800' }],
    ['lastName', { lastName: { $ne: 1 } }],
    ['lastName', { lastName: 'a\u0000b' }],
    ['tin', { tin: '' }],
    ['tin', { tin: '1234567890123' }],
    ['tin', { tin: '12345678-00011' }],
    ['phoneNumber', { phoneNumber: '0803 call me' }],
    ['phoneNumber', { phoneNumber: '003312345678' }],
    ['phoneNumber', { phoneNumber: '+3312345678' }],
    ['phoneNumber', { phoneNumber: '+112345' }],
    ['phoneNumber', { phoneNumber: '' }],
    ['dateOfBirth', { dateOfBirth: '1990-02-30' }],
    ['dateOfBirth', { dateOfBirth: '12/04/1990' }],
    ['dateOfBirth', { dateOfBirth: '1899-12-31' }],
    ['dateOfBirth', { dateOfBirth: '2026-11-21' }],
    ['dateOfBirth', { dateOfBirth: '2026-11-22' }],
  ])('refuses a wrong %s: %j', async (field, update) => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    const answer = await client.put('/users/me', {
      ...update,
      ...(field !== 'lastName' && { lastName: 'Changed' }),
    })
    expect(refusedAs(answer)).toEqual([400, 'validation'])
    expect(Object.keys(answer.body['fields'] as object)).toEqual([field])
    expect((await client.get('/users/me')).body).toMatchObject({ lastName: account.lastName })
  })

  it.each([
    ['+234 0803 123-4567', '+2348031234567'],
    ['+4407700900123', '+447700900123'],
    ['+12025550123', '+12025550123'],
    ['+234012345', '+23412345'],
    ['08031234567', '+2348031234567'],
    ['00234 803 123 4567', '+2348031234567'],
    ['+234 (0)803.123.4567', '+2348031234567'],
    ['+234 234 803 123 4567', '+2348031234567'],
  ])('keeps the phone number %s as %s', async (phoneNumber, kept) => {
    const client = await api.signedInAs(await verifiedAccount(api.db))
    expect((await client.put('/users/me', { phoneNumber })).body).toMatchObject({ phoneNumber: kept })
  })

  it.each(['123456780001', ' 1234 5678 0001 ', '12345678–0001'])(
    'keeps the Tax ID %j with its hyphen',
    async (tin) => {
      const client = await api.signedInAs(await verifiedAccount(api.db, { tin: null }))
      expect((await client.put('/users/me', { tin })).body).toMatchObject({ tin: '12345678-0001' })
    },
  )

  it('empties Tax ID and phone number, and nothing else', async () => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    const emptied = { tin: null, phoneNumber: null }
    expect((await client.put('/users/me', emptied)).body).toMatchObject({
      ...emptied,
      firstName: account.firstName,
    })
    expect((await client.get('/users/me')).body).toMatchObject(emptied)
    const [entry] = await api.db.rows('select * from audit_log where account_id = ?', [account.id])
    expect(entry).toMatchObject({ detail: { attributes: ['tin', 'phoneNumber'] } })
    for (const key of ['firstName', 'lastName', 'dateOfBirth'])
      expect((await client.put('/users/me', { [key]: null })).status).toBe(400)
  })

  it('keeps names with markup and quotes as plain text', async () => {
    const client = await api.signedInAs(await verifiedAccount(api.db))
    const firstName = `<b onload="x">O'Neil</b> -- \\ ; drop table accounts`
    expect((await client.put('/users/me', { firstName })).body).toMatchObject({ firstName })
  })

  it('refuses a TIN in the words of [spec 20.3], and knows today in Lagos', async () => {
    const client = await api.signedInAs(await verifiedAccount(api.db))
    const answer = await client.put('/users/me', { tin: '1' })
    expect(answer.body['fields']).toEqual({ tin: 'TIN must be in the format 12345678-0001' })

    api.clock.set(new Date('2026-11-21T23:30:00Z'))
    expect((await client.put('/users/me', { dateOfBirth: '2026-11-21' })).status).toBe(200)
    expect((await client.put('/users/me', { dateOfBirth: '2026-11-22' })).status).toBe(400)
  })

  it('is for a session', async () => {
    const answer = await api.anonymous().put('/users/me', { firstName: 'Ada' })
    expect(refusedAs(answer)).toEqual([401, 'unauthorized'])
  })

  it('changes each person’s own profile only', async () => {
    const [mine, other] = [await verifiedAccount(api.db), await verifiedAccount(api.db)]
    await (await api.signedInAs(mine)).put('/users/me', { id: other.id, firstName: 'Changed' })
    const answer = await (await api.signedInAs(other)).get('/users/me')
    expect(answer.body).toMatchObject({ firstName: other.firstName })
  })
})
