import { describe, expect, it } from 'vitest'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { useTestApi, type Answered } from '../../testing/index.ts'

const api = useTestApi()
const isRefused = (answer: Answered) =>
  answer.status === 400 && Object.keys(answer.body['fields'] as object).join() === 'password'

describe('a password that would be guessed at once', () => {
  it.each(['password', 'Iloveyou', 'naijatax1', 'guess-me!'])('%s signs nobody up', async (password) => {
    const email = 'guess-me@example.test'
    const answer = await api.anonymous().post('/auth/signup', { email, password })
    expect(isRefused(answer)).toBe(true)
    await api.answerMailRequests()
    expect(await api.db.rows('select 1 from sign_ups where email = ?', [email])).toEqual([])
  })

  it('is refused alike for an address that has an account', async () => {
    const { email } = await verifiedAccount(api.db)
    const answers = [email, 'unknown@example.test'].map((address) =>
      api.anonymous().post('/auth/signup', { email: address, password: '12345678' }),
    )
    for (const answer of await Promise.all(answers)) expect(isRefused(answer)).toBe(true)
  })

  it('resets nothing, and the link still works for a better one', async () => {
    const { email } = await verifiedAccount(api.db)
    await api.anonymous().post('/auth/forgot-password', { email })
    const token = await api.linkTo(email, 'reset-password')
    const reset = (password: string) => api.anonymous().post('/auth/reset-password', { token, password })
    expect(isRefused(await reset('sunshine'))).toBe(true)
    expect(isRefused(await reset(`${email.split('@')[0]}99`))).toBe(true)
    expect((await reset('nine purple yams')).status).toBe(204)
  })
})
