import { expect, it } from 'vitest'
import { freePort } from '../../../../local/testing/index.ts'
import { useTestApi } from '../../../testing/index.ts'

const api = useTestApi({
  env: {
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: `http://localhost:${await freePort()}`,
  },
})

it('a provider that does not answer sends the person back to /login', async () => {
  const client = api.anonymous()
  const answer = await client.get('/auth/google')
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/login?problem=unavailable'])
  expect([...client.cookies.keys()]).toEqual([])
  expect(await api.db.rows('select 1 from sign_in_attempts')).toEqual([])
})

it('a provider that is not configured is not offered, and its address leads to /login', async () => {
  expect((await api.anonymous().get('/config/public')).body).toMatchObject({ providers: ['google'] })
  const answer = await api.anonymous().get('/auth/microsoft')
  expect(answer.headers.get('Location')).toBe('/login?problem=unavailable')
})
