import { expect, it } from 'vitest'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { productionLimits } from '../../../platform/rates.ts'
import { useTestApi } from '../../testing/index.ts'

const api = useTestApi({ env: productionLimits })
const guess = (email: string) => api.anonymous().post('/auth/login', { email, password: 'not the password' })
const requests = () =>
  api.db.rows(`select purpose, known_account_id from mail_requests where purpose = 'guessing'`)
const notices = async (accountId: string) =>
  (await api.mails(accountId)).filter(({ mail }) => mail === 'security-notice').length

it('that shuts the password to strangers is told once a day, and looks alike for nobody’s address', async () => {
  const account = await verifiedAccount(api.db)
  for (const email of [account.email, 'nobody@example.test']) {
    for (let tries = 0; tries < 9; tries += 1) expect((await guess(email)).status).toBe(401)
    expect(await requests()).toHaveLength(0)
    expect((await guess(email)).status).toBe(401)
    expect(await requests()).toEqual([{ purpose: 'guessing', known_account_id: null }])
    expect((await guess(email)).status).toBe(429)
    expect(await requests()).toHaveLength(1)
    await api.answerMailRequests()
  }
  const told = `select user_agent from security_events where event = 'guessing-stopped'`
  expect(await api.db.rows(told)).toEqual([{ user_agent: null }])
  expect(await notices(account.id)).toBe(1)

  // Another hour of guesses on the same day, then on the next.
  for (const [hours, times] of [
    [1, 1],
    [25, 2],
  ] as const) {
    api.clock.advance({ hours })
    for (let tries = 0; tries < 10; tries += 1) await guess(account.email)
    await api.answerMailRequests()
    expect(await notices(account.id)).toBe(times)
  }
})
