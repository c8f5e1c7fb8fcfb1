import { afterAll, expect, it } from 'vitest'
import { startHostedProvider } from '../../../../platform/testing/hosted-provider.ts'
import { useTestApi } from '../../../testing/index.ts'

const provider = await startHostedProvider()
afterAll(() => provider.stop())
const api = useTestApi({ env: provider.env })

it('a provider that does not answer is told in the words of [spec 3.16], and asked again at the next call', async () => {
  const person = { sub: 'user_1', email: 'away@example.test', email_verified: true }
  const headers = { Authorization: `Bearer ${await provider.token(person, api.clock.now())}` }
  provider.goesAway(true)
  const answer = await api.anonymous().get('/users/me', headers)
  expect(answer).toMatchObject({
    status: 503,
    body: { code: 'unavailable', error: 'Auth service temporarily unavailable. Please retry.' },
  })
  expect(answer.headers.get('Retry-After')).toBe('5')
  provider.goesAway(false)
  expect((await api.anonymous().get('/users/me', headers)).status).toBe(200)
})
