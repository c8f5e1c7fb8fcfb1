import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD, verifiedAccount } from '../../../../db/testing/factories.ts'
import { productionLimits } from '../../../../platform/rates.ts'
import { useTestApi } from '../../../testing/index.ts'
import { signsInWith, useProviders } from '../testing/providers.ts'

const api = useTestApi({
  env: { ...(await useProviders()), ...productionLimits, TRUSTED_PROXY_HOPS: '1' },
})

/** A browser back from Google with an address that has an account: a new pending link each time. */
async function waitingFor(email: string) {
  const client = api.anonymous()
  await signsInWith(client, 'google', { email, verified: true })
  return client
}

describe('proving a link, at production’s limits', () => {
  it('is a guess at the account’s password however many links wait', async () => {
    const { email } = await verifiedAccount(api.db)
    for (let time = 0; time < 10; time += 1) {
      const client = await waitingFor(email)
      expect((await client.post('/auth/link/password', { password: `guess ${time}` })).status).toBe(401)
    }
    const eleventh = await waitingFor(email)
    expect((await eleventh.post('/auth/link/password', { password: TEST_PASSWORD })).status).toBe(429)
    expect((await api.anonymous().post('/auth/login', { email, password: TEST_PASSWORD })).status).toBe(429)
  })

  it('mails the owner three times an hour at most from one place, and says nothing of it', async () => {
    const { email, id } = await verifiedAccount(api.db)
    const ask = async (ip: string) =>
      (await waitingFor(email)).post('/auth/link/mail', undefined, { 'X-Forwarded-For': ip })
    for (let time = 0; time < 5; time += 1) expect((await ask('102.89.1.2')).status).toBe(202)
    expect(await api.mails(id)).toHaveLength(3)
    expect((await ask('102.89.2.2')).status).toBe(202)
    expect(await api.mails(id)).toHaveLength(4)
  })
})

describe('a sign-up with a provider', () => {
  it('keeps which notices were agreed to', async () => {
    const email = 'agrees@provider.test'
    await signsInWith(api.anonymous(), 'google', { email, verified: true })
    const kept = await api.db.rows(
      'select notice from consents join accounts on accounts.id = account_id where email = ? order by notice',
      [email],
    )
    expect(kept).toEqual([{ notice: 'privacy' }, { notice: 'terms' }])
  })
})
