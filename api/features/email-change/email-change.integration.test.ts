import { describe, expect, it } from 'vitest'
import { identity, TEST_PASSWORD, verifiedAccount } from '../../../db/testing/factories.ts'
import { runEmailChanges } from '../../../identity/run-email-changes.ts'
import { useTestApi, type Answered, type ApiClient } from '../../testing/index.ts'

const api = useTestApi()
const refusedAs = (answer: Answered) => [answer.status, answer.body['code']]
const ask = (client: ApiClient, email: string) => client.post('/users/me/email-change', { email })
const open = (token: string, client = api.anonymous()) => client.get(`/auth/verify?token=${token}`)
const decide = (token: string, decision: 'allow' | 'stop') =>
  api.anonymous().post('/auth/email-change/decide', { token, decision })
const emailOf = async (id: string) =>
  (await api.db.rows('select email from accounts where id = ?', [id]))[0]?.['email']
const logIn = async (email: string, password = TEST_PASSWORD) =>
  (await api.anonymous().post('/auth/login', { email, password })).status
const waiting = async (client: ApiClient) => (await client.get('/users/me/email-change')).body
/** The job of every hour. */
const run = (limit = 100) =>
  runEmailChanges(api.services, { limit, now: api.clock.now(), requestId: 'a job of a test', caller: null })
/** Days go by, each with its job. */
const daysPass = async (days: number) => {
  for (let day = 1; day <= days; day += 1) {
    api.clock.advance({ days: 1 })
    await run()
  }
}
/** How the newest change of an account ended. */
const outcomeOf = async (id: string) =>
  (
    await api.db.rows('select outcome from waiting_changes where account_id = ? order by asked_at desc', [id])
  )[0]?.['outcome']
const told = async (id: string) =>
  (await api.db.rows('select event from security_events where account_id = ? order by at, id', [id])).map(
    (row) => row['event'],
  )

let addresses = 0
const newAddress = () => `moved-${(addresses += 1)}@example.test`

/** An account that asked for a new address, and the links mailed for it. */
async function asked(
  account?: { id: string; email: string },
  given: Parameters<typeof api.signedInAs>[1] = {},
) {
  const owner = account ?? (await verifiedAccount(api.db))
  const client = await api.signedInAs(owner, given)
  const newEmail = newAddress()
  expect((await ask(client, newEmail)).status).toBe(202)
  const confirm = (await api.linkTo(newEmail, 'change-email'))!
  const decision = (await api.linkTo(owner.email, 'email-change-asked'))!
  return { ...owner, client, newEmail, confirm, decision }
}

describe('POST /users/me/email-change', () => {
  it('mails both addresses and changes nothing', async () => {
    const { id, email, newEmail, client } = await asked()
    expect((await api.mails(id)).map(({ mail }) => mail)).toEqual(['change-email', 'email-change-asked'])
    expect(await emailOf(id)).toBe(email)
    expect(await told(id)).toEqual(['email-change-asked'])
    expect((await client.get('/users/me/export')).text).toContain(newEmail)
  })

  it('answers alike for an address that has an account, and tells its owner instead', async () => {
    const [mine, theirs] = [await verifiedAccount(api.db), await verifiedAccount(api.db)]
    const client = await api.signedInAs(mine)
    const answer = await ask(client, theirs.email)
    expect([answer.status, answer.text]).toEqual([202, '{"ok":true}'])
    expect((await api.mails(mine.id)).map(({ mail }) => mail)).toEqual(['email-change-asked'])
    expect((await api.mails(theirs.id)).map(({ mail }) => mail)).toEqual(['already-registered'])
    const free = await asked()
    expect({ ...(await waiting(client)), email: null }).toEqual({
      ...(await waiting(free.client)),
      email: null,
    })
    api.clock.advance({ days: 8 })
    await run()
    expect([await emailOf(mine.id), await emailOf(theirs.id)]).toEqual([mine.email, theirs.email])
  })

  it('is not for a Google or Microsoft account', async () => {
    for (const authProvider of ['google', 'microsoft'] as const) {
      const account = await verifiedAccount(api.db, { authProvider })
      const answer = await ask(await api.signedInAs(account), newAddress())
      expect(refusedAs(answer)).toEqual([403, 'provider_account'])
    }
  })

  it('needs a sign-in within ten minutes, and an address that is another', async () => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    expect(refusedAs(await ask(client, account.email.toUpperCase()))).toEqual([400, 'validation'])
    expect(refusedAs(await ask(client, 'no address'))).toEqual([400, 'validation'])
    api.clock.advance({ minutes: 10, seconds: 1 })
    expect(refusedAs(await ask(client, newAddress()))).toEqual([401, 'reauthentication_required'])
    expect(await api.mails(account.id)).toEqual([])
  })

  it('takes the place of the one before', async () => {
    const first = await asked()
    const second = await asked(first)
    expect(refusedAs(await open(first.confirm, first.client))).toEqual([400, 'invalid_token'])
    expect(refusedAs(await decide(first.decision, 'allow'))).toEqual([400, 'invalid_token'])
    expect((await waiting(second.client))['email']).toBe(second.newEmail)
  })
})

describe('the link to the new address', () => {
  it('proves it in the session that asked, and moves nothing yet', async () => {
    const { id, email, newEmail, client, confirm } = await asked()
    expect((await open(confirm, client)).body).toEqual({ ok: true, did: 'proved-email' })
    expect(await emailOf(id)).toBe(email)
    expect(await waiting(client)).toEqual({
      email: newEmail,
      proved: true,
      takesEffectAt: new Date(api.clock.now().getTime() + 7 * 24 * 3_600_000).toISOString(),
    })
    expect((await open(confirm, client)).body, 'again').toEqual({ ok: true, did: 'proved-email' })
  })

  it('moves it at once when a factor was shown for asking', async () => {
    const { id, newEmail, client, confirm } = await asked(undefined, { factorProvedAt: api.clock.now() })
    const answers = await Promise.all([open(confirm, client), open(confirm, client)])
    expect(answers.map(({ body }) => body['did'])).toEqual(['changed-email', 'changed-email'])
    expect(await emailOf(id)).toBe(newEmail)
    expect((await told(id)).filter((event) => event === 'email-changed')).toHaveLength(1)
  })

  it('proves nothing in any other session or browser: there it shows a code', async () => {
    const { id, client, confirm } = await asked()
    const laptop = await api.signedInAs({ id })
    const somebody = await api.signedInAs(await verifiedAccount(api.db))
    for (const elsewhere of [laptop, somebody, api.anonymous()]) {
      const answer = await open(confirm, elsewhere)
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/code?token=${confirm}`])
    }
    const shown = await api.anonymous().post('/auth/mail-code', { token: confirm })
    const code = String(shown.body['code'])
    for (const elsewhere of [laptop, somebody])
      expect(refusedAs(await elsewhere.post('/users/me/email-change/code', { code }))).toEqual([
        400,
        'invalid_code',
      ])
    expect((await waiting(client))['proved']).toBe(false)
    expect((await client.post('/users/me/email-change/code', { code })).body).toEqual({
      ok: true,
      did: 'proved-email',
    })
  })

  it('shows a code that takes five tries, of parallel ones too', async () => {
    const { client, confirm } = await asked()
    const code = String((await api.anonymous().post('/auth/mail-code', { token: confirm })).body['code'])
    const type = (typed: string) => client.post('/users/me/email-change/code', { code: typed })
    await Promise.all(Array.from({ length: 9 }, () => type('AAAA-AAAA')))
    expect(refusedAs(await type(code))).toEqual([400, 'invalid_code'])
    expect((await open(confirm, client)).status, 'the link itself was not used up').toBe(200)
  })

  it('works for an hour', async () => {
    const { id, email, client, confirm } = await asked()
    api.clock.advance({ hours: 1 })
    expect(refusedAs(await open(confirm, client))).toEqual([400, 'invalid_token'])
    expect(await waiting(client)).toEqual({ email: null })
    expect(await emailOf(id)).toBe(email)
    expect(await run()).toMatchObject({ effects: 0 })
    expect(await outcomeOf(id)).toBe('dropped')
  })

  it('dies with a cancel, a reset, a changed password and the session that asked', async () => {
    const cancelled = await asked()
    expect((await cancelled.client.delete('/users/me/email-change')).status).toBe(204)
    const reset = await asked()
    await api.anonymous().post('/auth/forgot-password', { email: reset.email })
    const token = await api.linkTo(reset.email, 'reset-password')
    await api.anonymous().post('/auth/reset-password', { token, password: 'nine purple yams' })
    const changed = await asked()
    const passwords = { currentPassword: TEST_PASSWORD, newPassword: 'nine purple yams' }
    expect((await changed.client.post('/auth/change-password', passwords)).status).toBe(204)
    for (const { id, email, client, confirm, decision } of [cancelled, reset, changed]) {
      expect(refusedAs(await open(confirm, client))).toEqual([400, 'invalid_token'])
      expect(refusedAs(await decide(decision, 'allow'))).toEqual([400, 'invalid_token'])
      api.clock.advance({ days: 8 })
      await run()
      api.clock.set()
      expect(await emailOf(id)).toBe(email)
    }
    const left = await asked()
    await left.client.post('/auth/logout')
    expect((await open(left.confirm, left.client)).status).toBe(303)
    expect(await emailOf(left.id)).toBe(left.email)
  })

  it('says so when the address has another account by now', async () => {
    const { id, email, newEmail, client, confirm, decision } = await asked()
    await decide(decision, 'allow')
    await verifiedAccount(api.db, { email: newEmail })
    expect(refusedAs(await open(confirm, client))).toEqual([409, 'address_taken'])
    expect(await emailOf(id)).toBe(email)
    expect(await waiting(client)).toEqual({ email: null })
  })

  it('does nothing on HEAD and for another site’s page', async () => {
    const { client, confirm } = await asked()
    await client.send('HEAD', `/auth/verify?token=${confirm}`)
    const foreign = await client.get(`/auth/verify?token=${confirm}`, { 'Sec-Fetch-Site': 'cross-site' })
    expect(refusedAs(foreign)).toEqual([403, 'forbidden_origin'])
    expect((await waiting(client))['proved']).toBe(false)
  })
})

describe('the mail to the old address', () => {
  it('says what it decides about, and uses nothing up', async () => {
    const { newEmail, client, confirm, decision } = await asked()
    const read = async () => (await api.anonymous().post('/auth/email-change/read', { token: decision })).body
    expect(await read()).toMatchObject({ newEmail, proved: false })
    await open(confirm, client)
    expect(await read()).toMatchObject({ newEmail, proved: true })
  })

  it('allows: the address moves once it is proved, whichever comes first', async () => {
    const provedFirst = await asked()
    await open(provedFirst.confirm, provedFirst.client)
    expect((await decide(provedFirst.decision, 'allow')).body).toEqual({ ok: true, did: 'changed-email' })
    const allowedFirst = await asked()
    expect((await decide(allowedFirst.decision, 'allow')).body).toEqual({ ok: true, did: 'allowed' })
    expect(await emailOf(allowedFirst.id)).toBe(allowedFirst.email)
    expect((await open(allowedFirst.confirm, allowedFirst.client)).body['did']).toBe('changed-email')
    for (const { id, email, newEmail, client } of [provedFirst, allowedFirst]) {
      expect(await emailOf(id)).toBe(newEmail)
      expect((await client.get('/users/me')).body, 'the session that asked stays').toMatchObject({
        email: newEmail,
      })
      expect([await logIn(newEmail), await logIn(email)]).toEqual([200, 401])
      expect(await told(id)).toContain('email-changed')
      const notices = (await api.mails(id)).filter(({ mail }) => mail === 'security-notice')
      expect(notices).toContainEqual(expect.objectContaining({ to: 'old address' }))
    }
  })

  it('stops: the change is gone and everybody is signed out', async () => {
    const { id, email, client, confirm, decision } = await asked()
    await open(confirm, client)
    expect((await decide(decision, 'stop')).body).toEqual({ ok: true, did: 'stopped' })
    expect((await client.get('/users/me')).body).toMatchObject({ code: 'session_ended', reason: 'stopped' })
    api.clock.advance({ days: 8 })
    await run()
    expect(await outcomeOf(id)).toBe('stopped')
    expect(await emailOf(id)).toBe(email)
    for (const decision_ of ['allow', 'stop'] as const)
      expect(refusedAs(await decide(decision, decision_))).toEqual([400, 'invalid_token'])
  })

  it('of allow and stop at once lets one be done, and never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, email, newEmail, client, confirm, decision } = await asked()
      await open(confirm, client)
      const answers = await Promise.all([decide(decision, 'allow'), decide(decision, 'stop')])
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
      expect(await emailOf(id)).toBe(answers[0].status === 200 ? newEmail : email)
    }
  })

  it('may still stop after it allowed, until the address has moved', async () => {
    const { id, email, client, confirm, decision } = await asked()
    await decide(decision, 'allow')
    expect((await decide(decision, 'stop')).body['did']).toBe('stopped')
    expect((await open(confirm, client)).status).toBe(400)
    expect(await emailOf(id)).toBe(email)
  })
})

describe('an address that moves', () => {
  it('takes along what was there before: other sessions, identities, links; and gives the old one nothing back', async () => {
    const { id, email, newEmail, client, confirm, decision } = await asked()
    const laptop = await api.signedInAs({ id })
    await identity(api.db, { accountId: id })
    await api.anonymous().post('/auth/forgot-password', { email })
    const reset = await api.linkTo(email, 'reset-password')
    await api.anonymous().post('/auth/signup', { email: newEmail, password: 'planted by someone' })
    const verify = await api.linkTo(newEmail, 'verify-email')
    await open(confirm, client)
    await decide(decision, 'allow')
    expect((await laptop.get('/users/me')).body).toMatchObject({ reason: 'email change' })
    expect(await api.db.rows('select 1 from identities where account_id = ?', [id])).toEqual([])
    expect(await api.db.rows('select 1 from sign_ups where email = ?', [newEmail])).toEqual([])
    for (const token of [reset, verify]) {
      const body = { token, password: 'nine purple yams' }
      expect(refusedAs(await api.anonymous().post('/auth/reset-password', body))).toEqual([
        400,
        'invalid_token',
      ])
    }
    expect(refusedAs(await decide(decision, 'stop')), 'no undo').toEqual([400, 'invalid_token'])
    expect(await emailOf(id)).toBe(newEmail)
    // The old address is free for whoever holds it.
    const holder = api.anonymous()
    await holder.post('/auth/signup', { email, password: 'of a new holder' })
    await open((await api.linkTo(email, 'verify-email'))!, holder)
    const mine = await holder.post('/auth/login', { email, password: 'of a new holder' })
    expect((mine.body['user'] as { id: string }).id).not.toBe(id)
  })
})

describe('the job run-email-changes', () => {
  it('moves a proved address after seven days, not a second before, and once', async () => {
    const { id, email, newEmail, client, confirm } = await asked()
    await open(confirm, client)
    await daysPass(6)
    api.clock.advance({ hours: 23, minutes: 59, seconds: 59 })
    await run()
    expect(await emailOf(id)).toBe(email)
    api.clock.advance({ seconds: 1 })
    const effects = (await Promise.all([run(), run()])).map((done) => done.effects)
    expect(effects.toSorted((one, other) => one - other)).toEqual([0, 1])
    expect(await emailOf(id)).toBe(newEmail)
    expect(await run()).toEqual({ effects: 0, mails: 0, dropped: 0 })
    expect((await told(id)).filter((event) => event === 'email-changed')).toHaveLength(1)
  })

  it('tells the old address again on days 3 and 6, each once, also when it runs late', async () => {
    const mailsTo = async (email: string) =>
      (
        await api.db.rows(`select 1 from mail_tokens where purpose = 'email-change-asked' and email = ?`, [
          email,
        ])
      ).length
    const onTime = await asked()
    await open(onTime.confirm, onTime.client)
    const counts: number[] = []
    for (let day = 1; day <= 6; day += 1) {
      api.clock.advance({ days: 1 })
      await run()
      await run()
      counts.push(await mailsTo(onTime.email))
    }
    expect(counts).toEqual([1, 1, 2, 2, 2, 3])
    api.clock.set()
    const late = await asked()
    await open(late.confirm, late.client)
    api.clock.advance({ days: 30 })
    await run()
    await run()
    expect(await mailsTo(late.email), 'told late').toBe(2)
    expect(await emailOf(late.id), 'with days to object').toBe(late.email)
    await daysPass(4)
    expect(await mailsTo(late.email)).toBe(3)
    expect(await emailOf(late.id)).toBe(late.newEmail)
  })

  it('moves nothing that was never proved, however late it runs', async () => {
    const { id, email } = await asked()
    api.clock.advance({ days: 30 })
    await run()
    expect(await outcomeOf(id)).toBe('dropped')
    expect(await emailOf(id)).toBe(email)
  })

  it('drops one whose address was taken meanwhile, and goes on with the others', async () => {
    const [taken, other] = [await asked(), await asked()]
    for (const { confirm, client } of [taken, other]) await open(confirm, client)
    await verifiedAccount(api.db, { email: taken.newEmail })
    await daysPass(7)
    expect([await emailOf(taken.id), await emailOf(other.id)]).toEqual([taken.email, other.newEmail])
  })
})

describe('GET /users/me/email-change', () => {
  it('tells it to its own account alone', async () => {
    await asked()
    expect(await waiting(await api.signedInAs(await verifiedAccount(api.db)))).toEqual({ email: null })
  })
})
