import { describe, expect, it } from 'vitest'
import { patchAccount, type Account } from '../../../db/stores/accounts.ts'
import { submission } from '../../../db/testing/factories.ts'
import { useTestApi, type ApiClient } from '../../testing/index.ts'
import { signsInWith, useProviders } from './testing/providers.ts'

const api = useTestApi({ env: await useProviders() })
const password = 'three red kites fly'

let mailboxes = 0
let email = ''

const googles = (client: ApiClient) => signsInWith(client, 'google', { email, verified: true })
const accountsOf = () =>
  api.db.rows('select id, sealed_at, refused_at from accounts where email = ? order by created_at', [email])
const mailsTo = async (accountId: unknown) => (await api.mails(String(accountId))).map(({ mail }) => mail)

/** An account of Google with a calculation, whose address the mail server refused while nobody used it. */
async function refused(): Promise<Account> {
  email = `mailbox-${(mailboxes += 1)}@gmail.com`
  await googles(api.anonymous())
  const [row] = await accountsOf()
  const account = (await patchAccount(api.db.connection, String(row!['id']), { refusedAt: api.clock.now() }))!
  await submission(api.db, { accountId: account.id })
  await api.db.rows('delete from outbox')
  return account
}

/** Whoever reads the mailbox now chooses a password with a mailed link, and signs in. */
async function newHolder(): Promise<ApiClient> {
  const client = api.anonymous()
  await client.post('/auth/forgot-password', { email })
  const token = await api.linkTo(email, 'reset-password')
  expect((await client.post('/auth/reset-password', { token, password })).status).toBe(204)
  expect((await client.post('/auth/login', { email, password })).status).toBe(200)
  return client
}

describe('an address that was refused while its account was unused', () => {
  it('opens a new, empty account by mail; the old one waits for its identity and takes a new address on proof alone', async () => {
    const old = await refused()
    const holder = await newHolder()
    const me = (await holder.get('/users/me')).body
    expect(me['id']).not.toBe(old.id)
    expect((await holder.get('/submissions')).body).toEqual([])
    expect((await holder.get('/auth/security')).body).toMatchObject({ waysIn: [{ kind: 'password' }] })

    const owner = api.anonymous()
    expect((await googles(owner)).headers.get('Location')).toBe('/account')
    expect((await owner.get('/users/me')).body).toMatchObject({
      id: old.id,
      sealedUntil: '2027-02-19T09:00:00.000Z',
    })
    expect((await owner.get('/submissions')).body).toHaveLength(1)

    expect((await owner.post('/users/me/email-change', { email: 'moved@example.test' })).status).toBe(202)
    expect(await mailsTo(old.id)).not.toContain('email-change-asked')
    const token = await api.linkTo('moved@example.test', 'change-email')
    expect((await owner.get(`/auth/verify?token=${token}`)).body).toEqual({ ok: true, did: 'changed-email' })
    expect((await owner.get('/users/me')).body).toMatchObject({
      email: 'moved@example.test',
      sealedUntil: null,
    })
    expect((await holder.get('/users/me')).body).toMatchObject({ id: me['id'], email })
    const told = await api.db.rows(
      `select payload from outbox where account_id = ? and payload ->> 'to' = 'old address'`,
      [old.id],
    )
    expect(told).toEqual([])
    // Google opens whatever belongs to the address now: it has to be proved there.
    expect((await googles(api.anonymous())).headers.get('Location')).toBe('/link-account')
  })

  it('stays the owner’s when they sign in before anybody else asks', async () => {
    const old = await refused()
    await googles(api.anonymous())
    expect(await accountsOf()).toEqual([{ id: old.id, sealed_at: null, refused_at: null }])
    await newHolder()
    expect(await accountsOf()).toHaveLength(1)
  })

  it('asking for the lost address itself tells its holder, and moves nothing', async () => {
    const old = await refused()
    const holder = await newHolder()
    const owner = api.anonymous()
    await googles(owner)
    expect((await owner.post('/users/me/email-change', { email })).status).toBe(202)
    const { id } = (await holder.get('/users/me')).body
    expect(await mailsTo(id)).toContain('already-registered')
    expect((await owner.get('/users/me')).body['id']).toBe(old.id)
  })
})
