import { describe, expect, it } from 'vitest'
import { runEmailChanges } from '../../../../identity/run-email-changes.ts'
import { useTestApi, type ApiClient } from '../../../testing/index.ts'
import { signsInWith, useProviders } from '../testing/providers.ts'

const api = useTestApi({ env: await useProviders() })
const attackersPassword = 'planted by someone'
const victimsPassword = 'the victim’s own'

let victims = 0
const newVictim = () => `victim-${(victims += 1)}@provider.test`
const accountsOf = (email: string) =>
  api.db.rows('select id, auth_provider, verified_at from accounts where email = ?', [email])
const mayUse = async (client: ApiClient) => (await client.get('/drafts')).status

/** Signs up, opens the newest mailed link in the same browser, and signs in there. */
async function signsUpAndVerifies(client: ApiClient, email: string) {
  await client.post('/auth/signup', { email, password: victimsPassword })
  const token = await api.linkTo(email, 'verify-email')
  expect((await client.get(`/auth/verify?token=${token}`)).status).toBe(200)
  expect((await client.post('/auth/login', { email, password: victimsPassword })).status).toBe(200)
}

// The five attacks of "Pre-hijacked accounts" (Sudhodanan and Paverd, 2022): the attacker comes first, with the
// victim's address; afterwards the victim signs in, and the attacker must be out.
describe('account pre-hijacking fails', () => {
  it('classic-federated merge: a password planted before the victim comes with Google', async () => {
    const email = newVictim()
    await api.anonymous().post('/auth/signup', { email, password: attackersPassword })
    const victim = api.anonymous()
    await signsInWith(victim, 'google', { email, verified: true })
    expect(await mayUse(victim)).toBe(200)
    const attack = await api.anonymous().post('/auth/login', { email, password: attackersPassword })
    expect(attack.status).toBe(401)
    expect(await accountsOf(email)).toHaveLength(1)
  })

  it('unexpired session: one that was started before the victim came', async () => {
    const email = newVictim()
    const attacker = api.anonymous()
    await signsInWith(attacker, 'microsoft', { email })
    expect(await mayUse(attacker)).toBe(403)
    const victim = api.anonymous()
    await signsInWith(victim, 'google', { email, verified: true })
    expect(await mayUse(attacker)).toBe(401)
    expect(await mayUse(victim)).toBe(200)
  })

  it('trojan identifier: an identity of the attacker left at the victim’s address', async () => {
    const email = newVictim()
    const attacker = api.anonymous()
    await signsInWith(attacker, 'microsoft', { email })
    const victim = api.anonymous()
    await signsUpAndVerifies(victim, email)
    expect(await mayUse(attacker)).toBe(401)
    await signsInWith(attacker, 'microsoft', { email })
    for (const password of [attackersPassword, victimsPassword])
      expect((await attacker.post('/auth/link/password', { password })).status).toBeGreaterThanOrEqual(400)
    expect(await mayUse(attacker), 'the session of another sign-up').toBe(403)
  })

  it('trojan identifier: the victim who opens the link of a mail they did not ask for gives nothing away', async () => {
    const email = newVictim()
    const attacker = api.anonymous()
    await signsInWith(attacker, 'microsoft', { email })
    const token = (await api.linkTo(email, 'verify-email'))!
    const victim = api.anonymous()
    const opened = await victim.get(`/auth/verify?token=${token}`)
    expect([opened.status, opened.headers.get('Location')]).toEqual([303, `/reset-password?token=${token}`])
    expect(await mayUse(attacker)).toBe(403)
    expect(await accountsOf(email)).toEqual([])
    // Going on gives the victim an account of their own, and the attacker nothing.
    await victim.post('/auth/reset-password', { token, password: victimsPassword })
    expect(await mayUse(attacker)).toBe(401)
    await signsInWith(attacker, 'microsoft', { email })
    expect(await mayUse(attacker)).toBe(403)
    expect((await victim.post('/auth/login', { email, password: victimsPassword })).status).toBe(200)
  })

  it('unexpired email change: one that the attacker asked for in the victim’s account', async () => {
    const email = newVictim()
    const victim = api.anonymous()
    await signsUpAndVerifies(victim, email)
    const thief = api.anonymous()
    await thief.post('/auth/login', { email, password: victimsPassword })
    const moved = `attacker-of-${email}`
    expect((await thief.post('/users/me/email-change', { email: moved })).status).toBe(202)
    const confirm = (await api.linkTo(moved, 'change-email'))!
    expect((await thief.get(`/auth/verify?token=${confirm}`)).body['did']).toBe('proved-email')
    await api.anonymous().post('/auth/forgot-password', { email })
    const reset = { token: await api.linkTo(email, 'reset-password'), password: 'chosen by the victim' }
    expect((await api.anonymous().post('/auth/reset-password', reset)).status).toBe(204)
    api.clock.advance({ days: 8 })
    const context = { now: api.clock.now(), requestId: 'a job of a test', caller: null, limit: 100 }
    expect(await runEmailChanges(api.services, context)).toMatchObject({ effects: 0 })
    expect(await accountsOf(email)).toHaveLength(1)
    expect(await accountsOf(moved)).toEqual([])
  })

  it('unexpired link: a verification mail asked for before the account existed', async () => {
    const email = newVictim()
    const attacker = api.anonymous()
    await attacker.post('/auth/signup', { email, password: attackersPassword })
    const token = (await api.linkTo(email, 'verify-email'))!
    await signsInWith(api.anonymous(), 'google', { email, verified: true })
    expect((await attacker.get(`/auth/verify?token=${token}`)).status).toBe(400)
    const chosen = { token, password: attackersPassword }
    expect((await attacker.post('/auth/reset-password', chosen)).status).toBe(400)
  })

  it('non-verifying provider: an address that the provider never asked to prove', async () => {
    const email = newVictim()
    const victim = api.anonymous()
    await signsUpAndVerifies(victim, email)
    for (const provider of ['microsoft', 'google'] as const) {
      const attacker = api.anonymous()
      await signsInWith(attacker, provider, { email, verified: false })
      expect(await mayUse(attacker)).toBe(403)
      await attacker.post('/auth/link/mail')
      const token = (await api.linkTo(email, 'link-identity'))!
      expect((await victim.post('/auth/link/token', { token })).status, 'opened by the owner').toBe(400)
      expect(await mayUse(attacker)).toBe(403)
    }
    expect(
      await api.db.rows(
        'select 1 from identities i join accounts a on a.id = i.account_id where a.email = ?',
        [email],
      ),
    ).toEqual([])
  })
})
