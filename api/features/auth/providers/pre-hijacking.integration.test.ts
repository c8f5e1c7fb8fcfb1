import { describe, expect, it } from 'vitest'
import { mailTokenOf } from '../../../../db/testing/factories.ts'
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

/** Signs up and opens the newest mailed link in the same browser. */
async function signsUpAndVerifies(client: ApiClient, email: string) {
  await client.post('/auth/signup', { email, password: victimsPassword })
  const mail = (await api.mails()).at(-1)!
  expect((await client.get(`/auth/verify?token=${api.tokenIn(mail)}`)).status).toBe(200)
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
    const again = await signsInWith(attacker, 'microsoft', { email })
    expect(again.headers.get('Location')).toBe('/link-account')
    expect((await attacker.post('/auth/link/password', { password: attackersPassword })).status).toBe(401)
    expect(await mayUse(attacker)).toBe(401)
  })

  it('trojan identifier: the victim who opens the link of a mail they did not ask for gives nothing away', async () => {
    const email = newVictim()
    const attacker = api.anonymous()
    await signsInWith(attacker, 'microsoft', { email })
    const [mail] = await api.mails(String((await attacker.get('/users/me')).body['id']))
    expect((await api.anonymous().get(`/auth/verify?token=${api.tokenIn(mail!)}`)).status).toBe(400)
    expect(await mayUse(attacker)).toBe(403)

    const before = (await api.mails()).length
    await api.anonymous().post('/auth/resend-verification', { email })
    expect(await api.mails(), 'nor is it mailed again for anybody else').toHaveLength(before)
    await attacker.post('/auth/resend-verification', { email })
    expect(await api.mails()).toHaveLength(before + 1)
  })

  it('unexpired email change: a link that waits to give the account another address', async () => {
    const email = newVictim()
    await api.anonymous().post('/auth/signup', { email, password: attackersPassword })
    const [planted] = await accountsOf(email)
    await mailTokenOf(api.db, api.env.TOKEN_KEY, {
      accountId: String(planted?.['id']),
      purpose: 'change-email',
    })
    await signsInWith(api.anonymous(), 'google', { email, verified: true })
    expect(await api.db.rows(`select 1 from mail_tokens where purpose = 'change-email'`)).toEqual([])
  })

  it('non-verifying provider: an address that the provider never asked to prove', async () => {
    const email = newVictim()
    const victim = api.anonymous()
    await signsUpAndVerifies(victim, email)
    for (const provider of ['microsoft', 'google'] as const) {
      const attacker = api.anonymous()
      await signsInWith(attacker, provider, { email, verified: false })
      expect(await mayUse(attacker)).toBe(401)
      await attacker.post('/auth/link/mail')
      const token = api.tokenIn((await api.mails()).at(-1)!)
      expect((await victim.post('/auth/link/token', { token })).status, 'opened by the owner').toBe(400)
      expect(await mayUse(attacker)).toBe(401)
    }
    expect(
      await api.db.rows(
        'select 1 from identities i join accounts a on a.id = i.account_id where a.email = ?',
        [email],
      ),
    ).toEqual([])
  })
})
