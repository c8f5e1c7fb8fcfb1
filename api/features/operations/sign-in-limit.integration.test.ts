import { expect, test } from 'vitest'
import { hashPassword } from '../../../platform/password-hash.ts'
import { useTestApi } from '../../testing/index.ts'

const api = useTestApi({
  env: {
    OPERATOR_USER: 'operator',
    OPERATOR_PASSWORD_HASH: await hashPassword('five quiet looms'),
    LIMIT_OPERATOR: '5/900',
    TRUSTED_PROXY_HOPS: '1',
  },
})
const from = (ip: string, secret: string) =>
  api.anonymous().get(`${api.origin}/operator`, {
    'X-Forwarded-For': ip,
    Authorization: `Basic ${Buffer.from(`operator:${secret}`).toString('base64')}`,
  })

test('guessing from one place is stopped, and the operator elsewhere or signed in already is not', async () => {
  expect((await from('192.0.2.1', 'five quiet looms')).status).toBe(200)
  for (let time = 0; time < 5; time += 1) expect((await from('192.0.2.1', `guess ${time}`)).status).toBe(401)
  const stopped = await from('192.0.2.1', 'guess again')
  expect([stopped.status, stopped.body['code']]).toEqual([429, 'too_many_requests'])
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await from('192.0.2.1', 'five quiet looms')).status).toBe(200)
  expect((await from('192.0.2.2', 'five quiet looms')).status).toBe(200)
  api.clock.advance({ minutes: 16 })
  expect((await from('192.0.2.1', 'guess later')).status).toBe(401)
})

test('a browser that has not asked for the password yet is not counted', async () => {
  for (let time = 0; time < 10; time += 1)
    expect(
      (await api.anonymous().get(`${api.origin}/operator`, { 'X-Forwarded-For': '192.0.2.9' })).status,
    ).toBe(401)
  expect((await from('192.0.2.9', 'five quiet looms')).status).toBe(200)
})
