import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD, verifiedAccount } from '../../../../db/testing/factories.ts'
import { useTestApi, type Answered } from '../../../testing/index.ts'
import { addsPasskey, provesMailbox } from '../../factors/testing/device.ts'
import { signsInWith, useProviders } from '../testing/providers.ts'

const api = useTestApi({ env: { ...(await useProviders()), LIMIT_CODES: '5/600' } })
const refusedAs = ({ status, body }: Answered) => [status, body['code']]

/** A person with a passkey, and the recovery codes that came with it. */
async function guarded() {
  const account = await verifiedAccount(api.db)
  const client = await api.signedInAs(account)
  await provesMailbox(api, client, account)
  const { recoveryCodes: codes = [] } = await addsPasskey(api, client)
  return { account, codes }
}

/** How often the owner was told of a wrong code. */
const wrongCodesTold = async (accountId: string) =>
  (
    await api.db.rows("select 1 from security_events where account_id = ? and event = 'wrong-factor'", [
      accountId,
    ])
  ).length

describe('an account with a second factor', () => {
  it('is not linked to a vouched identity by its password alone, nor by the mailed link alone', async () => {
    const { account, codes } = await guarded()
    const browser = api.anonymous()
    const answer = await signsInWith(browser, 'google', { email: account.email, verified: true })
    expect(answer.headers.get('Location')).toBe('/link-account')

    const alone = await browser.post('/auth/link/password', { password: TEST_PASSWORD })
    expect(refusedAs(alone)).toEqual([401, 'factor_required'])
    await browser.post('/auth/link/mail')
    const token = await api.linkTo(account.email, 'link-identity')
    expect(refusedAs(await browser.post('/auth/link/token', { token }))).toEqual([401, 'factor_required'])
    const wrong = await browser.post('/auth/link/token', { token, factor: 'AAAAAAAAAA' })
    expect(refusedAs(wrong)).toEqual([400, 'invalid_code'])
    expect(await wrongCodesTold(account.id)).toBe(1)
    expect((await browser.get('/users/me')).status).toBe(401)

    const shown = await browser.post('/auth/link/token', { token, factor: codes[0] })
    expect(shown.status).toBe(200)
    expect((await browser.get('/users/me')).body['id']).toBe(account.id)
  })

  it('asks a linked identity for the factor too, with few tries for all browsers together', async () => {
    const { account, codes } = await guarded()
    const first = api.anonymous()
    await signsInWith(first, 'google', { email: account.email, verified: true })
    await first.post('/auth/link/password', { password: TEST_PASSWORD, factor: codes[0] })

    const again = api.anonymous()
    const answer = await signsInWith(again, 'google', { email: account.email, verified: true })
    expect(answer.headers.get('Location')).toBe('/link-account')
    expect((await again.get('/auth/link')).body).toMatchObject({ byFactor: true, byPassword: false })
    expect((await again.get('/users/me')).status).toBe(401)
    expect((await again.post('/auth/link/factor', { factor: codes[1] })).status).toBe(200)
    expect((await again.get('/users/me')).body['id']).toBe(account.id)

    const statuses: number[] = []
    for (let guess = 0; guess < 6; guess += 1) {
      const other = api.anonymous()
      await signsInWith(other, 'google', { email: account.email, verified: true })
      statuses.push((await other.post('/auth/link/factor', { factor: '000000' })).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    expect(await wrongCodesTold(account.id)).toBe(1)
  })
})
